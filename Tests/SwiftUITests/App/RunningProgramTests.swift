@testable import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

private final class Told {
    var words: [String] = []
}

private struct Counter: App {
    @State private var count = 1
    @Environment(\.scenePhase) private var phase
    let told: Told

    init() { told = Told() }
    init(_ told: Told) { self.told = told }

    var body: some Scene {
        WindowGroup("First") {
            Button("first \(count)") { count += 1 }
        }
        .defaultSize(width: 300, height: 200)
        .commands { CommandMenu("Count") { Button("Ten More") { count += 10 }.keyboardShortcut("t") } }
        .onChange(of: phase) { told.words.append("\(phase)") }

        WindowGroup(id: "value", for: Int.self) { $value in
            CountView(count: $count, value: value)
        }
        .windowResizability(.contentSize)

        Settings { Text("settings") }
    }
}

/// A program that says much of its windows.
private struct Arranged: App {
    var body: some Scene {
        WindowGroup("Plain") { Text("plain") }
        Window("Palette", id: "palette") { ChangedView() }
            .commands { CommandMenu("Dropped") { Button("Dropped") {} } }
            .commandsReplaced { CommandMenu("Kept") { Button("Kept") {} } }
            .defaultPosition(.topTrailing)
            .windowLevel(.floating)
            .defaultLaunchBehavior(.presented)
            .restorationBehavior(.disabled)
            .windowBackgroundDragBehavior(.enabled)
            .keyboardShortcut("p", modifiers: [.command, .option])
            .transformEnvironment(\.isEnabled) { $0 = false }
    }
}

private struct ChangedView: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "plain" : "changed") }
}

private struct CountView: View {
    @Binding var count: Int
    var value: Int?
    var body: some View { Text("value \(value ?? 0) of \(count)") }
}

/// A window without a screen.
@MainActor private final class ShownScene {
    let tree: ViewTree

    init(_ scene: SceneRecord, value: AnyHashable? = nil) {
        tree = ViewTree(size: CGSize(width: 300, height: 200), environment: scene.environment)
        tree.environment.windowValue = value
        scene.onChange = { [tree] in MainActor.assumeIsolated { scene.show(in: tree, frame: WindowSurroundings()) } }
        scene.show(in: tree, frame: WindowSurroundings())
        tree.update()
    }

    var words: [String] {
        tree.update()
        return tree.accessibilityElements().flatMap(\.flattened).compactMap(\.label)
    }

    func press(_ label: String) {
        tree.accessibilityElements().flatMap(\.flattened).first { $0.label == label }?.perform(.activate)
        tree.update()
    }
}

@MainActor @Suite struct RunningProgramTests {
    private func program(_ told: Told = Told()) -> RunningProgram {
        Engines.install()
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        environment.scenePhase = .background
        return RunningProgram(Counter(told), environment: environment)
    }

    @Test("A program's scenes are listed with what they say of their windows")
    func scenes() {
        let program = program()
        // Scenes live as long as their program.
        defer { withExtendedLifetime(program) {} }
        let scenes = program.scenes
        #expect(scenes.map(\.description.kind) == [.group, .group, .settings])
        #expect(scenes.map(\.description.id) == [nil, "value", nil])
        #expect(scenes[0].description.title?.plainString() == "First")
        #expect(scenes[1].description.valueType == Int.self)
        #expect(scenes[0].settings.defaultSize == CGSize(width: 300, height: 200))
        #expect(!scenes[0].settings.resizability.limitsMaximum(of: .group))
        #expect(scenes[1].settings.resizability.limitsMaximum(of: .group))
        #expect(scenes[2].settings.resizability.limitsMaximum(of: .settings))
        #expect(scenes[0].settings.hasCommands && !scenes[1].settings.hasCommands)
    }

    @Test("What one window changes of the program's state another one shows")
    func sharedState() {
        let program = program()
        defer { withExtendedLifetime(program) {} }
        let (first, second) = (ShownScene(program.scenes[0]), ShownScene(program.scenes[1], value: 7))
        #expect(second.words.contains("value 7 of 1"))
        first.press("first 1")
        // Before the program's own update: the binding reads what was written.
        #expect(second.words.contains("value 7 of 2"))
        program.tree.update()
        #expect(first.words.contains("first 2"))
        #expect(second.words.contains("value 7 of 2"))
    }

