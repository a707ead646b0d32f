import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Target: View {
    var log: Log
    var result = KeyPress.Result.ignored

    var body: some View {
        Text("target").focusable()
            .onKeyPress(phases: .all) { press in
                log.entries.append("inner \(press.key.character) \(press.characters) \(press.phase)")
                return result
            }
            .onKeyPress { press in
                log.entries.append("outer \(press.characters)")
                return .handled
            }
    }
}

extension View {
    fileprivate func onKeyPress(_ action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        onKeyPress(phases: .down, action: action)
    }
}

@MainActor struct KeyboardTests {
    private let log = Log()

    @Test func keyPressesTravelInwardsUntilHandled() {
        let host = ViewHost(Target(log: log))
        #expect(!host.press("a"))
        #expect(log.entries.isEmpty)
        host.press(.tab)
        log.entries = []
        #expect(host.press("a", modifiers: .shift))
        #expect(log.entries == ["outer A", "inner a A Phases(up)"])
        log.entries = []
        host.show(Target(log: log, result: .handled))
        #expect(host.press("b"))
        #expect(log.entries == ["outer b", "inner b b Phases(up)"])
    }

    @Test func aKeyPressCountsOnlyWhenItIsMeant() {
        let log = log
        func note(_ name: String) -> (KeyPress) -> KeyPress.Result {
            {
                log.entries.append("\(name) \($0.phase)"); return .handled
            }
        }
        let host = ViewHost(
            Text("target").focusable()
                .onKeyPress(.upArrow) {
                    log.entries.append("up"); return .handled
                }
                .onKeyPress(keys: ["x", .escape], action: note("set"))
                .onKeyPress(characters: .decimalDigits, phases: .up, action: note("digit"))
                .onKeyPress("r", phases: .repeat, action: note("r")))
        host.press(.tab)
        for key: KeyEquivalent in [.upArrow, "x", .escape, "7", "y", "r"] { host.press(key) }
        #expect(log.entries == ["up", "set Phases(down)", "set Phases(down)", "digit Phases(up)"])
        log.entries = []
        host.hold("r", repeating: 2)
        #expect(log.entries == ["r Phases(repeat)", "r Phases(repeat)"])
    }

    @Test("Handlers around a text field or editor come before it, the outermost first", arguments: ["field", "lines", "editor"])
    func keysAroundTextEntries(kind: String) throws {
        struct Screen: View {
            let kind: String
            let log: Log
            @State private var text = ""

            @ViewBuilder private var entry: some View {
                switch kind {
                case "field": TextField("Entry", text: $text)
                case "lines": TextField("Entry", text: $text, axis: .vertical)
                default: TextEditor(text: $text)
                }
            }

            var body: some View {
                VStack {
                    entry
                        .padding()
                        .background(Color.gray)
                        .onKeyPress(.return, phases: .down) { press in
                            log.entries.append("return")
                            return press.modifiers.contains(.shift) ? .ignored : .handled
                        }
                        .onKeyPress("x") { .handled }
                        .onSubmit { log.entries.append("submit") }
                    Text(verbatim: text).accessibilityIdentifier("copy")
                }
                .onKeyPress("y") {
                    log.entries.append("y")
                    return .handled
                }
            }
        }
        let host = ViewHost(Screen(kind: kind, log: log), profile: .macOS)
        host.press(.tab)
        host.type("axby")
        #expect(try host.text(of: .identifier("copy")) == "ab" && log.entries == ["y"])
        host.press(.return)
        #expect(try host.text(of: .identifier("copy")) == "ab" && log.entries == ["y", "return"])
        host.press(.return, modifiers: .shift)
        #expect(log.entries == ["y", "return", "return"] + (kind == "editor" ? [] : ["submit"]))
    }

