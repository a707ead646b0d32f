import SwiftUI
import SwiftUITesting
import Testing

/// Links with a destination in the bars of a page.
@MainActor struct BarLinkTests {
    private struct Root: View {
        let placement: ToolbarItemPlacement
        @State private var count = 0
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Root")
                    Button("Count") { count += 1 }
                }
                .toolbar {
                    ToolbarItem(placement: placement) {
                        NavigationLink("Open") { Page(count: count) { count += 1 } }
                    }
                }
            }
        }
    }

    private struct Page: View {
        let count: Int
        let add: @MainActor () -> Void
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("page \(count)")
                Button("Add", action: add)
                Button("Back again") { dismiss() }
            }
        }
    }

    private static let placements: [ToolbarItemPlacement] = [.primaryAction, .bottomBar, .automatic, .principal]

    @Test("A link in a bar opens its page, which follows the state around it and can be left", arguments: 0..<4, [ViewHost.Profile.iOS, .macOS])
    func links(placement: Int, profile: ViewHost.Profile) throws {
        // Windows of macOS have no bar at the bottom.
        if placement == 1, profile == .macOS { return }
        let host = ViewHost(Root(placement: Self.placements[placement]), profile: profile)
        try host.tap(.text("Count"))
        for count in 1...2 {
            try host.tap(.text("Open"))
            host.advance(by: 1)
            #expect(host.contains(.text("page \(count)")))
            try host.tap(.text("Add"))
            #expect(host.contains(.text("page \(count + 1)")))
            try host.tap(.text("Back again"))
            host.advance(by: 1)
            #expect(!host.contains(.text("page \(count + 1)")))
        }
        #expect(host.warnings.isEmpty)
    }

    @Test("Items of older programs hold links, too")
    @available(*, deprecated)
    func oldItems() throws {
        let host = ViewHost(
            NavigationView {
                Text("Root").navigationBarItems(trailing: NavigationLink(destination: Text("Page")) { Text("Open") })
            })
        try host.tap(.text("Open"))
        host.advance(by: 1)
        #expect(host.contains(.text("Page")))
    }
}
