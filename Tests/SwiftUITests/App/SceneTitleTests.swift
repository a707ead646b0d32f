import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private let title = LocalizedStringResource("Title \(3)")

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
}
