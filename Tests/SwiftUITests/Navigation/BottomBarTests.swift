import SwiftUI
import SwiftUITesting
import Testing

/// The bar at the bottom of a page is there while its items have something to show.
@MainActor struct BottomBarTests {
    private struct Screen<Item: View>: View {
        @ViewBuilder var item: Item

        var body: some View {
            NavigationStack {
                Color.red.accessibilityIdentifier("content").toolbar { ToolbarItemGroup(placement: .bottomBar) { item } }
            }
        }
    }

    private struct Changing: View {
        @State private var isEditing = false

        var body: some View {
            NavigationStack {
                Color.red.accessibilityIdentifier("content").onTapGesture { isEditing.toggle() }
                    .toolbar { ToolbarItem(placement: .bottomBar) { if isEditing { Text("Delete") } } }
            }
        }
    }

    private func height(_ item: some View, _ profile: ViewHost.Profile) throws -> CGFloat {
        let host = ViewHost(Screen { item }, profile: profile)
        return 844 - (try host.frame(of: .identifier("content")).maxY)
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func itemsWithoutViewsMakeNoBar(profile: ViewHost.Profile) throws {
        #expect(try height(EmptyView(), profile) == 0)
        #expect(try height(Group { if profile == .iOS, profile == .macOS { Text("never") } }, profile) == 0)
        #expect(try height(ForEach(0..<0, id: \.self) { Text("\($0)") }, profile) == 0)
        #expect(try height(Text("a"), profile) == 49)
        #expect(try height(Spacer(), profile) == 49)
        #expect(try height(Color.red, profile) == 49)
    }

    @Test func theBarComesAndGoesWithItsItems() throws {
        let host = ViewHost(Changing())
        host.safeAreaInsets.bottom = 34
        #expect(try host.frame(of: .identifier("content")).maxY == 810)
        try host.tap(.identifier("content"))
        #expect(try host.frame(of: .identifier("content")).maxY == 761)
        #expect(host.contains(.text("Delete")))
        try host.tap(.identifier("content"))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("content")).maxY == 810)
    }

    @Test func spacersSeparateItems() throws {
        func gap(_ sizing: SpacerSizing?) throws -> CGFloat {
            let page = NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("First") }
                    if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
                    ToolbarItem(placement: .bottomBar) { Text("Last") }
                }
            }
            let host = ViewHost(page, size: CGSize(width: 390, height: 300))
            return try host.frame(of: .text("Last")).minX - host.frame(of: .text("First")).maxX
        }
        let (none, fixed, flexible) = (try gap(nil), try gap(.fixed), try gap(.flexible))
        #expect(none < fixed && fixed < flexible && flexible > 200)
    }
}
