import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A focusable square that records whether it has the focus.
private struct Pad: View {
    var name: String

    var body: some View {
        PadFace().frame(width: 40, height: 40).focusable().accessibilityIdentifier(name)
    }
}

private struct PadFace: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "focused" : "idle") }
}

private enum Field: Hashable { case first, second, third }

private struct Form: View {
    @FocusState var field: Field?
    @State var isSecondShown = true
    @State var isSecondDisabled = false
    var log: Log

    var body: some View {
        VStack {
            Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
            Pad(name: "first").focused($field, equals: .first)
            if isSecondShown {
                Pad(name: "second").focused($field, equals: .second).disabled(isSecondDisabled)
            }
            Pad(name: "third").focused($field, equals: .third)
            Text("Go to second").onTapGesture {
                field = .second; log.entries.append("\(field!)")
            }
            Text("Go nowhere").onTapGesture { field = nil }
            Text("Remove second").onTapGesture { isSecondShown = false }
            Text("Disable second").onTapGesture { isSecondDisabled = true }
        }
        .onChange(of: field) { log.entries.append($1.map { "\($0)" } ?? "none") }
    }
}

@MainActor struct FocusTests {
    private let log = Log()

    @Test func aWrittenStateMovesTheFocusAndCanBeReadBackAtOnce() throws {
        let host = ViewHost(Form(log: log))
        try host.tap(.text("Go to second"))
        #expect(try host.hasFocus(.identifier("second")))
        #expect(try host.text(of: .identifier("second")) == "focused")
        #expect(try host.text(of: .identifier("state")) == "second")
        #expect(log.entries == ["second", "second"])
        try host.tap(.text("Go nowhere"))
        #expect(try !host.hasFocus(.identifier("second")))
        #expect(try host.text(of: .identifier("second")) == "idle")
        #expect(log.entries.last == "none")
        #expect(host.warnings.isEmpty)
    }

    @Test func tabVisitsViewsInTreeOrderAndBack() throws {
        let host = ViewHost(Form(log: log))
        for name in ["first", "second", "third", "first"] {
            #expect(host.press(.tab))
            #expect(try host.text(of: .identifier("state")) == name)
        }
        for name in ["third", "second", "first"] {
            #expect(host.press(.tab, modifiers: .shift))
            #expect(try host.text(of: .identifier("state")) == name)
        }
        #expect(log.entries == ["first", "second", "third", "first", "third", "second", "first"])
    }

    @Test func tabLeavesOutDisabledAndHiddenViews() throws {
        let host = ViewHost(
            VStack {
                Pad(name: "a")
                Pad(name: "b").disabled(true)
                Pad(name: "c").hidden()
                Pad(name: "d").opacity(0)
                Text("e").focusable(false)
                Pad(name: "f")
            })
        host.press(.tab)
        #expect(try host.hasFocus(.identifier("a")))
        host.press(.tab)
        #expect(try host.hasFocus(.identifier("f")))
    }

    @Test(arguments: ["Remove second", "Disable second"])
    func aViewThatGoesOrIsDisabledLosesTheFocus(_ button: String) throws {
        let host = ViewHost(Form(log: log))
        try host.tap(.text("Go to second"))
        try host.tap(.text(button))
        #expect(try host.text(of: .identifier("state")) == "none")
        #expect(log.entries.last == "none")
        try host.tap(.text("Go to second"))
        // There is no such view, or it may not have the focus: the state goes back.
        #expect(try host.text(of: .identifier("state")) == "none")
        #expect(host.warnings.isEmpty)
    }

