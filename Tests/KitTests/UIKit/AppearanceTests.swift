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
}
