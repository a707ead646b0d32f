import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Setting<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 30) {
            Text(isOn ? "on" : "off").accessibilityIdentifier("state")
            Toggle("Sound", isOn: $isOn).toggleStyle(style).accessibilityIdentifier("toggle")
        }
    }
}

private struct Several: View {
    struct Item { var isOn: Bool }
    @State private var items = [Item(isOn: true), Item(isOn: false)]

    var body: some View {
        VStack {
            Text(items.map { $0.isOn ? "1" : "0" }.joined()).accessibilityIdentifier("state")
            Toggle("All", sources: $items, isOn: \.isOn).accessibilityIdentifier("toggle")
        }
    }
}

/// Shows the toggle it is given in the style around it, with something beside it.
private struct FramedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("framed").accessibilityIdentifier("frame")
            Toggle(configuration)
        }
    }
}

@MainActor struct ToggleTests {
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func everyStyleIsOperatedByPointerKeyAndAssistance(profile: ViewHost.Profile) throws {
        func check(_ style: some ToggleStyle) throws {
            let host = ViewHost(Setting(style: style), profile: profile)
            try host.tap(.text("Sound"))
            #expect(try host.text(of: .identifier("state")) == "on")
            host.press(.tab)
            host.press(.space)
            #expect(try host.text(of: .identifier("state")) == "off")
            #expect(host.perform(.activate, on: "Sound"))
            #expect(try host.text(of: .identifier("state")) == "on")
        }
        try check(.automatic)
        try check(.switch)
        try check(.button)
        try check(.checkbox)
        try check(FramedStyle())
    }

    @Test func aToggleTellsWhatItIsAndWhetherItIsOn() throws {
        let host = ViewHost(Toggle("Sound", isOn: .constant(true)))
        let element = try #require(host.accessibilityElements.first)
        #expect(element.description == "toggle \"Sound\" value=\"1\"")
        #expect(element.traits.isSuperset(of: [.isButton, .isToggle]))
    }

    @Test func aToggleOfSeveralMakesThemTheSame() throws {
        let host = ViewHost(Several())
        #expect(host.accessibilityElements.last?.value == "mixed")
        try host.tap(.text("All"))
        #expect(try host.text(of: .identifier("state")) == "11")
        try host.tap(.text("All"))
        #expect(try host.text(of: .identifier("state")) == "00")
    }

    /// Truth `control-001`, `control-016`: 51x31, of which 49 count in the layout.
    @Test func iOSSwitchSize() throws {
        let host = ViewHost(Toggle("Sound", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("toggle"))
        #expect(try host.frame(of: .identifier("toggle")).size == CGSize(width: 49, height: 31))
    }

    /// Truth `control-002`: eight switches with gaps of 8 are 49x304.
    @Test func iOSSwitchesStacked() throws {
        let host = ViewHost(
            VStack(spacing: 8) { ForEach(0..<8, id: \.self) { Toggle("\($0)", isOn: .constant(false)) } }
                .labelsHidden().accessibilityIdentifier("stack"))
        #expect(try host.frame(of: .identifier("stack")).size == CGSize(width: 49, height: 304))
    }

    /// Truth `control-009`, `macos-controls` `toggle_checkbox`: a box of 16, 5 from the label, in a row of 16.5.
    @Test func macOSCheckbox() throws {
        let host = ViewHost(Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle"), profile: .macOS)
        let (row, label) = (try host.frame(of: .identifier("toggle")), try host.frame(of: .text("Enabled")))
        #expect(row.height == 16.5)
        #expect(abs(label.minX - row.minX - (16 + 5)) < 1e-9)
    }
}
