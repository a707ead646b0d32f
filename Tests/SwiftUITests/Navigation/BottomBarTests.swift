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
}
