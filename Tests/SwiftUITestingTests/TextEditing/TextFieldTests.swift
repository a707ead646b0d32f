import Foundation
@testable import SwiftUICore
import SwiftUI
@testable import SwiftUITesting
import Testing

private struct Entry: View {
    @State var text = ""
    @FocusState private var isFocused: Bool
    var log = Log()
    var axis = Axis.horizontal
    var width: CGFloat = 200

    var body: some View {
        VStack {
            TextField("Name", text: $text, axis: axis)
                .focused($isFocused)
                .onSubmit { log.entries.append("submitted \(text)") }
                .accessibilityIdentifier("field")
                .frame(width: width)
            Text(text).accessibilityIdentifier("copy")
            Text(isFocused ? "editing" : "idle").accessibilityIdentifier("focus")
            Text("Clear").onTapGesture { text = "" }
        }
    }
}

@MainActor struct TextFieldTests {
    private func text(_ host: ViewHost) throws -> String { try host.text(of: .identifier("copy")) }
    private func field(_ host: ViewHost) throws -> String { try host.text(of: .identifier("field")) }

    private func focusedHost(_ entry: Entry, profile: ViewHost.Profile = .macOS) throws -> ViewHost {
        let host = ViewHost(entry, profile: profile)
        host.press(.tab)
        #expect(try host.text(of: .identifier("focus")) == "editing")
        return host
    }

    private struct Changing: View {
        @State private var text = "secret"
        @State private var isMultiline = false
        var body: some View {
            VStack {
                TextField("Name", text: $text, axis: isMultiline ? .vertical : .horizontal).accessibilityIdentifier("field")
                Button("Axis") { isMultiline.toggle() }
            }
        }
    }

    @Test("A field that becomes multiline keeps its text and its undo history")
    func undoAfterAChangeOfAxis() throws {
        let host = ViewHost(Changing(), profile: .macOS)
        host.press(.tab)
        host.press(.rightArrow)
        host.type("s")
        #expect(try field(host) == "secrets")
        try host.tap(.text("Axis"))
        #expect(try field(host) == "secrets")
        host.press("z", modifiers: .command)
        #expect(try field(host) == "secret")
    }

    private struct Long: View {
        @State private var text = "a text that is longer than its field"
        @FocusState private var isFocused: Bool
        var width: CGFloat
        var body: some View {
            VStack {
                TextField("Name", text: $text).textFieldStyle(.plain).focused($isFocused).frame(width: width)
                Button("Edit") { isFocused.toggle() }
            }
        }
    }

    /// `UITextField` truncates its text, AppKit's field clips it.
    @Test(
        "A text that is too long ends with an ellipsis on iOS, until it is edited",
        arguments: [(ViewHost.Profile.iOS, 60, true), (.iOS, 360, false), (.macOS, 60, false)] as [(ViewHost.Profile, CGFloat, Bool)])
    func longTexts(profile: ViewHost.Profile, width: CGFloat, isTruncated: Bool) throws {
        let host = ViewHost(Long(width: width), profile: profile)
        func field() throws -> EditableTextNode {
            var found: EditableTextNode?
            func visit(_ node: ViewNode) {
                if let node = node as? EditableTextNode { found = node }
                node.forEachChild(visit)
            }
            if let root = host.tree.rootNode { visit(root) }
            return try #require(found)
        }
        #expect(try (field().truncated != nil) == isTruncated)
        if let truncated = try field().truncated {
            let line = try #require(truncated.lines.first)
            #expect(line.pieces.allSatisfy { $0.x + $0.width <= width + 0.01 })
        }
        try host.tap(.text("Edit"))
        #expect(try field().truncated == nil)
        try host.tap(.text("Edit"))
        #expect(try (field().truncated != nil) == isTruncated)
    }

