import SwiftUI
import SwiftUITesting
import Testing

/// Drags on scroll views and pages that belong to an enclosing sheet or scroll view.
@MainActor struct YieldedDragTests {
    private struct Presenter: View {
        let content: AnyView
        @State private var isShown = true
        var body: some View {
            Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) { content }
        }
    }

    private static var rows: some View { ForEach(0..<40) { Text("row \($0)").frame(height: 40) } }

    @Test("A drag that pulls down the top of the content of a sheet dismisses it", arguments: 0..<4)
    func sheets(form: Int) throws {
        let content =
            switch form {
            case 0: AnyView(ScrollView { VStack { Self.rows } })
            case 1: AnyView(List { Self.rows })
            case 2: AnyView(NavigationStack { List { Self.rows }.navigationTitle("Title") })
            default: AnyView(Text("short").frame(maxWidth: .infinity, maxHeight: .infinity))
            }
        let host = ViewHost(Presenter(content: content))
        host.advance(by: 1)
        try host.drag(.point(200, 300), by: CGSize(width: 0, height: 450), duration: 0.3)
        host.advance(by: 1)
        #expect(host.contains(.text("gone")))
    }

    @Test("Content of a sheet that is scrolled, or can be refreshed, is moved by drags", arguments: [false, true])
    func scrolledSheets(isRefreshable: Bool) throws {
        let scrolling = ScrollView { VStack { Self.rows } }
        let host = ViewHost(Presenter(content: isRefreshable ? AnyView(scrolling.refreshable {}) : AnyView(scrolling)))
        host.advance(by: 1)
        if !isRefreshable {
            try host.drag(.point(200, 600), by: CGSize(width: 0, height: -300), duration: 0.3)
            host.advance(by: 2)
        }
        let before = try host.frame(of: .text("row 12")).minY
        try host.drag(.point(200, 300), by: CGSize(width: 0, height: 200), duration: 0.5) {
            #expect(((try? host.frame(of: .text("row 12")).minY) ?? before) >= before)
        }
        host.advance(by: 1)
        #expect(host.contains(.text("shown")))
    }

    @Test("Pages turn with horizontal drags and leave vertical ones to the scroll view around them")
    func pages() throws {
        struct Screen: View {
            @State private var page = 0
            var body: some View {
                ScrollView {
                    VStack {
                        Text("page \(page)")
                        TabView(selection: $page) {
                            Color.red.tag(0)
                            Color.blue.tag(1)
                        }
                        .tabViewStyle(.page).frame(height: 200)
                        YieldedDragTests.rows
                    }
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 300, height: 600))
        let top = try host.frame(of: .text("row 0")).minY
        try host.drag(.point(250, 150), by: CGSize(width: -200, height: 20), duration: 0.3)
        host.advance(by: 1)
        #expect(try host.frame(of: .text("row 0")).minY == top && host.contains(.text("page 1")))
        try host.drag(.point(150, 150), by: CGSize(width: 5, height: -100), duration: 1)
        host.advance(by: 1)
        #expect(try host.frame(of: .text("row 0")).minY < top - 50)
        #expect(host.contains(.text("page 1")))
    }
}