    @Test("A command's shortcut works while its menu is closed, and the menu bar names the menus")
    func commands() {
        let program = program()
        defer { withExtendedLifetime(program) {} }
        let first = ShownScene(program.scenes[0])
        #expect(first.words.contains("Count"))
        #expect(!first.words.contains("Ten More"))
        #expect(first.tree.send(KeyPress("t", modifiers: .command)))
        program.tree.update()
        #expect(first.words.contains("first 11"))
    }

    @Test("F10 opens the first menu, arrows go to the ones beside it, Return chooses, and Escape and F10 close it")
    func menuKeys() {
        let program = program()
        defer { withExtendedLifetime(program) {} }
        let first = ShownScene(program.scenes[0])
        let press: (String) -> Void = { key in _ = (first.tree.send(KeyPress(KeyEquivalent(Character(key)))), first.tree.advance(to: first.tree.time + 1)) }
        let (f10, right, left, down) = ("\u{F70D}", "\u{F703}", "\u{F702}", "\u{F701}")
        press(f10)
        // A program without a manager of windows has its own menu alone.
        #expect(first.words.contains("Ten More, Ctrl+T"))
        press(f10)
        #expect(!first.words.contains("Ten More, Ctrl+T"))
        press(f10)
        press(right)
        press(left)
        #expect(first.words.contains("Ten More, Ctrl+T"))
        press("\u{1B}")
        #expect(!first.words.contains("Ten More, Ctrl+T"))
        press(f10)
        press(down)
        press("\r")
        program.tree.update()
        #expect(first.words.contains("first 11") && !first.words.contains("Ten More, Ctrl+T"))
        #expect(!first.tree.send(KeyPress(.f10, modifiers: .shift)))
    }

    @Test("Scenes say where and when their windows open, and which of their commands there are")
    func scenesOfAllKinds() {
        Engines.install()
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let program = RunningProgram(Arranged(), environment: environment)
        defer { withExtendedLifetime(program) {} }
        let (plain, palette) = (program.scenes[0], program.scenes[1])
        #expect(plain.settings.defaultPosition == nil && plain.settings.level == .automatic && plain.settings.launchBehavior == .automatic)
        #expect(plain.settings.restoresState && plain.settings.shortcut == nil && !plain.settings.isWithoutCommands)
        #expect(palette.settings.defaultPosition == .topTrailing && palette.settings.level == .floating)
        #expect(palette.settings.launchBehavior == .presented && !palette.settings.restoresState && palette.settings.isMovedByBackground)
        #expect(palette.settings.shortcut == KeyboardShortcut("p", modifiers: [.command, .option]))
        #expect(palette.settings.isWithoutCommands)
        let words = ShownScene(palette).words
        #expect(words.contains("Kept") && !words.contains("Dropped"))
        #expect(ShownScene(palette).words.contains("changed"))
    }

    @Test("A change of the program's phase is told once")
    func phase() {
        let told = Told()
        let program = program(told)
        defer { withExtendedLifetime(program) {} }
        program.tree.environment.scenePhase = .active
        program.tree.update()
        #expect(told.words == ["active"])
        program.tree.environment.scenePhase = .inactive
        program.tree.update()
        #expect(told.words == ["active", "inactive"])
    }

    @Test("The clock of a tree in which nothing moves is set, so that what begins then begins then")
    func idleTime() {
        let tree = ViewTree(size: .zero)
        tree.passIdleTime(until: 10)
        #expect(tree.time == 10)
        tree.passIdleTime(until: 5)
        #expect(tree.time == 10)
    }

    @Test("The second button opens the context menu of what is under it; text and links change the pointer")
    func pointers() throws {
        let host = ViewHost(
            VStack {
                Color.red.frame(width: 100, height: 50).contextMenu { Button("Item") {} }
                TextField("Field", text: .constant("text"))
                Link("Link", destination: URL(string: "https://example.org")!)
            }, size: CGSize(width: 200, height: 200), profile: .macOS)
        let field = try host.frame(of: .label("Field"))
        #expect(host.tree.pointerShape(at: CGPoint(x: field.midX, y: field.midY)) == .text)
        let link = try host.frame(of: .text("Link"))
        #expect(host.tree.pointerShape(at: CGPoint(x: link.midX, y: link.midY)) == .link)
        #expect(host.tree.pointerShape(at: CGPoint(x: 100, y: link.minY - 200)) == nil)
        #expect(!host.tree.pressSecondary(at: CGPoint(x: field.midX, y: field.midY)))
        #expect(host.tree.pressSecondary(at: CGPoint(x: 100, y: field.minY - 40)))
        host.advance(by: 1)
        #expect(host.contains(.text("Item")))
    }
}
