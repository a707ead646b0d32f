import SwiftUI
import SwiftUITesting
import Testing

/// The title that the window's bar shows for a split view on macOS.
@MainActor struct SplitViewTitleTests {
    struct Columns: View {
        var outer: String?
        var sidebar: String?
        var detail: String?
        var body: some View {
            let columns = NavigationSplitView {
                List { Text("Row") }.navigationTitle(sidebar ?? "")
            } detail: {
                if let detail { Text("Page").navigationTitle(detail) } else { Text("Page") }
            }
            if let outer { columns.navigationTitle(outer).navigationSubtitle("below") } else { columns }
        }
    }

    @Test(
        "The title of the detail, of the split view or of the sidebar is shown, in this order",
        arguments: [
            (outer: "Outer" as String?, sidebar: nil as String?, detail: nil as String?, shown: "Outer"),
            ("Outer", "Sidebar", nil, "Outer"), ("Outer", "Sidebar", "Detail", "Detail"), (nil, "Sidebar", nil, "Sidebar"),
        ])
    func title(outer: String?, sidebar: String?, detail: String?, shown: String) {
        let host = ViewHost(
            Columns(outer: outer, sidebar: sidebar, detail: detail), size: CGSize(width: 800, height: 500), profile: .macOS)
        for title in ["Outer", "Sidebar", "Detail"] { #expect(host.contains(.text(title)) == (title == shown)) }
        #expect(host.contains(.text("below")) == (shown == "Outer"))
    }
}
