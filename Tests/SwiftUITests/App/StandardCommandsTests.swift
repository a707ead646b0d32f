@testable import SwiftUI
@testable import SwiftUICore
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

    @Test func withoutASidebarThereIsNothingToHide() {
        shown(Note()) { tree, words in
            #expect(!tree.send(KeyPress("s", modifiers: [.control, .command])))
            #expect(words().contains("note") && words().contains("View"))
        }
    }
}
