import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Counting<Style: PrimitiveButtonStyle>: View {
    let style: Style
    var isDisabled = false
    @State private var count = 0

    init(_ style: Style, isDisabled: Bool = false) {
        self.style = style
        self.isDisabled = isDisabled
    }

    var body: some View {
        VStack(spacing: 40) {
            Text("\(count)").accessibilityIdentifier("count")
            Button("More") { count += 1 }
                .buttonStyle(style)
                .disabled(isDisabled)
                .accessibilityIdentifier("button")
        }
    }
}

/// A style of the program's that shows what it is told.
private struct TellingStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(configuration.isPressed ? "pressed" : "up").accessibilityIdentifier("state")
            Text(configuration.role == .destructive ? "destructive" : "harmless").accessibilityIdentifier("role")
            Text(isEnabled ? "enabled" : "disabled").accessibilityIdentifier("enabled")
            configuration.label
        }
    }
}

/// A style of the program's that is pressed by two taps.
private struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

@MainActor struct ButtonTests {
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func everyBuiltInStyleIsPressedByAPointer(profile: ViewHost.Profile) throws {
        func check(_ view: some View) throws {
            let host = ViewHost(view, profile: profile)
            try host.tap(.identifier("button"))
            #expect(try host.text(of: .identifier("count")) == "1")
        }
        try check(Counting(.automatic))
        try check(Counting(.plain))
        try check(Counting(.borderless))
        try check(Counting(.bordered))
        try check(Counting(.borderedProminent))
        try check(Counting(.link))
    }

    @Test func aDisabledButtonDoesNothing() throws {
        let host = ViewHost(Counting(.bordered, isDisabled: true))
        #expect(try !host.tap(.identifier("button")))
        #expect(try host.text(of: .identifier("count")) == "0")
        #expect(!host.perform(.activate, on: "More"))
    }

    @Test func aButtonLetGoElsewhereIsNotPressed() throws {
        let host = ViewHost(Counting(.bordered))
        try host.drag(.identifier("button"), by: CGSize(width: 0, height: 200))
        #expect(try host.text(of: .identifier("count")) == "0")
    }

    @Test func aStyleIsToldRoleStateAndEnvironment() throws {
        let view = Button("Delete", role: .destructive) {}.buttonStyle(TellingStyle())
        let host = ViewHost(view)
        #expect(try host.text(of: .identifier("state")) == "up")
        #expect(try host.text(of: .identifier("role")) == "destructive")
        var during = ""
        try host.drag(.text("Delete"), by: CGSize(width: 2, height: 0)) { during = try host.text(of: .identifier("state")) }
        #expect(during == "pressed")
        #expect(try host.text(of: .identifier("state")) == "up")
        let disabled = ViewHost(view.disabled(true))
        #expect(try disabled.text(of: .identifier("enabled")) == "disabled")
    }

    @Test func aPrimitiveStyleSaysHowAButtonIsPressed() throws {
        let host = ViewHost(Counting(TwiceStyle()))
        try host.tap(.identifier("button"))
        #expect(try host.text(of: .identifier("count")) == "0")
        host.advance(by: 1)
        try host.tap(.identifier("button"), count: 2)
        #expect(try host.text(of: .identifier("count")) == "1")
    }

    @Test func aHeldButtonThatRepeatsCountsAgainAndAgain() throws {
        let host = ViewHost(Counting(.bordered).buttonRepeatBehavior(.enabled))
        try host.longPress(.identifier("button"), for: 1.05)
        #expect(try host.text(of: .identifier("count")) == "6")
        try host.tap(.identifier("button"))
        #expect(try host.text(of: .identifier("count")) == "7")
    }

    @Test func aButtonStandsInTheAccessibilityTree() throws {
        let host = ViewHost(Button("Save", systemImage: "tray", role: .cancel) {}.accessibilityHint("Keeps it").disabled(true))
        #expect(host.accessibilityElements.map(\.description) == ["button \"Save\" hint=\"Keeps it\" disabled"])
    }

    /// Truth `macos-controls` `button_bordered`: 24 high, 12 at the sides, the label a line of 16.
    @Test func macOSButtonBordered() throws {
        let host = ViewHost(Button("X") {}.accessibilityIdentifier("b"), profile: .macOS)
        let (button, label) = (try host.frame(of: .identifier("b")), try host.frame(of: .text("X")))
        #expect(button.height == 24)
        #expect(button.insetBy(dx: 12, dy: 4) == label)
    }

    @Test(arguments: [
        (ControlSize.mini, 28.0), (.small, 28), (.regular, 34), (.large, 50),
    ])
    func iOSBorderedHeights(size: ControlSize, height: Double) throws {
        let host = ViewHost(Button("X") {}.buttonStyle(.bordered).controlSize(size).accessibilityIdentifier("b"), scale: 1)
        #expect(abs(try host.frame(of: .identifier("b")).height - height) <= 1)
    }
}
