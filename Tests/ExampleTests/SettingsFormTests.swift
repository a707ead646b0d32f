import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleScreens

/// The form is filled in, by pointer and by keys.
@MainActor struct SettingsFormTests {
    private let host = ViewHost(SettingsForm())

    private func element(_ label: String) throws -> AccessibilityElement {
        try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.label == label }, "\(label)")
    }

    private func slider() throws -> AccessibilityElement {
        try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == .slider })
    }

    @Test("A tap on the field begins to write in it")
    func writing() throws {
        try host.tap(.text("Ada"))
        host.press(.rightArrow, modifiers: .command)
        #expect(host.type(" Lovelace"))
        #expect(host.contains(.text("Ada Lovelace")))
    }

    @Test("The row of the stepper comes and goes with its toggle")
    func toggling() throws {
        #expect(host.contains(.text("At 8:00")))
        #expect(host.perform(.activate, on: "Remind me daily"))
        host.advance(by: 1)
        #expect(!host.contains(.text("At 8:00")))
        let row = try host.frame(of: .text("Remind me daily"))
        try host.tap(.point(340, row.midY))
        host.advance(by: 1)
        #expect(host.contains(.text("At 8:00")))
    }

    @Test("The stepper stops at its ends")
    func stepping() throws {
        for _ in 0..<20 { host.perform(.increment, on: "At \(8):00") }
        let row = try host.frame(of: .text("At 9:00"))
        for _ in 0..<20 {
            try host.tap(.point(350, row.midY))
            host.advance(by: 0.2)
        }
        #expect(host.contains(.text("At 22:00")))
    }

    @Test("A segment is chosen by a tap")
    func segments() throws {
        try host.tap(.text("Dark"))
        host.advance(by: 1)
        #expect(try element("Dark").traits.contains(.isSelected))
        #expect(try !element("System").traits.contains(.isSelected))
    }

    @Test("The slider is dragged")
    func sliding() throws {
        let before = try slider()
        #expect(before.value == "40%")
        try host.drag(
            .point(before.frame.minX + before.frame.width * 0.4, before.frame.midY), by: CGSize(width: 400, height: 0))
        #expect(try slider().value == "100%")
    }

    @Test("The reset asks first: cancelled it changes nothing, done it takes all back but the name")
    func resetting() throws {
        try host.tap(.text("Dark"))
        host.advance(by: 1)
        try host.scroll(.text("Remind me daily"), by: CGSize(width: 0, height: 300))
        try host.tap(.text("Reset all settings"))
        host.advance(by: 1)
        #expect(host.contains(.text("Your name stays.")))
        try host.tap(.text("Cancel"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Your name stays.")))
        #expect(try element("Dark").traits.contains(.isSelected))
        try host.tap(.text("Reset all settings"))
        host.advance(by: 1)
        try host.tap(.text("Reset"))
        host.advance(by: 1)
        #expect(try element("System").traits.contains(.isSelected))
        #expect(host.contains(.text("Ada")))
    }

    @Test("By keys alone: Tab goes from control to control, and Space uses them")
    func keys() throws {
        let host = ViewHost(SettingsForm(), size: CGSize(width: 500, height: 700), profile: .macOS)
        var reached: Set<String> = []
        for _ in 0..<12 {
            host.press(.tab)
            for label in ["Show my profile", "Remind me daily", "Reset all settings"] where try host.hasFocus(.label(label)) {
                reached.insert(label)
                if label == "Remind me daily" { host.press(.space) }
            }
        }
        #expect(reached.count == 3, "\(reached)")
        host.advance(by: 1)
        #expect(!host.contains(.text("At 8:00")))
    }
}