    @Test("A change of the kind alone lays the text out anew")
    func kinds() {
        func text(_ isSecure: Bool, _ isMultiline: Bool) -> EditableText {
            EditableText(text: "secret words", isSecure: isSecure, isMultiline: isMultiline, actions: EditableTextActions())
        }
        struct Shown: View {
            let text: EditableText
            var body: some View { text }
        }
        func drawn(_ tree: ViewTree) -> (string: String, height: CGFloat) {
            var found: EditableTextNode?
            func visit(_ node: ViewNode) {
                if let node = node as? EditableTextNode { found = node }
                node.forEachChild(visit)
            }
            if let root = tree.rootNode { visit(root) }
            return (found?.layout.placed.lines.first?.pieces.first?.source.text.string ?? "", found?.size.height ?? 0)
        }
        let host = ViewHost(Shown(text: text(false, false)), size: CGSize(width: 60, height: 200))
        let line = drawn(host.tree).height
        host.show(Shown(text: text(true, false)))
        #expect(drawn(host.tree).string == String(repeating: EditableTextStyle.dot, count: 12))
        host.show(Shown(text: text(false, true)))
        #expect(drawn(host.tree).string == "secret words")
        #expect(drawn(host.tree).height > 1.5 * line)
    }

    private struct Price: View {
        @State private var price = 1
        @State private var other = 0
        var body: some View {
            VStack {
                TextField("Price", value: $price, format: .number).accessibilityIdentifier("field")
                Text("price \(price)")
                Text("other \(other)")
                Color.red.frame(width: 20, height: 20).onTapGesture { other += 1 }.accessibilityIdentifier("red")
            }
        }
    }

    @Test("A value that is being typed survives a change of the surrounding view")
    func typedValues() throws {
        let host = ViewHost(Price(), profile: .macOS)
        host.press(.tab)
        host.type("2")
        try host.tap(.identifier("red"))
        #expect(host.contains(.text("other 1")))
        host.press(.return)
        #expect(!host.contains(.text("price 1")))
    }

    @Test(
        "Scrolling dismisses the keyboard on iOS unless the view forbids it",
        arguments: [
            (ViewHost.Profile.iOS, nil, false), (.iOS, .immediately, false), (.iOS, .interactively, false), (.iOS, .never, true),
            (.macOS, nil, true), (.macOS, .immediately, true),
        ] as [(ViewHost.Profile, ScrollDismissesKeyboardMode?, Bool)])
    func scrollingDismissesTheKeyboard(profile: ViewHost.Profile, mode: ScrollDismissesKeyboardMode?, staysFocused: Bool) throws {
        let rows = ScrollView {
            Entry()
            ForEach(0..<50) { Text("Row \($0)") }
        }
        let host = ViewHost(VStack { if let mode { rows.scrollDismissesKeyboard(mode) } else { rows } }, profile: profile)
        try host.tap(.identifier("field"))
        #expect(try host.hasFocus(.identifier("field")))
        try host.scroll(.text("Row 5"), by: CGSize(width: 0, height: 20))
        #expect(try host.hasFocus(.identifier("field")) == staysFocused)
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func aTapAndTyping(profile: ViewHost.Profile) throws {
        let host = ViewHost(Entry(), profile: profile)
        #expect(try field(host).contains("Name"))
        try host.tap(.identifier("field"))
        #expect(try host.text(of: .identifier("focus")) == "editing")
        #expect(host.type("Hello"))
        #expect(try text(host) == "Hello")
        #expect(try field(host) == "Hello")
        host.press(.delete)
        #expect(try text(host) == "Hell")
        try host.tap(.text("Clear"))
        #expect(try field(host).contains("Name"))
        #expect(host.warnings.isEmpty)
    }

    @Test("Return submits; on iOS the keyboard goes, on macOS all is selected", arguments: [ViewHost.Profile.iOS, .macOS])
    func submitting(profile: ViewHost.Profile) throws {
        let entry = Entry()
        let host = try focusedHost(entry, profile: profile)
        host.type("ab\n")
        #expect(entry.log.entries == ["submitted ab"])
        if profile == .iOS {
            #expect(try host.text(of: .identifier("focus")) == "idle")
        } else {
            host.type("c")
            #expect(try text(host) == "c")
        }
    }

    @Test func submittingCanMoveTheFocusOn() throws {
        struct Two: View {
            @FocusState private var focus: Int?
            @State private var first = ""
            @State private var second = ""
            var body: some View {
                VStack {
                    TextField("First", text: $first).focused($focus, equals: 1).onSubmit { focus = 2 }
                    TextField("Second", text: $second).focused($focus, equals: 2)
                    Text("\(first)|\(second)|\(focus ?? 0)").accessibilityIdentifier("copy")
                }
            }
        }
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = ViewHost(Two(), profile: profile)
            host.press(.tab)
            host.type("a\nb")
            #expect(try text(host) == "a|b|2")
        }
    }

