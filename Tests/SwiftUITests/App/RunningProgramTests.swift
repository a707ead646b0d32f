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

/// A program whose windows open where and with what it says.
private struct Placed: App {
    var body: some Scene {
        WindowGroup(for: String.self) { $name in
            Button("name \(name)") { name += "!" }
        } defaultValue: {
            "nobody"
        }
        .defaultWindowPlacement { content, context in
            let size = content.sizeThatFits(.unspecified)
            return WindowPlacement(CGPoint(x: context.defaultDisplay.visibleRect.maxX - size.width, y: 20), size: size)
        }
        .handlesExternalEvents(matching: ["name:"])

        UtilityWindow("Tools", id: "tools") { Text("tools") }
        UtilityWindow("Low Tools", id: "low") { Text("low tools") }.windowLevel(.normal)
    }
}

/// A program with items for the menu bar.
private struct Extras: App {
    @State private var isInserted = false

    var body: some Scene {
        WindowGroup { Toggle("inserted", isOn: $isInserted) }
        MenuBarExtra("Extra", systemImage: "star") {
            Button("First") {}.keyboardShortcut("f")
            Divider()
            Button("Second") {}
        }
        MenuBarExtra("Panel", isInserted: $isInserted) { Text("panel") }
            .menuBarExtraStyle(.window)
    }
}

@MainActor private final class Windows: WindowManager {
    var open: [String] = []
    var presented = PresentedWindowSettings()
    func openWindow(id: String?, value: AnyHashable?, presented: PresentedWindowSettings) -> Bool {
        open.append(id ?? "")
        self.presented = presented
        return true
    }
    func dismissWindows(id: String?, value: AnyHashable?) { open.removeAll { $0 == id } }
    func openSettings() -> Bool { false }
    func openNewWindow() -> Bool { false }
    var canOpenNewWindow: Bool { false }
    var hasSettings: Bool { false }
    func quit() {}
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
        let press: (String) -> Void = { key in
            _ = (first.tree.send(KeyPress(KeyEquivalent(Character(key)))), first.tree.advance(to: first.tree.clock.time + 1))
        }
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

    @Test("A scene decides where its windows open by their content and the display; utility windows float unless they say otherwise")
    func placing() throws {
        Engines.install()
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let program = RunningProgram(Placed(), environment: environment)
        defer { withExtendedLifetime(program) {} }
        let (group, tools, low) = (program.scenes[0].settings, program.scenes[1], program.scenes[2])
        let make = try #require(group.placement)
        let display = DisplayProxy(bounds: CGRect(x: 0, y: 0, width: 1000, height: 800), visibleRect: CGRect(x: 0, y: 30, width: 900, height: 770))
        let content = WindowLayoutRoot { $0 == .unspecified ? CGSize(width: 100, height: 50) : .zero }
        let placement = make(content, WindowPlacementContext(defaultDisplay: display))
        #expect(placement == WindowPlacement(x: 800, y: 20, width: 100, height: 50))
        #expect(display.safeAreaInsets == EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 100))
        #expect(WindowPlacement(.topTrailing, size: CGSize(width: -1, height: 5)) == WindowPlacement(.topTrailing))
        #expect(tools.settings.isUtility && tools.settings.level == .floating && tools.description.kind == .single)
        #expect(low.settings.isUtility && low.settings.level == .normal && !group.isUtility)
        #expect(group.takes(URL(string: "name:me")!) && !group.takes(URL(string: "other:me")!) && tools.settings.takes(URL(string: "other:me")!))
    }

    @Test("Windows get the style that the view sets that opens them")
    func presentedWindows() throws {
        struct Screen: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View { Button("Open") { openWindow(id: "other") } }
        }
        let windows = Windows()
        let host = ViewHost(
            VStack {
                Screen().presentedWindowStyle(.hiddenTitleBar).presentedWindowToolbarStyle(.unifiedCompact)
            }
            .environment(\.windowManager, WeakWindowManager(windows)))
        try host.tap(.text("Open"))
        #expect(windows.open == ["other"])
        #expect(windows.presented.isDecorated == false && windows.presented.toolbarAppearance?.isCompact == true)
        host.show(Screen().environment(\.windowManager, WeakWindowManager(windows)))
        try host.tap(.text("Open"))
        #expect(windows.presented == PresentedWindowSettings())
    }

    @Test("Menu bar extras are windows that are there from the beginning, or while a binding says so")
    func menuBarExtras() {
        Engines.install()
        let windows = Windows()
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        environment.windowManager = WeakWindowManager(windows)
        let program = RunningProgram(Extras(), environment: environment)
        defer { withExtendedLifetime((program, windows)) {} }
        let (menu, panel) = (program.scenes[1], program.scenes[2])
        #expect(menu.settings.launchBehavior == .presented && panel.settings.launchBehavior == .suppressed)
        #expect(menu.description.title?.plainString() == "Extra" && menu.settings.resizability.limitsMaximum(of: .single))
        let items = ShownScene(menu)
        #expect(items.words == ["First, Ctrl+F", "Second"])
        let heights = items.tree.accessibilityElements().flatMap(\.flattened).map(\.frame.height)
        #expect(heights == [22, 22], "a shortcut does not wrap")
        #expect(ShownScene(panel).words == ["panel"])
        let first = ShownScene(program.scenes[0])
        first.press("inserted")
        program.tree.update()
        #expect(windows.open == ["MenuBarExtra Panel"])
        first.press("inserted")
        program.tree.update()
        #expect(windows.open.isEmpty)
    }

    @Test("A window that was opened without a value shows the default one, and keeps what it is changed to")
    func defaultValues() {
        Engines.install()
        let program = RunningProgram(Placed(), environment: EnvironmentValues())
        defer { withExtendedLifetime(program) {} }
        let (first, second) = (ShownScene(program.scenes[0]), ShownScene(program.scenes[0], value: "me"))
        #expect(first.words.contains("name nobody") && second.words.contains("name me"))
        first.press("name nobody")
        second.press("name me")
        #expect(first.words.contains("name nobody!") && second.words.contains("name me!"))
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
        #expect(tree.clock.time == 10)
        tree.passIdleTime(until: 5)
        #expect(tree.clock.time == 10)
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
        #expect(!host.tree.pressSecondary(at: CGPoint(x: link.midX, y: link.midY)))
        #expect(host.tree.pressSecondary(at: CGPoint(x: 100, y: field.minY - 40)))
        host.advance(by: 1)
        #expect(host.contains(.text("Item")))
    }
}
