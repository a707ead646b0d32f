import SwiftUI
@testable import SwiftUITesting
import Testing

private struct Bars: View {
    @State private var isSheetShown = false

    var body: some View {
        NavigationStack {
            Label("content", systemImage: "star")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("icon", systemImage: "plus") { isSheetShown = true } }
                    ToolbarItem(placement: .bottomBar) { Label("both", systemImage: "plus").labelStyle(.titleAndIcon) }
                    ToolbarItem(placement: .navigation) {
                        Menu("menu", systemImage: "ellipsis") { Button("entry", systemImage: "trash") {} }
                    }
                }
                .sheet(isPresented: $isSheetShown) { Label("sheet", systemImage: "star") }
        }
    }
}

/// Labels in bars.
@MainActor struct ToolbarLabelTests {
    /// The texts that are drawn.
    private func texts(_ host: ViewHost) -> [String] {
        ["content", "icon", "both", "menu", "entry", "sheet"].filter { host.dump().contains("text=\"\($0)\"") }
    }

    @Test("Items that are not shown by default are not in the bar", arguments: [ViewHost.Profile.iOS, .macOS])
    func itemsToBeAdded(profile: ViewHost.Profile) {
        let page = Text("page").toolbar(id: "bar") {
            ToolbarItem(id: "a") { Button("shown") {} }
            ToolbarItem(id: "b", showsByDefault: false) { Button("hidden") {} }
        }
        let host = ViewHost(NavigationStack { page }, profile: profile)
        #expect(host.contains(.label("shown")) && !host.contains(.label("hidden")))
    }

    @Test("Items of navigation stand at the leading edge, and beside a back button in a compact width at the trailing edge")
    func navigationItems() throws {
        func place(_ path: [Int], hidesBack: Bool = false, sizeClass: UserInterfaceSizeClass = .compact) throws -> CGFloat {
            let page = Text("page").navigationBarBackButtonHidden(hidesBack)
                .toolbar { ToolbarItem(placement: .navigation) { Button("nav") {} } }
            let stack = NavigationStack(path: .constant(path)) { page.navigationDestination(for: Int.self) { _ in page } }
            let host = ViewHost(stack.environment(\.horizontalSizeClass, sizeClass), size: CGSize(width: 390, height: 700), profile: .iOS)
            return try host.frame(of: .label("nav")).midX
        }
        #expect(try place([]) < 195)
        #expect(try place([1]) > 195)
        #expect(try place([1], hidesBack: true) < 195)
        #expect(try place([1], sizeClass: .regular) < 195)
    }

    @Test("A picker in a bar shows its choices only", arguments: [ViewHost.Profile.iOS, .macOS])
    func pickers(profile: ViewHost.Profile) {
        let picker = Picker("title", selection: .constant(1)) { Text("choice").tag(1) }
        let page = Text("page").toolbar {
            ToolbarItem(placement: .primaryAction) { picker.pickerStyle(.segmented) }
            ToolbarItem(placement: .navigation) { picker.pickerStyle(.menu) }
        }
        let dump = ViewHost(NavigationStack { page }, profile: profile).dump()
        #expect(dump.contains("text=\"choice\"") && !dump.contains("text=\"title\""))
    }

    @Test("Buttons in the toolbar of a window have a bezel only while the pointer is over them")
    func bezels() throws {
        func colors(_ profile: ViewHost.Profile, isHovered: Bool) throws -> Int {
            let page = Color.clear.toolbar { ToolbarItem(placement: .primaryAction) { Button("abc") {} } }
            let host = ViewHost(NavigationStack { page }, size: CGSize(width: 300, height: 200), profile: profile, scale: 1)
            if isHovered { try host.hover(.label("abc")) }
            let (image, frame) = (try host.image(), try host.frame(of: .label("abc")))
            // The column before the text.
            let x = Int(frame.minX) + 3
            return Set((Int(frame.minY) - 4..<Int(frame.maxY) + 4).map { image.pixels[($0 * image.width + x) * 4] }).count
        }
        #expect(try colors(.macOS, isHovered: false) == 1)
        #expect(try colors(.macOS, isHovered: true) > 1)
        #expect(try colors(.macOS26, isHovered: false) > 1)
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func labelsInBarsShowTheirIcons(profile: ViewHost.Profile) throws {
        let host = ViewHost(Bars(), profile: profile)
        #expect(texts(host) == ["content", "both"])
        // Without a title between them the items stand at the ends all the same.
        if profile == .iOS {
            #expect(try host.frame(of: .label("menu")).minX < 40 && host.frame(of: .label("icon")).maxX > host.size.width - 40)
        }
        // Who does not see the icon hears the title, and what an item presents is no bar.
        try host.tap(.label("menu"))
        host.advance(by: 1)
        #expect(texts(host) == ["content", "both", "entry"])
        try host.tap(.text("entry"))
        host.advance(by: 1)
        try host.tap(.label("icon"))
        host.advance(by: 1)
        #expect(texts(host).contains("sheet"))
    }
}

/// Bars say what is in them by preferences, which a button in one must not call for anew each time it is shown.
@MainActor struct ToolbarUpdateTests {
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func buttonsInBarsComeToRest(profile: ViewHost.Profile) {
        let host = ViewHost(
            NavigationStack {
                Text("content").toolbar {
                    Button {
                    } label: {
                        Image(systemName: "plus")
                    }
                    ControlGroup {
                        Button("A") {}; Button("B") {}
                    }
                    Toggle("C", isOn: .constant(true))
                }
            }, profile: profile)
        host.advance(by: 1)
        #expect(host.warnings.isEmpty)
    }
}