    @Test func submittingCanKeepTheFocus() throws {
        struct Lines: View {
            @FocusState private var isFocused: Bool
            @State private var line = ""
            @State private var lines: [String] = []
            var body: some View {
                VStack {
                    TextField("Line", text: $line).focused($isFocused).onSubmit {
                        lines.append(line)
                        line = ""
                        isFocused = true
                    }
                    Text(lines.joined(separator: ",")).accessibilityIdentifier("copy")
                }
            }
        }
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = ViewHost(Lines(), profile: profile)
            try host.tap(.text("Line"))
            host.type("a\n")
            host.type("b\n")
            #expect(try text(host) == "a,b")
        }
    }

    @Test func submissionsGoOutwardsUntilAScopeEnds() throws {
        let log = Log()
        let host = ViewHost(
            VStack {
                TextField("a", text: .constant("")).onSubmit { log.entries.append("inner") }
                VStack { TextField("b", text: .constant("")) }.submitScope()
            }
            .onSubmit { log.entries.append("outer") }
            .onSubmit(of: .search) { log.entries.append("search") }, profile: .macOS)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.entries == ["inner", "outer"])
    }

    @Test(
        "Keys move and select",
        arguments: [
            ([KeyEquivalent.leftArrow], EventModifiers.option, "one twoX three"),
            ([.leftArrow, .leftArrow], .option, "oneX two three"),
            ([.leftArrow], .command, "Xone two three"),
            ([.home], [], "Xone two three"),
            ([.leftArrow], [.option, .shift], "one two X"),
            ([.leftArrow], [.command, .shift], "X"),
            (["a"], .command, "X"),
            ([.delete], .option, "one two X"),
            ([.delete], .command, "X"),
            (["a", "c", .rightArrow, "v"], .command, "one two threeone two threeX"),
            (["a", "x", "v", "v"], .command, "one two threeone two threeX"),
        ] as [([KeyEquivalent], EventModifiers, String)])
    func moving(keys: [KeyEquivalent], modifiers: EventModifiers, expected: String) throws {
        var expected = expected
        // A word's start is after the space.
        if keys == [.leftArrow], modifiers == .option { expected = "one two Xthree" }
        if keys.count == 2, modifiers == .option { expected = "one Xtwo three" }
        let host = try focusedHost(Entry(text: "one two three"))
        host.press(.end)
        for key in keys { host.press(key, modifiers: modifiers) }
        host.type("X")
        #expect(try text(host) == expected)
    }

    @Test func undoAndRedo() throws {
        let host = try focusedHost(Entry())
        host.type("ab cd")
        host.press("z", modifiers: .command)
        #expect(try text(host) == "ab ")
        host.press("z", modifiers: [.command, .shift])
        #expect(try text(host) == "ab cd")
    }

    @Test func aMousePlacesTheCaretAndSelects() throws {
        let host = try focusedHost(Entry(text: "mmmm mmmm"))
        let frame = try host.frame(of: .identifier("field"))
        try host.tap(.point(frame.minX + 7, frame.midY))
        host.type("a")
        #expect(try text(host) == "ammmm mmmm")
        host.advance(by: 1)
        try host.tap(.point(frame.minX + 40, frame.midY), count: 2)
        host.type("b")
        #expect(try text(host) == "b mmmm")
        host.advance(by: 1)
        try host.drag(.point(frame.minX + 7, frame.midY), by: CGSize(width: 180, height: 0))
        host.press(.delete)
        #expect(try text(host) == "")
    }

    @Test func theCaretBlinksByTheClock() throws {
        let host = try focusedHost(Entry())
        let node = try #require(host.tree.focus.focused as? EditableTextNode)
        #expect(node.isCaretShown)
        host.advance(by: 0.55)
        #expect(!node.isCaretShown)
        host.advance(by: 0.5)
        #expect(node.isCaretShown)
        host.advance(by: 0.45)
        host.type("a")
        host.advance(by: 0.3)
        #expect(node.isCaretShown)
        // Between, nothing goes on.
        #expect(!host.isAnimating)
        host.tree.focus.focus(nil)
        host.tree.update()
        #expect(host.tree.clock.nextAlarmTime == nil)
    }

    @Test func aNarrowFieldScrollsWithTheCaret() throws {
        let host = try focusedHost(Entry(width: 60))
        host.type("a long text that has no room")
        let node = try #require(host.tree.focus.focused as? EditableTextNode)
        #expect(node.caretArea.maxX <= node.size.width + 1 && node.caretArea.minX > node.size.width - 8)
        host.press(.home)
        #expect(abs(node.caretArea.minX) <= 1)
    }

    @Test func severalLines() throws {
        let host = try focusedHost(Entry(axis: .vertical, width: 100), profile: .iOS)
        let height = try host.frame(of: .identifier("field")).height
        host.type("one\ntwo\nthree")
        #expect(try text(host) == "one\ntwo\nthree")
        #expect(try host.frame(of: .identifier("field")).height > 2.5 * height)
        host.press(.upArrow)
        host.press(.upArrow)
        host.type("X")
        #expect(try text(host).hasPrefix("oneX\n") || text(host).hasPrefix("onX") || text(host).contains("X\ntwo"))
        host.press(.home)
        host.type("Y")
        #expect(try text(host).hasPrefix("Y"))
    }

    @Test func lineLimitsLimitTheHeight() throws {
        let view = { (limit: ClosedRange<Int>) in
            TextField("a", text: .constant("1\n2\n3\n4\n5"), axis: .vertical).lineLimit(limit).textFieldStyle(.plain)
                .accessibilityIdentifier("field")
        }
        let heights = try [1...1, 1...2, 1...3, 7...9].map { try ViewHost(view($0), profile: .macOS).frame(of: .identifier("field")).height }
        #expect(heights == [16, 32, 48, 112])
    }

    @Test func textFromRightToLeft() throws {
        let host = try focusedHost(Entry(text: "שלום"))
        let node = try #require(host.tree.focus.focused as? EditableTextNode)
        #expect(node.model.selection.head == 8)
        host.press(.rightArrow)
        #expect(node.model.selection.head == 6)
        host.press(.leftArrow)
        #expect(node.model.selection.head == 8)
    }

    @Test func anInputMethodComposes() throws {
        let host = try focusedHost(Entry(text: "a"))
        let client = try #require(host.tree.focus.focused as? any TextInputClient)
        host.press(.end)
        client.setMarkedText("ni", selected: 2..<2)
        host.tree.update()
        #expect(client.isComposing)
        client.insertText("你")
        host.tree.update()
        #expect(try text(host) == "a你")
        #expect(client.surroundingText.caret == 4)
        let frame = try host.frame(of: .identifier("field"))
        #expect(frame.contains(CGPoint(x: client.caretFrame.midX, y: client.caretFrame.midY)))
    }

    @Test func aSecretIsNotShownOrGivenAway() throws {
        struct Login: View {
            @State private var password = ""
            var body: some View {
                VStack {
                    SecureField("Password", text: $password).accessibilityIdentifier("field")
                    Text(password).accessibilityIdentifier("copy")
                }
            }
        }
        let host = ViewHost(Login(), profile: .macOS)
        host.press(.tab)
        host.type("a👩‍👧é")
        #expect(try text(host) == "a👩‍👧é")
        #expect(try field(host) == "•••")
        host.press("a", modifiers: .command)
        host.press("c", modifiers: .command)
        #expect(host.tree.services.clipboard.string == nil)
        host.press(.rightArrow)
        host.press(.leftArrow)
        host.press(.delete)
        #expect(try text(host) == "aé")
    }

    @Test func aDisabledFieldTakesNothing() throws {
        let host = ViewHost(Entry(text: "a").disabled(true))
        try host.tap(.identifier("field"))
        #expect(!host.type("b"))
        #expect(try text(host) == "a")
    }

    @Test func aConstantTextCanBeTypedOver() throws {
        let host = ViewHost(TextField("a", text: .constant("")).accessibilityIdentifier("field"))
        try host.tap(.identifier("field"))
        host.type("xyz")
        #expect(try field(host) == "xyz")
    }

    @Test func aStyleOfOnesOwnPutsThingsAroundTheField() throws {
        struct Underlined: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                VStack(spacing: 0) {
                    configuration
                    Color.red.frame(height: 3).accessibilityIdentifier("line")
                }
            }
        }
        let host = ViewHost(Entry().textFieldStyle(Underlined()))
        #expect(try host.frame(of: .identifier("line")).width == 200)
        host.press(.tab)
        host.type("q")
        #expect(try text(host) == "q")
    }

    @Test(
        "Metrics of fields (truth control-008, control-014)",
        arguments: [
            (ViewHost.Profile.iOS, true, 34.0), (.iOS, false, 22.0), (.macOS, true, 24.0), (.macOS, false, 16.0),
        ])
    func metrics(profile: ViewHost.Profile, isBordered: Bool, height: CGFloat) throws {
        let field = TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        let host =
            isBordered
            ? ViewHost(field.textFieldStyle(.roundedBorder), profile: profile) : ViewHost(field.textFieldStyle(.plain), profile: profile)
        let frame = try host.frame(of: .identifier("field"))
        #expect(abs(frame.height - height) <= 0.25)
        #expect(frame.width == 390)
    }

    @Test func anEditorFillsItsRoomAndScrolls() throws {
        struct Notes: View {
            @State private var text = (1...30).map { "line \($0)" }.joined(separator: "\n")
            var body: some View { TextEditor(text: $text).frame(width: 200, height: 100).accessibilityIdentifier("field") }
        }
        let host = ViewHost(Notes(), profile: .macOS)
        host.press(.tab)
        let node = try #require(host.tree.focus.focused as? EditableTextNode)
        #expect(node.size.height == 100)
        host.press(.downArrow, modifiers: .command)
        #expect(node.caretArea.maxY <= 100.5 && node.caretArea.minY > 80)
        host.press(.upArrow, modifiers: .command)
        #expect(abs(node.caretArea.minY) < 1)
        host.press(.downArrow)
        host.press(.tab)
        #expect(node.model.text.hasPrefix("line 1\n\tline 2"))
    }

    @Test("The field with the focus stays above the keyboard (listing S05)")
    func keyboardAvoidance() throws {
        let host = ViewHost(
            ScrollView {
                VStack { ForEach(0..<20) { TextField("\($0)", text: .constant("")).accessibilityIdentifier("\($0)").frame(height: 44) } }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 0) })
        try host.tap(.identifier("14"))
        host.keyboardHeight = 336
        #expect(try host.frame(of: .identifier("14")).maxY <= 844 - 336)
        #expect(try host.frame(of: .identifier("14")).maxY > 844 - 336 - 60)
    }

    @Test func thoseWhoDoNotSeeAFieldAreToldOfIt() throws {
        let host = ViewHost(
            VStack {
                Entry(text: "a")
                SecureField("Password", text: .constant("xy"))
            })
        let elements = host.tree.accessibilityElements().flatMap(\.flattened)
        let field = try #require(elements.first { $0.role == .textField })
        #expect(field.label == "Name" && field.value == "a" && field.identifier == "field")
        let secret = try #require(elements.first { $0.role == .secureField })
        #expect(secret.label == "Password" && secret.value == "••")
    }

    @Test func theKeyboardKnowsWhatIsEntered() throws {
        let host = ViewHost(
            TextField("a", text: .constant("")).keyboardType(.numberPad).textContentType(.oneTimeCode)
                .textInputAutocapitalization(.never).autocorrectionDisabled())
        host.press(.tab)
        let traits = try #require(host.tree.focus.focused as? any TextInputClient).inputTraits
        #expect(traits.keyboard == .number && traits.contentType == "one-time-code" && traits.capitalization == .never)
        #expect(traits.isAutocorrectionDisabled && !traits.isSecure)
    }
}
