import SwiftUI
import SwiftUITesting
import Testing

/// The order of the items of menus.
@MainActor struct MenuOrderTests {
    struct Screen: View {
        var order: MenuOrder
        var isLow: Bool
        var isScrolled = false
        @Environment(\.menuOrder) private var outer

        private var menu: some View {
            Menu("More") {
                Button("First") {}
                Button("Second") {}
                Divider()
                Button("Third") {}
            }
            .menuOrder(order)
        }

        var body: some View {
            if isScrolled {
                ScrollView { menu.frame(maxWidth: .infinity, minHeight: 800, alignment: isLow ? .bottom : .top) }
            } else {
                menu.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isLow ? .bottom : .top)
            }
        }
    }

    private func titles(_ screen: Screen, profile: ViewHost.Profile = .iOS) throws -> [String] {
        let host = ViewHost(screen, size: CGSize(width: 390, height: 800), profile: profile)
        try host.tap(.text("More"))
        host.advance(by: 0.5)
        return try ["First", "Second", "Third"].map { ($0, try host.frame(of: .text($0)).minY) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("In priority order the first item is nearest to the button")
    func priority() throws {
        let (down, up) = (["First", "Second", "Third"], ["Third", "Second", "First"])
        for order in [MenuOrder.automatic, .priority, .fixed] {
            #expect(try titles(Screen(order: order, isLow: false)) == down)
            #expect(try titles(Screen(order: order, isLow: true)) == (order == .fixed ? down : up), "\(order)")
            #expect(try titles(Screen(order: order, isLow: true), profile: .macOS) == down)
        }
        // In a scroll view the automatic order is fixed.
        #expect(try titles(Screen(order: .automatic, isLow: true, isScrolled: true)) == down)
        #expect(try titles(Screen(order: .priority, isLow: true, isScrolled: true)) == up)
    }

    @Test("The menu of a picker has a fixed order (documented for the automatic order)")
    func pickers() throws {
        struct Root: View {
            @State private var choice = 2
            var body: some View {
                Picker("Choice", selection: $choice) {
                    Text("First").tag(0)
                    Text("Second").tag(1)
                    Text("Third").tag(2)
                }
                .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
        let host = ViewHost(Root(), size: CGSize(width: 390, height: 800))
        try host.tap(.text("Third"))
        host.advance(by: 0.5)
        #expect(try host.frame(of: .text("First")).minY < host.frame(of: .text("Second")).minY)
    }

    @Test("The order is a value of the environment")
    func environment() {
        struct Reader: View {
            @Environment(\.menuOrder) private var order
            var body: some View { Text(order == .fixed ? "fixed" : "other") }
        }
        #expect(ViewHost(Reader().menuOrder(.fixed)).contains(.text("fixed")))
        #expect(ViewHost(Reader().environment(\.menuOrder, .priority)).contains(.text("other")))
    }

    @Test("A flexible button is as wide as the proposed width", arguments: [ButtonSizing.automatic, .fitted, .flexible])
    func buttonSizing(sizing: ButtonSizing) throws {
        for style in 0..<2 {
            let button = Button("Press") {}.accessibilityIdentifier("button")
            let host =
                style == 0
                ? ViewHost(button.buttonStyle(.bordered).buttonSizing(sizing).padding(20))
                : ViewHost(button.buttonStyle(.glass).buttonSizing(sizing).padding(20))
            let width = try host.frame(of: .identifier("button")).width
            #expect(sizing == .flexible ? width == 350 : width < 150, "\(width)")
        }
    }
}
