import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private let title = LocalizedStringResource("Title \(3)")

private struct Valued: App {
    var body: some Scene {
        WindowGroup(title, for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
        WindowGroup(title, id: "id", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
        WindowGroup(title, for: Int.self) {
            Text("\($0.wrappedValue)")
        } defaultValue: {
            7
        }
        WindowGroup(title, id: "default", for: Int.self) {
            Text("\($0.wrappedValue)")
        } defaultValue: {
            8
        }
    }
}

private struct Titled: App {
    var body: some Scene {
        WindowGroup(title, id: "group") { Text("a") }
            .commands { CommandMenu(title) { Button("b") {} } }
        Window(title, id: "window") { Text("d") }
        UtilityWindow(title, id: "utility") { Text("e") }
        MenuBarExtra(title, systemImage: "star", isInserted: .constant(true)) { Text("f") }
    }
}

@MainActor struct SceneTitleTests {
    @Test("The title of a scene may be a resource")
    func resources() {
        let program = RunningProgram(Titled(), environment: EnvironmentValues())
        defer { withExtendedLifetime(program) {} }
        #expect(program.scenes.map { $0.description.title?.plainString() } == Array(repeating: "Title 3", count: 4))
    }

    @Test("So may that of a group of windows for values, which shows the value of each window")
    func valuedGroups() {
        let program = RunningProgram(Valued(), environment: EnvironmentValues())
        defer { withExtendedLifetime(program) {} }
        let scenes = program.scenes
        #expect(scenes.map { $0.description.title?.plainString() } == Array(repeating: "Title 3", count: 4))
        #expect(scenes.map(\.description.id) == [nil, "id", nil, "default"])
        for (scene, shown) in zip(scenes, ["0", "0", "7", "8"]) {
            #expect(scene.description.valueType == Int.self)
            func window(for value: Int?) -> ViewHost {
                let host = ViewHost(EmptyView())
                host.tree.environment.windowValue = value.map { AnyHashable($0) }
                scene.show(in: host.tree, frame: WindowSurroundings())
                host.tree.update()
                return host
            }
            #expect(window(for: nil).contains(.text(shown)))
            #expect(window(for: 42).contains(.text("42")))
        }
    }
}
