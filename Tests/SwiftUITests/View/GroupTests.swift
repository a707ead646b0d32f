import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

private struct Row: Identifiable { let id: String }

private struct Grouped: App {
    var body: some Scene {
        Group {
            WindowGroup(id: "one") { Text("1") }
            Window("Two", id: "two") { Text("2") }
        }
        .defaultSize(width: 300, height: 200)
        .commands {
            Group {
                CommandMenu("Menu") { Button("First") {} }
                CommandMenu("Other") { Button("Second") {} }
            }
            if true { CommandMenu("Third") {} } else { EmptyCommands() }
        }
    }
}

/// Groups of content that is not a view.
@MainActor struct GroupTests {
    @Test("A modifier of a group of scenes applies to each")
    func scenes() {
        let program = RunningProgram(Grouped(), environment: EnvironmentValues())
        defer { withExtendedLifetime(program) {} }
        #expect(program.scenes.map(\.description.id) == ["one", "two"])
        #expect(program.scenes.allSatisfy { $0.settings.defaultSize == CGSize(width: 300, height: 200) && $0.settings.hasCommands })
    }

    @Test("Tabs, rows, columns and entries of rotors in a group are used as if there was none")
    func content() throws {
        struct Tabs: View {
            @State private var chosen = 1
            var body: some View {
                TabView(selection: $chosen) {
                    Group {
                        Tab("One", systemImage: "star", value: 1) { Text("first") }
                        Tab("Two", systemImage: "star", value: 2) { Text("second") }
                    }
                    .disabled(true)
                    ForEach(3..<5) { Tab("Number \($0)", systemImage: "star", value: $0) { Text("more") }.disabled(true) }
                }
            }
        }
        let tabs = ViewHost(Tabs(), size: CGSize(width: 300, height: 300)).accessibilityElements.flatMap(\.flattened).filter { $0.role == .tab }
        #expect(tabs.map(\.label) == ["One", "Two", "Number 3", "Number 4"] && tabs.allSatisfy { !$0.isEnabled })
        let table = Table(of: Row.self) {
            TableColumn("a") { Text("a" + $0.id) }
            Group {
                TableColumn("b") { (row: Row) in Text("b" + row.id) }
                TableColumn("c") { (row: Row) in Text("c" + row.id) }
            }
        } rows: {
            Group {
                TableRow(Row(id: "1"))
                TableRow(Row(id: "2"))
            }
        }
        let host = ViewHost(table, size: CGSize(width: 500, height: 300), profile: .macOS)
        #expect(["a1", "b1", "c1", "a2", "b2", "c2"].allSatisfy { host.contains(.text($0)) })
        let rotor = Text("text").accessibilityRotor("Rotor") {
            Group {
                AccessibilityRotorEntry("x", id: 1)
                AccessibilityRotorEntry("y", id: 2)
            }
        }
        let element = try #require(ViewHost(rotor).accessibilityElements.first)
        #expect(element.rotors.first?.entries.map(\.label) == ["x", "y"])
    }
}
