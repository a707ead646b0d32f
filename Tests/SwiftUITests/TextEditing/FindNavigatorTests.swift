import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Finding and replacing text in editors.
@MainActor struct FindNavigatorTests {
    @Observable final class Model {
        var text = "one two One\nthree one"
        var isFinding = false
    }

    struct Page: View {
        @Bindable var model: Model
        var body: some View {
            TextEditor(text: $model.text).findNavigator(isPresented: $model.isFinding).accessibilityIdentifier("editor")
        }
    }

    private func node(_ host: ViewHost) throws -> EditableTextNode {
        func editor(in node: ViewNode) -> EditableTextNode? {
            if let text = node as? EditableTextNode, text.content.fillsHeight { return text }
            var found: EditableTextNode?
            node.forEachChild { if found == nil { found = editor(in: $0) } }
            return found
        }
        return try #require(host.tree.rootNode.flatMap(editor))
    }

    private func selection(_ host: ViewHost) throws -> String { try node(host).model.selectedText }

    private func opened(_ model: Model, profile: ViewHost.Profile = .macOS) throws -> ViewHost {
        let host = ViewHost(Page(model: model), size: CGSize(width: 400, height: 300), profile: profile)
        model.isFinding = true
        host.advance(by: 0.1)
        return host
    }

    @Test(
        "The occurrences of a text are found without regard to case, whole characters only, as UTF-8 offsets",
        arguments: [
            ("a", "aAbä a", [0..<1, 1..<2, 6..<7]),
            ("aa", "aaaaa", [0..<2, 2..<4]),
            ("é", "Éé", [0..<2, 2..<4]),
            ("e", "e\u{301}e", [3..<4]),
            (".", "a.b", [1..<2]),
            ("😀b", "😀B", [0..<5]),
            ("", "abc", []),
            ("abcd", "abc", []),
        ])
    func occurrences(query: String, text: String, ranges: [Range<Int>]) {
        #expect(TextFinder.occurrences(of: query, in: text) == ranges)
    }

    @Test("Typing finds the first occurrence from the caret on; the buttons go round", arguments: [ViewHost.Profile.macOS, .iOS])
    func finding(profile: ViewHost.Profile) throws {
        let model = Model()
        let host = try opened(model, profile: profile)
        let editor = try node(host)
        editor.select(model.text.startIndex..<model.text.startIndex)
        host.type("one")
        #expect(host.contains(.text("1 of 3")))
        #expect(editor.model.selection.range == 0..<3)
        try host.tap(.label("Find Next"))
        #expect(editor.model.selection.range == 8..<11 && host.contains(.text("2 of 3")))
        try host.tap(.label("Find Next"))
        try host.tap(.label("Find Next"))
        #expect(editor.model.selection.range == 0..<3)
        try host.tap(.label("Find Previous"))
        #expect(editor.model.selection.range == 18..<21 && host.contains(.text("3 of 3")))
        #expect(editor.content.found.ranges == [0..<3, 8..<11, 18..<21] && editor.content.found.current == 18..<21)
        host.type("s")
        #expect(host.contains(.text("Not Found")))
    }

    @Test("One occurrence is replaced, or all as one step that can be undone")
    func replacing() throws {
        let model = Model()
        let host = try opened(model)
        let editor = try node(host)
        editor.select(model.text.startIndex..<model.text.startIndex)
        host.type("one")
        try host.tap(.text("Replace With"))
        host.type("1")
        try host.tap(.text("Replace"))
        #expect(model.text == "1 two One\nthree one" && editor.model.selectedText == "One")
        try host.tap(.text("Replace All"))
        #expect(model.text == "1 two 1\nthree 1")
        editor.edit { $0.undo() }
        #expect(model.text == "1 two One\nthree one")
    }

    @Test("Replacing keeps the styles of the rest of a styled text")
    func styled() throws {
        struct Styled: View {
            @Binding var text: AttributedString
            var body: some View { TextEditor(text: $text).findNavigator(isPresented: .constant(true)) }
        }
        var text = AttributedString("a b a")
        text[text.index(text.startIndex, offsetByCharacters: 2)..<text.index(text.startIndex, offsetByCharacters: 3)].underlineStyle = .single
        let binding = Binding(get: { text }, set: { text = $0 })
        let host = ViewHost(Styled(text: binding), profile: .macOS)
        host.type("a")
        try host.tap(.text("Replace With"))
        host.type("xyz")
        try host.tap(.text("Replace All"))
        #expect(String(text.characters) == "xyz b xyz")
        #expect(text.runs.filter { $0.underlineStyle != nil }.map { String(text[$0.range].characters) } == ["b"])
    }

