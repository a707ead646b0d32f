import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Searches with suggestions, scopes and tokens; days of a calendar; what is shared; what a view prefers.
@MainActor struct ChoiceTests {
    struct Token: Identifiable, Hashable {
        var id: String
    }

    @Observable final class Search {
        var text = ""
        var scope = 1
        var tokens: [Token] = []
        var submitted: [String] = []
    }

    struct SearchScreen: View {
        @Bindable var model: Search

        var body: some View {
            NavigationStack {
                List { Text("Content") }
                    .navigationTitle("Mail")
                    .searchable(text: $model.text, tokens: $model.tokens, prompt: "Find") { Text($0.id) }
                    .searchSuggestions {
                        Text("Suggest Ada").searchCompletion("ada")
                        Text("Only unread").searchCompletion(Token(id: "unread"))
                    }
                    .searchScopes($model.scope) {
                        Text("All").tag(1)
                        Text("Inbox").tag(2)
                    }
                    .onSubmit(of: .search) { model.submitted.append(model.text) }
            }
        }
    }

    @Test("While the user searches there are suggestions and scopes; a suggestion becomes the text or a token")
    func searching() throws {
        let model = Search()
        let host = ViewHost(SearchScreen(model: model))
        #expect(!host.contains(.text("Suggest Ada")) && !host.contains(.text("Inbox")))
        try host.tap(.text("Find"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Inbox")))
        try host.tap(.text("Suggest Ada"))
        host.advance(by: 0.5)
        #expect(model.text == "ada" && !host.contains(.text("Only unread")))
        // Other text brings the suggestions back.
        host.type("m")
        host.advance(by: 0.5)
        try host.tap(.text("Only unread"))
        host.advance(by: 0.5)
        #expect(model.tokens == [Token(id: "unread")] && model.text == "")
        #expect(host.contains(.text("unread")))
        try host.tap(.text("Inbox"))
        #expect(model.scope == 2)
    }

    private struct EditableTokens: View {
        @Bindable var model: Search
        @State private var isPresented = true

        var body: some View {
            NavigationStack {
                List { Text("Content") }
                    .searchable(text: $model.text, editableTokens: $model.tokens, isPresented: $isPresented, prompt: "Find") { $token in
                        Button(token.id) { token = Token(id: "not " + token.id) }
                    }
            }
        }
    }

    @Test("The view of a token may change it")
    func editableTokens() throws {
        let model = Search()
        model.tokens = [Token(id: "read"), Token(id: "flagged")]
        let host = ViewHost(EditableTokens(model: model))
        try host.tap(.text("flagged"))
        host.advance(by: 0.5)
        #expect(model.tokens == [Token(id: "read"), Token(id: "not flagged")] && host.contains(.text("not flagged")))
    }

    @Test("Return submits the search; delete in the empty field takes the last token away")
    func keys() throws {
        let model = Search()
        model.tokens = [Token(id: "unread"), Token(id: "new")]
        let host = ViewHost(SearchScreen(model: model))
        try host.tap(.text("Find"))
        host.advance(by: 0.5)
        host.press(.delete)
        #expect(model.tokens == [Token(id: "unread")])
        host.type("x")
        host.press(.return)
        #expect(model.submitted == ["x"])
    }

    @Test("Several days are chosen one by one, and taken back")
    func days() throws {
        struct Screen: View {
            @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 5, day: 9)]
            var body: some View {
                MultiDatePicker("Days", selection: $days)
                Text("Chosen \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
            }
        }
        let host = ViewHost(VStack { Screen() })
        #expect(host.contains(.text("Chosen 9")))
        try host.tap(.text("12"))
        try host.tap(.text("20"))
        #expect(host.contains(.text("Chosen 9 12 20")))
        try host.tap(.text("9"))
        #expect(host.contains(.text("Chosen 12 20")))
    }

    @Test("What is shared can be copied")
    func sharing() async throws {
        let host = ViewHost(ShareLink(item: "Forty-two"))
        try host.tap(.text("Share…"))
        host.advance(by: 1)
        try host.tap(.text("Copy"))
        await host.settle()
        #expect(host.tree.services.clipboard.string == "Forty-two")
    }

    @Test("A view's wish decides the colour scheme of the window, as long as the view is there")
    func preferredScheme() throws {
        struct Probe: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        struct Screen: View {
            @State private var isDark = true
            var body: some View {
                VStack {
                    Probe()
                    if isDark { Text("Wish").preferredColorScheme(.dark) }
                    Button("Toggle") { isDark.toggle() }
                }
            }
        }
        let host = ViewHost(Screen())
        #expect(host.contains(.text("dark")))
        try host.tap(.text("Toggle"))
        #expect(host.contains(.text("light")))
    }

    @Test("The window has an edit mode outside of pages too")
    func rootEditMode() throws {
        struct Screen: View {
            @Environment(\.editMode) private var mode
            var body: some View {
                EditButton()
                Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
            }
        }
        let host = ViewHost(VStack { Screen() })
        #expect(host.contains(.text("reading")))
        try host.tap(.text("Edit"))
        #expect(host.contains(.text("editing")))
    }

    @Test("A link keeps to the button style around it")
    func linkStyle() throws {
        func pixels(_ isPlain: Bool) throws -> [UInt8] {
            let link = NavigationLink("Go", value: 1)
            let styled = isPlain ? AnyView(link.buttonStyle(.plain)) : AnyView(link)
            let host = ViewHost(NavigationStack { styled }, size: CGSize(width: 100, height: 140), scale: 1)
            return try host.image().pixels
        }
        #expect(try pixels(true) != pixels(false))
        let plain = try pixels(true)
        let isGray = stride(from: 0, to: plain.count, by: 4).allSatisfy { (start: Int) -> Bool in
            plain[start] == plain[start + 1] && plain[start] == plain[start + 2]
        }
        #expect(isGray)
    }

    @Test("Rows of a grid line up their texts, whatever stands under them")
    func gridBaselines() throws {
        struct Lines: View {
            var body: some View {
                Grid(alignment: .leadingFirstTextBaseline) {
                    GridRow {
                        VStack {
                            Text("A"); Text("below").font(.title)
                        }
                        Text("Large").font(.largeTitle)
                    }
                    GridRow {
                        Text("Next"); Text("Row")
                    }
                }
            }
        }
        let host = ViewHost(Lines())
        func baseline(_ text: String, _ size: CGFloat) throws -> CGFloat { try host.frame(of: .text(text)).minY + size * 0.952 }
        let (small, large) = try (baseline("A", 17), baseline("Large", 34))
        #expect(abs(small - large) < 1)
        #expect(try host.frame(of: .text("Next")).minY >= host.frame(of: .text("below")).maxY)
    }
}
