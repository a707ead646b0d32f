import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct DefaultToolbarItemTests {
    private struct Page: View {
        var movesSearch: Bool
        @State private var query = ""
        var body: some View {
            NavigationStack {
                List { Text("Row") }
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .searchable(text: $query)
                    .toolbar {
                        if movesSearch { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
                        ToolbarItem(placement: .bottomBar) { Button("New") {} }.sharedBackgroundVisibility(.hidden)
                    }
            }
        }
    }

    @Test("The search field moves to the place of its item, and back")
    func search() throws {
        let host = ViewHost(Page(movesSearch: false))
        let above = try host.frame(of: .text("Search"))
        #expect(above.maxY < 300)
        host.show(Page(movesSearch: true))
        host.advance(by: 1)
        #expect(host.findAll(.text("Search")).count == 1)
        let below = try host.frame(of: .text("Search"))
        #expect(try abs(below.midY - host.frame(of: .text("New")).midY) < 5)
        try host.tap(.text("Search"))
        host.type("Ro")
        #expect(host.contains(.text("Ro")))
    }

    @Test("Items take the places of the title and the subtitle", arguments: [ViewHost.Profile.iOS, .macOS])
    func titles(profile: ViewHost.Profile) throws {
        let host = ViewHost(
            NavigationStack {
                Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .title) { Text("Own title") }
                        ToolbarItem(placement: .subtitle) { Text("Own subtitle") }
                    }
            }, profile: profile)
        #expect(!host.contains(.text("Title")))
        let (title, subtitle) = (try host.frame(of: .text("Own title")), try host.frame(of: .text("Own subtitle")))
        #expect(title.maxY <= subtitle.minY + 1)
    }

    @Test("An item takes the place of the large title")
    func largeTitle() throws {
        let host = ViewHost(
            NavigationStack {
                List { Text("Row") }.navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .largeTitle) { Text("Own title") }
                        ToolbarItem(placement: .largeSubtitle) { Text("Below") }
                    }
            })
        #expect(try host.frame(of: .text("Own title")).height > 30)
        #expect(try host.frame(of: .text("Below")).minY >= host.frame(of: .text("Own title")).maxY - 1)
    }

    @Test("The sidebar toggle moves to the place of its item")
    func sidebarToggle() throws {
        struct Screen: View {
            var moves: Bool
            var body: some View {
                NavigationSplitView {
                    Text("Side").toolbar { if moves { DefaultToolbarItem(kind: .sidebarToggle, placement: .primaryAction) } }
                } detail: {
                    Text("Detail")
                }
            }
        }
        let size = CGSize(width: 900, height: 500)
        let usual = ViewHost(Screen(moves: false), size: size, profile: .macOS)
        let moved = ViewHost(Screen(moves: true), size: size, profile: .macOS)
        #expect(usual.findAll(.label("Hide Sidebar")).count == 1)
        #expect(moved.findAll(.label("Hide Sidebar")).count == 1)
    }
}