    @Test func keysMeanCommands() {
        let log = log
        let host = ViewHost(
            VStack {
                Text("target").focusable()
                    .onMoveCommand { log.entries.append("\($0)") }
                    .onMoveCommand(perform: nil)
            }
            .onExitCommand { log.entries.append("exit") }
            .onDeleteCommand { log.entries.append("delete") })
        host.press(.tab)
        for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward] {
            #expect(host.press(key))
        }
        #expect(log.entries == ["up", "down", "left", "right", "exit", "delete", "delete"])
    }

    private func control(_ name: String) -> some View {
        Text(name).primaryAction { [log] in log.entries.append(name) }
    }

    @Test func shortcutsDoWhatControlsDo() {
        let host = ViewHost(
            VStack {
                control("save").keyboardShortcut("s")
                control("save as").keyboardShortcut("s", modifiers: [.command, .shift])
                control("ok").keyboardShortcut(.defaultAction)
                control("cancel").keyboardShortcut(.cancelAction)
                control("off").keyboardShortcut("d").disabled(true)
                control("plus").keyboardShortcut("+")
                Group {
                    control("first of group"); control("second of group")
                }.keyboardShortcut("g", modifiers: .control)
                control("none").keyboardShortcut(nil as KeyboardShortcut?)
            })
        #expect(host.press("s", modifiers: .command))
        #expect(host.press("S", modifiers: [.command, .shift]))
        #expect(host.press(.return))
        #expect(host.press(.escape))
        #expect(!host.press("d", modifiers: .command))
        #expect(!host.press("s"))
        #expect(host.press("g", modifiers: .control))
        #expect(log.entries == ["save", "save as", "ok", "cancel", "first of group"])
    }

    @Test func keysActivateTheControlWithTheFocus() {
        let host = ViewHost(
            VStack {
                control("a"); control("b")
            })
        host.press(.tab)
        host.press(.tab)
        #expect(host.press(.space))
        #expect(host.press(.return))
        #expect(log.entries == ["b", "b"])
    }

    @Test func aShortcutThatPointsFollowsTheDirection() {
        let host = ViewHost(
            VStack {
                control("back").keyboardShortcut("[")
                control("left").keyboardShortcut(.leftArrow, modifiers: .option, localization: .withoutMirroring)
            }.environment(\.layoutDirection, .rightToLeft))
        #expect(!host.press("[", modifiers: .command))
        #expect(host.press("]", modifiers: .command))
        #expect(host.press(.leftArrow, modifiers: .option))
        #expect(log.entries == ["back", "left"])
    }

    @Test func theKeysOfAControlStandInItsEnvironment() throws {
        struct Hint: View {
            @Environment(\.keyboardShortcut) private var shortcut
            var body: some View { Text(shortcut.map { "\($0.key.character)" } ?? "none") }
        }
        let host = ViewHost(
            HStack {
                Hint().keyboardShortcut("k"); Hint()
            })
        #expect(host.contains(.text("k")))
        #expect(host.contains(.text("none")))
    }
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.count) private var count

        var body: some View {
            Text("\(title ?? "none") \(count.map(String.init) ?? "-")").accessibilityIdentifier("reader")
                .onTapGesture { count? += 1 }
        }
    }

    private struct Window: View {
        @State private var count = 5
        @State private var title = "first"

        var body: some View {
            VStack {
                Reader()
                Text("a").focusable().focusedValue(\.title, title)
                VStack { Text("b").focusable().focusedValue(\.title, "inner") }
                    .focusedValue(\.title, "outer").focusedValue(\.count, $count)
                Text("c").focusable()
                Text("Rename").onTapGesture { title = "renamed" }
            }
            .focusedSceneValue(\.title, "scene")
        }
    }

    @Test func theViewsAroundTheFocusGiveValues() throws {
        let host = ViewHost(Window())
        func text() throws -> String { try host.text(of: .identifier("reader")) }
        #expect(try text() == "scene -")
        host.press(.tab)
        #expect(try text() == "first -")
        try host.tap(.text("Rename"))
        #expect(try text() == "renamed -")
        host.press(.tab)
        #expect(try text() == "inner 5")
        try host.tap(.identifier("reader"))
        #expect(try text() == "inner 6")
        host.press(.tab)
        #expect(try text() == "scene -")
        #expect(host.warnings.isEmpty)
    }
}

@MainActor struct FocusedObjectTests {
    private final class Document: ObservableObject {
        @Published var title: String
        init(_ title: String) { self.title = title }
    }

    private struct Reader: View {
        @FocusedObject private var document: Document?

        var body: some View {
            VStack {
                Text(document?.title ?? "none").accessibilityIdentifier("reader")
                Text("Mark").onTapGesture { $document?.title.wrappedValue += "!" }
            }
        }
    }

    private struct Window: View {
        let documents: [Document]
        @State private var isThere = true

        var body: some View {
            VStack {
                Reader()
                if isThere { Text("a").focusable().focusedObject(documents[0]) }
                Text("b").focusable().focusedObject(documents[1])
                Text("c").focusable()
                Text("Remove").onTapGesture { isThere = false }
            }
            .focusedSceneObject(documents[2])
        }
    }

    @Test func theObjectAroundTheFocusIsReadAndWatched() throws {
        let documents = ["first", "second", "scene"].map(Document.init)
        let host = ViewHost(Window(documents: documents))
        func text() throws -> String { try host.text(of: .identifier("reader")) }
        #expect(try text() == "scene")
        host.press(.tab)
        #expect(try text() == "first")
        // What the object says of itself is seen, of this object only.
        host.resetEvaluations()
        documents[0].title = "changed"
        host.advance(by: 0.1)
        #expect(try text() == "changed")
        #expect(host.evaluations(of: Reader.self) == 1)
        documents[1].title = "other"
        host.advance(by: 0.1)
        #expect(host.evaluations(of: Reader.self) == 1)
        try host.tap(.text("Mark"))
        #expect(try documents[0].title == "changed!" && text() == "changed!")
        host.press(.tab)
        #expect(try text() == "other")
        host.press(.tab)
        #expect(try text() == "scene")
        host.press(.tab, modifiers: .shift)
        host.press(.tab, modifiers: .shift)
        #expect(try text() == "changed!")
        // The object goes with the view that has given it.
        try host.tap(.text("Remove"))
        host.advance(by: 1)
        #expect(try text() == "scene")
        #expect(host.warnings.isEmpty)
    }

    @Test func readersDoNotKeepObjects() throws {
        weak var kept: Document?
        do {
            let document = Document("a")
            kept = document
            let host = ViewHost(
                VStack {
                    Reader(); Text("b").focusable().focusedObject(document)
                })
            host.press(.tab)
            #expect(try host.text(of: .identifier("reader")) == "a")
            host.show(
                VStack {
                    Reader(); Text("b").focusable().focusedObject(Document?.none)
                })
            #expect(try host.text(of: .identifier("reader")) == "none")
        }
        #expect(kept == nil)
    }
}
