import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Bars and controls look as UIKit's appearances say.
///
/// Appearances apply to the whole process. Each test takes them back before it ends, since other tests run before objects of this suite are
/// deinitialised.
@MainActor @Suite(.serialized) struct AppearanceTests {
    private static func reset() {
        ControlAppearances.navigationBar = BarAppearances()
        ControlAppearances.tabBar = BarAppearances()
        ControlAppearances.segments = SegmentAppearance()
        ControlAppearances.pageDots = PageDotAppearance()
        ControlAppearances.switches = SwitchAppearance()
        ControlAppearances.sliders = SliderAppearance()
        ControlAppearances.textFields = TextFieldAppearance()
        ControlAppearances.barButtons = BarButtonAppearance()
        ScrollViewAppearance.shared.withLock { $0 = ScrollViewAppearance() }
    }

    private let size = CGSize(width: 300, height: 400)

    /// The number of pixels of a colour in an area of a picture of a view.
    private func count(_ color: [UInt8], in area: CGRect? = nil, of view: some View) throws -> Int {
        let host = ViewHost(view, size: size, scale: 1)
        host.advance(by: 1)
        let bitmap = try host.image()
        let context = try #require(
            CGContext(
                data: nil, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(bitmap, in: CGRect(origin: .zero, size: size))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let area = area ?? CGRect(origin: .zero, size: size)
        var found = 0
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) where (0..<3).allSatisfy({ bytes[y * context.bytesPerRow + x * 4 + $0] == color[$0] }) {
                found += 1
            }
        }
        return found
    }

    private let red: [UInt8] = [255, 0, 0]
    private let green: [UInt8] = [0, 255, 0]
    private let blue: [UInt8] = [0, 0, 255]

    private var tabs: some View { tabs(Text("a")) }

    private func tabs(_ first: some View) -> some View {
        TabView {
            first.tabItem { Label("One", systemImage: "square.fill") }
            Text("b").tabItem { Label("Two", systemImage: "square.fill") }
        }
    }

    @Test func tabBars() throws {
        defer { Self.reset() }
        let bar = CGRect(x: 0, y: 340, width: 300, height: 60)
        #expect(try count(red, in: bar, of: tabs) == 0)
        UITabBar.appearance().backgroundColor = .red
        UITabBar.appearance().unselectedItemTintColor = .green
        UITabBar.appearance().tintColor = .blue
        #expect(try count(red, in: bar, of: tabs) > 8000 && count(green, in: bar, of: tabs) > 50 && count(blue, in: bar, of: tabs) > 50)
        // What views say takes precedence.
        #expect(try count(red, in: bar, of: tabs(Text("a").toolbarBackground(Color.yellow, for: .tabBar))) < 8000)
        UITabBar.appearance().isHidden = true
        #expect(try count(red, of: tabs) == 0)
    }

    @Test func tabsInTheirStates() throws {
        defer { Self.reset() }
        let appearance = UITabBarAppearance()
        appearance.configureWithTransparentBackground()
        let items = UITabBarItemAppearance()
        items.normal.iconColor = .green
        items.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.stackedLayoutAppearance = items
        UITabBar.appearance().standardAppearance = appearance
        #expect(try count(green, of: tabs) > 50 && count(red, of: tabs) > 50)
        #expect(UITabBar.appearance().standardAppearance.stackedLayoutAppearance.normal.iconColor == .green)
    }

    @Test func navigationBars() throws {
        defer { Self.reset() }
        let page = NavigationStack { List(0..<30, id: \.self) { Text("\($0)") }.navigationTitle("IIII") }
        let inline = NavigationStack { Color.white.navigationTitle("IIII").navigationBarTitleDisplayMode(.inline) }
        #expect(try count(red, of: page) == 0)
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
        #expect(try count(red, of: page) > 20 && count(green, of: inline) > 5)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        opaque.backgroundColor = .blue
        UINavigationBar.appearance().standardAppearance = opaque
        // The background shows over scrolled content only.
        #expect(try count(blue, of: inline) == 0)
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = .red
        UINavigationBar.appearance().scrollEdgeAppearance = edge
        #expect(try count(red, of: inline) > 5000 && count(blue, of: inline) == 0)
    }

    @Test func segmentsAndDots() throws {
        defer { Self.reset() }
        let picker = Picker("", selection: .constant(1)) {
            Text("II").tag(1)
            Text("II").tag(2)
        }.pickerStyle(.segmented)
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().backgroundColor = .blue
        UISegmentedControl.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 24)], for: .selected)
        #expect(try count(red, of: picker) > 1000 && count(blue, of: picker) > 1000 && count(green, of: picker) > 5)
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UIPageControl.appearance().pageIndicatorTintColor = .blue
        let pages = TabView {
            Color.black
            Color.black
        }.tabViewStyle(.page)
        #expect(try count(red, of: pages) > 20 && count(blue, of: pages) > 20)
    }

    @Test func switches() throws {
        defer { Self.reset() }
        let on = Toggle("", isOn: .constant(true))
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance().thumbTintColor = .blue
        #expect(try count(red, of: on) > 200 && count(blue, of: on) > 200)
        #expect(try count(red, of: Toggle("", isOn: .constant(false))) == 0)
        // What views say takes precedence.
        #expect(try count(red, of: on.tint(Color(red: 0, green: 1, blue: 0))) == 0)
        #expect(UISwitch.appearance().onTintColor == .red)
    }

    @Test func sliders() throws {
        defer { Self.reset() }
        let slider = Slider(value: .constant(0.5))
        let pure = Color(red: 0, green: 1, blue: 0)
        UISlider.appearance().minimumTrackTintColor = .red
        UISlider.appearance().maximumTrackTintColor = .blue
        let (before, after) = (CGRect(x: 0, y: 0, width: 120, height: 400), CGRect(x: 180, y: 0, width: 120, height: 400))
        #expect(try count(red, in: before, of: slider) > 200 && count(red, in: after, of: slider) == 0)
        #expect(try count(blue, in: after, of: slider) > 200 && count(blue, in: before, of: slider) == 0)
        #expect(try count(red, of: slider.tint(pure)) == 0)
        let middle = CGRect(x: 100, y: 0, width: 100, height: 400)
        #expect(try count(green, in: middle, of: slider) == 0)
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        UISlider.appearance().setThumbImage(square, for: .normal)
        #expect(try count(green, in: middle, of: slider) > 350)
        // A picture without content hides the knob: the track is all there is, one part beside the other.
        UISlider.appearance().setThumbImage(UIImage(), for: .normal)
        #expect(try count(red, of: slider) + count(blue, of: slider) > 1000)
    }

    @Test func fieldsWithClearButtons() throws {
        defer { Self.reset() }
        final class Model: ObservableObject { @Published var text = "iiii" }
        struct Page: View {
            @ObservedObject var model: Model
            @FocusState var isFocused: Bool
            var body: some View {
                TextField("", text: $model.text).focused($isFocused).onSubmit {}
                Button("Begin") { isFocused = true }
            }
        }
        func clears(_ host: ViewHost) -> Bool { host.contains(.label("Clear")) }
        func page() -> (ViewHost, Model) {
            let model = Model()
            return (ViewHost(Page(model: model), size: size, scale: 1), model)
        }
        #expect(!clears(page().0))
        UITextField.appearance().clearButtonMode = .whileEditing
        let (host, model) = page()
        #expect(!clears(host))
        try host.tap(.label("Begin"))
        #expect(clears(host))
        try host.tap(.label("Clear"))
        #expect(model.text.isEmpty && !clears(host))
        UITextField.appearance().clearButtonMode = .unlessEditing
        #expect(clears(page().0))
        UITextField.appearance().backgroundColor = .red
        #expect(try count(red, of: TextField("", text: .constant("a"))) > 1000)
    }

    @Test func buttonsInBars() throws {
        defer { Self.reset() }
        let page = NavigationStack { Color.white.toolbar { Button("", systemImage: "square.fill") {} } }
        #expect(try count(red, of: page) == 0)
        UINavigationBar.appearance().tintColor = .blue
        #expect(try count(blue, of: page) > 5)
        UIBarButtonItem.appearance().tintColor = .red
        #expect(try count(red, of: page) > 5 && count(blue, of: page) == 0)
        let small = try count(red, of: page)
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30)], for: .normal)
        #expect(try count(red, of: page) > 2 * small)
    }

    @Test func scrolling() throws {
        defer { Self.reset() }
        final class Furthest { var offset: CGFloat = 0 }
        /// Drags the content down by 100 points and returns how far it was beyond its end.
        func moved(_ view: some View) throws -> CGFloat {
            let furthest = Furthest()
            let host = ViewHost(
                view.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { furthest.offset = max(furthest.offset, -$1) }, size: size,
                scale: 1)
            try host.drag(.text("Top"), by: CGSize(width: 0, height: 100))
            return furthest.offset
        }
        let list = ScrollView { Text("Top").frame(height: 1000, alignment: .top) }
        #expect(try moved(list) > 10)
        UIScrollView.appearance().bounces = false
        #expect(try moved(list) == 0)
        #expect(try moved(list.scrollBounceBehavior(.always)) > 10)
        UIScrollView.appearance().bounces = true
        UIScrollView.appearance().isScrollEnabled = false
        #expect(try moved(list) == 0)
        UIScrollView.appearance().keyboardDismissMode = .none
        #expect(UIScrollView.appearance().keyboardDismissMode == .none)
    }

    private var page: some View {
        NavigationStack {
            List(0..<40, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Add") {} }
        }
    }

    @Test func buttonsHaveTheLookOfTheBar() throws {
        defer { Self.reset() }
        let bar = CGRect(x: 0, y: 0, width: 300, height: 44)
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(try count(red, in: bar, of: page) == 0)
        // A copy was changed: the appearance has a look when it is assigned.
        let buttons = UIBarButtonItemAppearance(style: .plain)
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance = buttons
        UINavigationBar.appearance().standardAppearance = appearance
        #expect(try count(red, in: bar, of: page) > 20)
        UIBarButtonItem.appearance().tintColor = .green
        #expect(try count(red, in: bar, of: page) == 0 && count(green, in: bar, of: page) > 20)
    }

    private var secondPage: some View {
        NavigationStack(path: .constant([1])) {
            Text("First").navigationTitle("First").navigationDestination(for: Int.self) { _ in Text("Second").navigationTitle("Second") }
        }
    }

    @Test func theBackButtonHasALookOfItsOwn() throws {
        defer { Self.reset() }
        let bar = CGRect(x: 0, y: 0, width: 150, height: 60)
        #expect(try count(red, in: bar, of: secondPage) == 0)
        let square = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        let appearance = UINavigationBarAppearance()
        let buttons = UIBarButtonItemAppearance()
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 17)]
        appearance.backButtonAppearance = buttons
        appearance.setBackIndicatorImage(square.withRenderingMode(.alwaysOriginal), transitionMaskImage: nil)
        UINavigationBar.appearance().standardAppearance = appearance
        #expect(try count(red, in: bar, of: secondPage) > 20)
        #expect(try count(green, in: bar, of: secondPage) > 100)
    }

    @Test func barsCanBeOpaque() {
        defer { Self.reset() }
        #expect(UINavigationBar.appearance().isTranslucent && UITabBar.appearance().isTranslucent)
        UINavigationBar.appearance().isTranslucent = false
        UITabBar.appearance().isTranslucent = false
        #expect(UINavigationBar.appearance().backgroundColor == .systemBackground && UITabBar.appearance().backgroundColor == .systemBackground)
        UINavigationBar.appearance().isTranslucent = true
        #expect(UINavigationBar.appearance().backgroundColor == nil)
        // A colour that is set is kept.
        UINavigationBar.appearance().backgroundColor = .red
        UINavigationBar.appearance().isTranslucent = false
        #expect(UINavigationBar.appearance().backgroundColor == .red)
    }
}