    @Test("Command-F opens the bar and sets the binding, Done and Escape close it and return the focus")
    func keys() throws {
        let model = Model()
        let host = ViewHost(Page(model: model), size: CGSize(width: 400, height: 300), profile: .macOS)
        try host.tap(.identifier("editor"))
        #expect(host.press("f", modifiers: .command))
        host.advance(by: 0.1)
        #expect(model.isFinding && host.contains(.text("Done")))
        host.type("two")
        #expect(try selection(host) == "two" && model.text == "one two One\nthree one")
        try host.tap(.text("Done"))
        host.advance(by: 0.1)
        #expect(!model.isFinding && !host.contains(.text("Done")))
        host.type("2")
        #expect(model.text == "one 2 One\nthree one")
        host.press("f", modifiers: .command)
        host.advance(by: 0.1)
        host.press(.escape)
        host.advance(by: 0.1)
        #expect(!model.isFinding)
        // The last query is kept: Command-G looks for it without the bar.
        model.text = "two two"
        host.tree.update()
        host.press("g", modifiers: .command)
        #expect(try selection(host) == "two" && !host.contains(.text("Done")))
    }

    @Test("Command-E looks for the selected text")
    func selectedText() throws {
        let model = Model()
        let host = ViewHost(Page(model: model), size: CGSize(width: 400, height: 300), profile: .macOS)
        try host.tap(.identifier("editor"))
        let editor = try node(host)
        let range = try #require(model.text.range(of: "one"))
        editor.select(range)
        host.press("e", modifiers: .command)
        host.press("g", modifiers: .command)
        #expect(editor.model.selection.range == 8..<11)
        host.press("f", modifiers: .command)
        host.advance(by: 0.1)
        #expect(host.contains(.text("2 of 3")))
    }

    @Test("Of several editors the one that had the focus last shows the bar, otherwise the first one")
    func severalEditors() throws {
        struct Two: View {
            @State private var texts = ["first", "second"]
            @Binding var isFinding: Bool
            var body: some View {
                VStack {
                    TextEditor(text: $texts[0]).accessibilityIdentifier("first")
                    TextEditor(text: $texts[1]).accessibilityIdentifier("second")
                }
                .findNavigator(isPresented: $isFinding)
            }
        }
        struct Root: View {
            @Bindable var model: Model
            var body: some View { Two(isFinding: $model.isFinding) }
        }
        for taps in [[], ["second"], ["second", "first"]] {
            let model = Model()
            let host = ViewHost(Root(model: model), size: CGSize(width: 300, height: 400), profile: .macOS)
            for name in taps { try host.tap(.identifier(name)) }
            model.isFinding = true
            host.advance(by: 0.1)
            #expect(host.findAll(.text("Done")).count == 1)
            let isInFirst = try host.frame(of: .text("Done")).midY < 200
            #expect(isInFirst == (taps.last != "second"))
        }
    }

    @Test("The modifier nearest to the editor decides whether text can be found and replaced")
    func disabled() throws {
        struct Editor: View {
            @Environment(\.findContext) private var context
            var body: some View {
                VStack {
                    Text(context.map { "replace \($0.supportsReplace), bound \($0.isPresented != nil)" } ?? "none")
                    TextEditor(text: .constant("text"))
                }
            }
        }
        func shown(_ view: some View, _ state: String) -> Set<String> {
            let host = ViewHost(view, size: CGSize(width: 400, height: 300), profile: .macOS)
            host.advance(by: 0.1)
            #expect(host.contains(.text(state)), "\(host.dump())")
            return Set(["Done", "Replace All"].filter { host.contains(.text($0)) })
        }
        let isOn = Binding.constant(true)
        #expect(shown(Editor().findNavigator(isPresented: isOn), "replace true, bound true") == ["Done", "Replace All"])
        #expect(shown(Editor().replaceDisabled().findNavigator(isPresented: isOn), "replace false, bound true") == ["Done"])
        #expect(shown(Editor().findDisabled().findNavigator(isPresented: isOn), "none").isEmpty)
        #expect(shown(Editor().findNavigator(isPresented: isOn).findDisabled(), "replace true, bound true") == ["Done", "Replace All"])
        #expect(shown(Editor().findDisabled(false).findDisabled().findNavigator(isPresented: isOn), "replace true, bound true").count == 2)
        #expect(shown(Editor(), "replace true, bound false").isEmpty)
    }

    @Test("The commands of the Edit menu find text in the focused editor")
    func commands() throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup { TextEditor(text: .constant("abc")).accessibilityIdentifier("editor") }.commands { TextEditingCommands() }
            }
        }
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let running = RunningProgram(Program(), environment: environment)
        let host = ViewHost(EmptyView(), profile: .macOS)
        running.scenes[0].show(in: host.tree, frame: WindowSurroundings())
        host.tree.update()
        try withExtendedLifetime(running) {
            try host.tap(.identifier("editor"))
            try host.tap(.text("Edit"))
            host.advance(by: 0.5)
            try host.tap(.text("Find…"))
            host.advance(by: 0.5)
            #expect(host.contains(.text("Replace All")))
        }
    }
}
