import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

// The elements were measured on macOS 27.
@MainActor @Suite struct AccessibilityDistributionTests {
    private func elements(_ view: some View) -> [AccessibilityElement] {
        ViewHost(view, size: CGSize(width: 390, height: 700), profile: .macOS).accessibilityElements
    }

    private func lines(_ view: some View) -> [String] { elements(view).map(\.description) }

    private var texts: some View {
        VStack {
            Text("A")
            Text("B")
        }
    }

    @Test func thePropertiesOfAStackApplyToEachElementInIt() {
        #expect(lines(texts.accessibilityLabel("L")) == ["staticText \"L\"", "staticText \"L\""])
        #expect(lines(texts.accessibilityHint("H")) == ["staticText \"A\" hint=\"H\"", "staticText \"B\" hint=\"H\""])
        #expect(lines(texts.accessibilityAddTraits(.isHeader)) == ["heading \"A\"", "heading \"B\""])
        #expect(lines(texts.accessibilityAction {}) == ["button \"A\"", "button \"B\""])
    }

    /// The inner identifier stays, since tests look for it.
    @Test func anIdentifierInsideStays() {
        let view = VStack {
            Text("A").accessibilityIdentifier("a")
            Text("B")
        }
        #expect(lines(view.accessibilityIdentifier("g")) == ["staticText \"A\" id=a", "staticText \"B\" id=g"])
    }

    @Test func aScrollViewIsAGroupOfItsElements() {
        #expect(
            lines(ScrollView { texts }.accessibilityLabel("Scores")) == ["group \"Scores\"\n  staticText \"A\"\n  staticText \"B\""])
    }

    @Test func combinedElementsHaveTheRoleOfTheFirstControl() throws {
        #expect(lines(texts.accessibilityElement(children: .combine)) == ["staticText \"A, B\""])
        let log = Log()
        let buttons = VStack {
            Button("A") { log.entries.append("A") }
            Button("B") { log.entries.append("B") }
        }
        let combined = try #require(elements(buttons.accessibilityElement(children: .combine)).first)
        #expect(combined.description == "button \"A\"")
        #expect(combined.actions.map(\.kind) == [.activate, .named, .named])
        combined.perform(.activate)
        combined.actions.last?.perform()
        #expect(log.entries == ["A", "B"])
    }

    @Test func traitsAndActionsChangeRoles() {
        #expect(lines(Text("T").accessibilityAction {}) == ["button \"T\""])
        #expect(lines(Button("B") {}.accessibilityRemoveTraits(.isButton)) == ["group \"B\""])
        #expect(
            lines(Color.red.frame(width: 20, height: 20).accessibilityLabel("Picture").accessibilityAddTraits(.isImage)) == ["image \"Picture\""])
    }

    @Test func theOutermostModifierOfAViewHidesOrShowsIt() {
        #expect(lines(texts.accessibilityHidden(true).accessibilityHidden(false)).count == 2)
        #expect(lines(texts.accessibilityHidden(false).accessibilityHidden(true)).isEmpty)
        #expect(lines(VStack { Text("A").accessibilityHidden(false) }.accessibilityHidden(true)).isEmpty)
    }

    @Test func whatLiesInFrontIsReadFirst() {
        let buttons = ZStack {
            Button("Under") {}
            Button("Top") {}
        }
        #expect(lines(buttons) == ["button \"Top\"", "button \"Under\""])
        #expect(lines(Text("Base").overlay(Text("Over"))) == ["staticText \"Over\"", "staticText \"Base\""])
        #expect(lines(Text("Base").background(Text("Behind"))) == ["staticText \"Base\"", "staticText \"Behind\""])
    }

    @Test func aModalViewHidesAllOthersWithEachOfItsElements() {
        let popup = VStack {
            Text("Card")
            Button("Close") {}
        }
        #expect(
            lines(Button("Under") {}.overlay { popup.accessibilityAddTraits(.isModal) }) == ["staticText \"Card\"", "button \"Close\""])
    }
}

@MainActor private final class Log {
    var entries: [String] = []
}