    @Test func aPointerGivesTheFocusToWhatItTouches() throws {
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = ViewHost(
                VStack {
                    Pad(name: "a")
                    Text("activates only").focusable(interactions: .activate).accessibilityIdentifier("b")
                }, profile: profile)
            try host.tap(.identifier("a"))
            #expect(try host.hasFocus(.identifier("a")))
            try host.tap(.identifier("b"))
            #expect(try !host.hasFocus(.identifier("b")))
        }
    }

    @Test func aFocusedFlagFollowsAndLeads() throws {
        struct Single: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Pad(name: "pad").focused($isFocused)
                    Text("\(isFocused)").accessibilityIdentifier("flag").onTapGesture { isFocused.toggle() }
                }
                .onAppear { isFocused = true }
            }
        }
        let host = ViewHost(Single())
        #expect(try host.text(of: .identifier("flag")) == "true")
        try host.tap(.identifier("flag"))
        #expect(try host.text(of: .identifier("flag")) == "false")
        host.press(.tab)
        #expect(try host.text(of: .identifier("flag")) == "true")
    }

    @Test func whatAppearsInTheSameChangeCanHaveTheFocus() throws {
        struct Revealing: View {
            @FocusState private var isFocused: Bool
            @State private var isShown = false
            var body: some View {
                VStack {
                    Text("Show").onTapGesture {
                        isShown = true; isFocused = true
                    }
                    if isShown { Pad(name: "pad").focused($isFocused) }
                }
            }
        }
        let host = ViewHost(Revealing())
        try host.tap(.text("Show"))
        #expect(try host.hasFocus(.identifier("pad")))
    }

    @Test func theDefaultFocusCountsWhenTheWindowAppears() throws {
        struct Defaulting: View {
            @FocusState private var field: Field?
            var priority: DefaultFocusEvaluationPriority
            var body: some View {
                VStack {
                    Pad(name: "first").focused($field, equals: .first)
                    VStack {
                        Pad(name: "second").focused($field, equals: .second)
                        Pad(name: "third").focused($field, equals: .third)
                    }
                    .defaultFocus($field, .third, priority: priority)
                }
            }
        }
        let host = ViewHost(Defaulting(priority: .userInitiated))
        #expect(try host.hasFocus(.identifier("third")))
        host.press(.tab)
        #expect(try host.hasFocus(.identifier("first")))
        host.press(.tab)
        #expect(try host.hasFocus(.identifier("third")))
        let other = ViewHost(Defaulting(priority: .automatic))
        other.press(.tab)
        other.press(.tab)
        #expect(try other.hasFocus(.identifier("second")))
    }

    @Test func aScopeKnowsWhereItsFocusBegins() throws {
        struct Scoped: View {
            @Namespace private var space
            @Environment(\.resetFocus) private var resetFocus
            var body: some View {
                VStack {
                    Pad(name: "a")
                    Pad(name: "b").prefersDefaultFocus(in: space)
                    Text("Reset").onTapGesture { resetFocus(in: space) }
                }
                .focusScope(space)
            }
        }
        let host = ViewHost(Scoped())
        #expect(try host.hasFocus(.identifier("b")))
        host.press(.tab)
        #expect(try host.hasFocus(.identifier("a")))
        try host.tap(.text("Reset"))
        #expect(try host.hasFocus(.identifier("b")))
    }

    @Test func arrowKeysMoveTheFocusToTheNearestView() throws {
        let host = ViewHost(
            HStack(alignment: .top, spacing: 10) {
                VStack {
                    Pad(name: "a"); Pad(name: "b"); Pad(name: "c")
                }
                VStack { Pad(name: "d") }.frame(maxHeight: .infinity, alignment: .bottom).focusSection()
            }, size: CGSize(width: 200, height: 300))
        host.press(.tab)
        for (key, name) in [(KeyEquivalent.downArrow, "b"), (.rightArrow, "d"), (.leftArrow, "c"), (.upArrow, "b")] {
            #expect(host.press(key))
            #expect(try host.hasFocus(.identifier(name)), "\(name)")
        }
        #expect(!host.press(.rightArrow, modifiers: .option))
    }

    @Test func whatHasTheFocusIsScrolledIntoSight() throws {
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { Pad(name: "\($0)") } }
            }, size: CGSize(width: 100, height: 300))
        host.press(.tab, modifiers: .shift)
        #expect(try host.frame(of: .identifier("19")).maxY <= 300)
        host.keyboardHeight = 120
        #expect(try host.frame(of: .identifier("19")).maxY <= 180)
        host.keyboardHeight = 0
        host.press(.tab)
        #expect(try host.frame(of: .identifier("0")).minY == 0)
        for _ in 0..<7 { host.press(.tab) }
        #expect(try host.frame(of: .identifier("7")).maxY == 292)
    }
}
