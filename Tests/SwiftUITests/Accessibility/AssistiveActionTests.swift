import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private struct Panel: View {
    @State var level = 2.0
    @State var name = "Ada"
    @State var isOn = false
    @FocusState private var isNameFocused: Bool

    var body: some View {
        VStack {
            Slider(value: $level, in: 0...10, step: 2) { Text("Level") }
            ProgressView(value: 0.25) { Text("Done") }
            TextField("Name", text: $name).focused($isNameFocused)
            Toggle("On", isOn: $isOn)
            Text(verbatim: "\(level) \(name) \(isNameFocused ? "editing" : "idle")")
        }
    }
}

/// The actions of assistive technologies in a window: setting values and texts, and following the focus.
@MainActor struct AssistiveActionTests {
    private let host = ViewHost(Panel(), size: CGSize(width: 300, height: 300), profile: .macOS)

    private func element(_ role: AccessibilityRole) throws -> AccessibilityElement {
        try #require(host.tree.accessibilityElements().flatMap(\.flattened).first { $0.role == role })
    }

    @Test("An amount that is set keeps to the steps and the bounds", arguments: [(7.2, 8.0), (99, 10), (-1, 0), (.nan, 2), (.infinity, 2)])
    func settingAnAmount(wanted: Double, taken: Double) throws {
        let amount = try #require(try element(.slider).amount)
        #expect(amount.bounds == 0...10 && amount.value == 2)
        amount.set?(wanted)
        host.tree.update()
        #expect(try element(.slider).amount?.value == taken)
    }

    @Test("A view that does not respond to users offers neither actions nor the focus")
    func notResponding() throws {
        for responds in [true, false] {
            let view = VStack {
                Button("Save") {}.accessibilityRespondsToUserInteraction(responds)
                TextField("Name", text: .constant("")).accessibilityRespondsToUserInteraction(responds)
            }
            let elements = ViewHost(view, profile: .macOS).tree.accessibilityElements().flatMap(\.flattened)
            #expect(elements.first { $0.role == .button }?.actions.isEmpty == !responds)
            #expect((elements.first { $0.role == .textField }?.focusTarget == nil) == !responds)
        }
    }

    @Test("An amount that only shows something cannot be set")
    func shownAmount() throws {
        let amount = try #require(try element(.progress).amount)
        #expect(amount.value == 0.25 && amount.bounds == 0...1 && amount.set == nil)
    }

    @Test("An element leads to the view that has the focus when the element has it")
    func focusing() throws {
        for role in [AccessibilityRole.slider, .textField] {
            let target = try #require(try element(role).focusTarget, "\(role)")
            host.tree.focus.focus(target)
            host.tree.update()
            #expect(try element(role).focusTarget === host.tree.focus.focused)
        }
        #expect(try element(.staticText).focusTarget == nil)
        #expect(try element(.textField).focusTarget !== element(.slider).focusTarget)
        _ = try host.find(.text("2.0 Ada editing"))
    }

    @Test("A text that is put in the place of another one is what the program has, and can be undone")
    func replacingText() throws {
        let client = try #require(try element(.textField).focusTarget as? any TextInputClient)
        host.tree.focus.focus(client)
        client.replaceText("Grace")
        host.tree.update()
        _ = try host.find(.text("2.0 Grace editing"))
        host.press("z", modifiers: .command)
        _ = try host.find(.text("2.0 Ada editing"))
    }
}
