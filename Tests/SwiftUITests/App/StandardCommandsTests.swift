import Foundation
@testable import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

private struct Mail: App {
    var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                Text("mailboxes")
            } content: {
                Text("letters")
            } detail: {
                Text("letter")
            }
        }
        .commands {
            SidebarCommands()
            ToolbarCommands()
            TextEditingCommands()
            TextFormattingCommands()
            ImportFromDevicesCommands()
        }
    }
}

private struct Note: App {
    var body: some Scene {
        WindowGroup { Text("note") }.commands { SidebarCommands() }
    }
}

/// Sets of commands that programs add whole.
@MainActor struct StandardCommandsTests {
    private func shown(_ program: some App, _ test: (ViewTree, () -> [String]) -> Void) {
        Engines.install()
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let running = RunningProgram(program, environment: environment)
        let scene = running.scenes[0]
        let tree = ViewTree(size: CGSize(width: 900, height: 500), environment: scene.environment)
        scene.show(in: tree, frame: WindowSurroundings())
        tree.update()
        withExtendedLifetime(running) {
            test(tree) {
                tree.advance(to: tree.clock.time + 2)
                return tree.accessibilityElements().flatMap(\.flattened).compactMap(\.label)
            }
        }
    }

    @Test func theSidebarIsHiddenAndShown() {
        shown(Mail()) { tree, words in
            let toggle = KeyPress("s", modifiers: [.control, .command])
            #expect(words().contains("mailboxes"))
            #expect(tree.send(toggle))
            #expect(!words().contains("mailboxes") && words().contains("letters") && words().contains("letter"))
            #expect(tree.send(toggle))
            #expect(words().contains("mailboxes"))
        }
    }

    @Test func menusNameKeysAsKeyboardsDo() {
        let shortcuts = [
            KeyboardShortcut("\u{F708}", modifiers: []), KeyboardShortcut("\u{F70F}"), KeyboardShortcut("n", modifiers: [.command, .shift]),
        ]
        #expect(shortcuts.map(\.title) == ["F5", "Ctrl+F12", "Ctrl+Shift+N"])
    }

    @Test func theToolbarIsHiddenAndShown() {
        struct Titled: App {
            var body: some Scene {
                WindowGroup { NavigationStack { Text("letter").navigationTitle("Mail") } }.commands { ToolbarCommands() }
            }
        }
        let toggle = KeyPress("t", modifiers: [.option, .command])
        shown(Titled()) { tree, words in
            #expect(words().contains("Mail"))
            #expect(tree.send(toggle))
            #expect(!words().contains("Mail") && words().contains("letter"))
            #expect(tree.send(toggle))
            #expect(words().contains("Mail"))
        }
        // A window without a toolbar has none to hide.
        struct Plain: App {
            var body: some Scene { WindowGroup { Text("letter") }.commands { ToolbarCommands() } }
        }
        shown(Plain()) { tree, _ in #expect(!tree.send(toggle)) }
    }

    @Test func textIsFormattedByTheFormatMenu() throws {
        final class Note { var text = AttributedString("words") }
        struct Editor: App {
            nonisolated(unsafe) static var note = Note()
            var body: some Scene {
                WindowGroup { TextEditor(text: Binding(get: { Editor.note.text }, set: { Editor.note.text = $0 })) }
                    .commands { TextFormattingCommands() }
            }
        }
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let running = RunningProgram(Editor(), environment: environment)
        let host = ViewHost(EmptyView(), profile: .macOS)
        running.scenes[0].show(in: host.tree, frame: WindowSurroundings())
        host.tree.update()
        try withExtendedLifetime(running) {
            try host.tap(.text("Format"))
            host.advance(by: 0.5)
            try host.tap(.text("Bold"))
            host.advance(by: 0.5)
            // Without the focus in the editor there is nothing to format.
            #expect(Editor.note.text.runs.allSatisfy { $0.inlinePresentationIntent == nil })
            host.press(.escape)
            host.advance(by: 0.5)
            try host.tap(.point(200, 300))
            host.press("a", modifiers: .command)
            try host.tap(.text("Format"))
            host.advance(by: 0.5)
            try host.tap(.text("Bold"))
            #expect(Editor.note.text.runs.allSatisfy { $0.inlinePresentationIntent == .stronglyEmphasized })
        }
    }

    @Test func withoutASidebarThereIsNothingToHide() {
        shown(Note()) { tree, words in
            #expect(!tree.send(KeyPress("s", modifiers: [.control, .command])))
            #expect(words().contains("note") && words().contains("View"))
        }
    }
}
