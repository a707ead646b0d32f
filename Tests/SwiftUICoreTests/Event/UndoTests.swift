import CoreGraphics
import FoundationOverlay
@testable import SwiftUICore
import Testing

@MainActor private final class Model {
    private(set) var value = 0
    var manager: UndoManager?

    func set(_ new: Int) {
        let old = value
        manager?.registerUndo(withTarget: self) { $0.set(old) }
        value = new
    }
}

/// A field above an area that counts taps and the points of a drag.
private struct Screen: View {
    @Environment(\.undoManager) private var undoManager
    let model: Model
    let controller: EditableTextController

    var body: some View {
        model.manager = undoManager
        return VStack(spacing: 0) {
            EditableText(text: "", actions: EditableTextActions(), controller: controller).frame(height: 20)
            Color.red.frame(height: 80)
                .gesture(DragGesture(minimumDistance: 10).onChanged { _ in model.set(model.value + 1) })
                .onTapGesture { model.set(model.value + 1) }
        }
    }
}

@MainActor struct UndoTests {
    private let model = Model()
    private let controller = EditableTextController()
    private let tree: ViewTree

    init() {
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        tree = ViewTree(size: CGSize(width: 100, height: 100), environment: environment)
        tree.setRootView(Screen(model: model, controller: controller))
        tree.update()
    }

    private func press(_ command: EditCommand) -> Bool {
        tree.send(KeyPress(command.shortcut.key, modifiers: command.shortcut.modifiers))
    }

    @Test func aWindowHasOneUndoManager() {
        #expect(model.manager != nil && model.manager === tree.environment.undoManager)
        #expect(EnvironmentValues().undoManager == nil)
        #expect(ViewTree(size: .zero, environment: tree.environment).environment.undoManager !== model.manager)
    }

    @Test func keysUndoEventByEvent() {
        #expect(!press(.undo))
        for _ in 1...2 {
            tree.tap(at: CGPoint(x: 50, y: 60))
            tree.advance(to: tree.clock.time + 1)
        }
        #expect(model.value == 2)
        #expect(press(.undo) && model.value == 1)
        #expect(press(.undo) && model.value == 0 && !press(.undo))
        #expect(press(.redo) && model.value == 1)
    }

    @Test func aDragIsUndoneAsAWhole() {
        let start = tree.clock.time
        tree.send(PointerEvent(.began, at: CGPoint(x: 10, y: 60), time: start))
        for step in 1...4 { tree.send(PointerEvent(.moved, at: CGPoint(x: 10 + 20 * step, y: 60), time: start + Double(step) / 60)) }
        tree.send(PointerEvent(.ended, at: CGPoint(x: 90, y: 60), time: start + 1))
        #expect(model.value > 1)
        #expect(press(.undo) && model.value == 0)
    }

    @Test func theFocusedTextIsUndoneFirst() throws {
        let text = try #require(controller.node)
        tree.tap(at: CGPoint(x: 50, y: 60))
        tree.focus.focus(text)
        tree.send(KeyPress("a"))
        #expect(press(.undo) && text.model.text.isEmpty && model.value == 1)
        #expect(press(.undo) && model.value == 0)
        #expect(press(.redo) && text.model.text == "a" && model.value == 0)
        #expect(press(.redo) && model.value == 1)
    }

    @Test func editCommandsFollowTheFocusedText() async throws {
        let (text, commands) = (try #require(controller.node), tree.focus.editCommands)
        #expect(commands.enabledCommands.isEmpty && !commands.perform(.paste))
        tree.focus.focus(text)
        #expect(commands.enabledCommands == [.paste])
        for key in ["a", "b"] { tree.send(KeyPress(KeyEquivalent(Character(key)))) }
        #expect(commands.enabledCommands == [.undo, .paste, .selectAll])
        commands.perform(.selectAll)
        #expect(commands.enabledCommands == [.undo, .cut, .copy, .paste, .selectAll])
        commands.perform(.cut)
        #expect(text.model.text.isEmpty && tree.services.clipboard.string == "ab")
        commands.perform(.paste)
        // The clipboard may belong to another program, which takes its time.
        for _ in 0..<1000 where text.model.text.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(text.model.text == "ab")
        commands.perform(.undo)
        #expect(text.model.text.isEmpty && commands.enabledCommands.contains(.redo))
        tree.focus.focus(nil)
        #expect(commands.enabledCommands.isEmpty)
    }
}
