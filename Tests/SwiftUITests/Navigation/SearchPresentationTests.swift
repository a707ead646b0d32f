import SwiftUI
import SwiftUITesting
import Testing

/// Bars, suggestions and keys while a search is active.
@MainActor struct SearchPresentationTests {
    @Test("Escape clears a search field of macOS, and then ends the search; on iOS it ends the search", arguments: [ViewHost.Profile.macOS, .iOS])
    func escapeInSearchFields(profile: ViewHost.Profile) throws {
        struct Page: View {
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    Text(verbatim: "\(text) \(isPresented)").accessibilityIdentifier("state").searchable(text: $text, isPresented: $isPresented)
                }
            }
        }
        let host = ViewHost(Page(), size: CGSize(width: 500, height: 400), profile: profile)
        func state() throws -> String { try host.text(of: .identifier("state")) }
        try host.tap(.text("Search"))
        host.type("zz")
        #expect(try state() == "zz true")
        host.press(.escape)
        host.advance(by: 1)
        #expect(try state() == (profile == .macOS ? " true" : " false"))
        host.press(.escape)
        host.advance(by: 1)
        #expect(try state() == " false")
    }

    @Test("An active search field of iOS takes the place of the titles and buttons, unless the program avoids it", arguments: [false, true])
    func barsDuringSearches(keepsContent: Bool) throws {
        struct Page: View {
            var behavior: SearchPresentationToolbarBehavior
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List { Text("Row") }
                        .navigationTitle("Fruits")
                        .toolbar { Button("Add") {} }
                        .searchable(text: $text)
                        .searchPresentationToolbarBehavior(behavior)
                }
            }
        }
        let host = ViewHost(Page(behavior: keepsContent ? .avoidHidingContent : .automatic), size: CGSize(width: 390, height: 700))
        func hasButton() -> Bool { host.accessibilityElements.flatMap(\.flattened).contains { $0.label == "Add" } }
        let (field, row) = try (host.frame(of: .text("Search")), host.frame(of: .text("Row")))
        try host.tap(.text("Search"))
        host.advance(by: 1)
        let rise = try field.minY - host.frame(of: .text("Search")).minY
        #expect(keepsContent ? rise == 0 : rise == 44 + 52 - 8)
        #expect(try row.minY - host.frame(of: .text("Row")).minY == rise)
        #expect(hasButton() == keepsContent)
        try host.tap(.text("Cancel"))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("Search")) == field && host.frame(of: .text("Row")) == row && hasButton())
    }

    @Test("Suggested tokens are shown while there is no text")
    func suggestedTokens() throws {
        struct Token: Identifiable {
            var id: String
        }
        struct Page: View {
            @State private var text = ""
            @State private var tokens: [Token] = []
            @State private var suggested = [Token(id: "Unread")]
            var body: some View {
                NavigationStack {
                    Text("page").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
                }
            }
        }
        let host = ViewHost(Page(), size: CGSize(width: 400, height: 600), profile: .iOS)
        try host.tap(.text("Search"))
        host.advance(by: 1)
        #expect(host.contains(.text("Unread")))
        host.type("z")
        host.advance(by: 1)
        #expect(!host.contains(.text("Unread")))
    }
}
