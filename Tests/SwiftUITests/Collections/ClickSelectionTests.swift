import SwiftUI
import SwiftUITesting
import Testing

/// Clicks on rows while modifier keys are held, on macOS.
@MainActor struct ClickSelectionTests {
    private struct Row: Identifiable { let id: Int }

    private struct Listed: View {
        @State var selection: Set<Int> = []
        var body: some View {
            VStack {
                Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
                List(selection: $selection) { ForEach(0..<8) { Text("row \($0)") } }
            }
        }
    }

    private struct Tabled: View {
        @State var selection: Set<Int> = []
        var body: some View {
            VStack {
                Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
                Table((0..<8).map { Row(id: $0) }, selection: $selection) { TableColumn("Row") { Text("row \($0.id)") } }
            }
        }
    }

    /// Clicks a row with keys, and expects the selection after it.
    private func click(_ row: Int, _ keys: EventModifiers = [], in host: ViewHost, _ expected: String) throws {
        host.heldModifierKeys = keys
        try host.tap(.text("row \(row)"))
        host.heldModifierKeys = []
        #expect(host.contains(.text("selected \(expected)")), "row \(row) with \(keys)")
    }

    @Test("Command adds and removes rows, Shift selects those in between, and a plain click only its row", arguments: [false, true])
    func clicks(isTable: Bool) throws {
        let host = isTable ? ViewHost(Tabled(), profile: .macOS) : ViewHost(Listed(), profile: .macOS)
        try click(1, in: host, "1")
        try click(3, .command, in: host, "1 3")
        try click(1, .command, in: host, "3")
        try click(5, .shift, in: host, "1 2 3 4 5")
        try click(0, .shift, in: host, "0 1")
        try click(6, in: host, "6")
        try click(4, .shift, in: host, "4 5 6")
        host.press(.downArrow, modifiers: .shift)
        #expect(host.contains(.text("selected 5 6")))
    }

    @Test("Where one row can be selected, keys change nothing")
    func single() throws {
        struct Single: View {
            @State var selection: Int?
            var body: some View {
                VStack {
                    Text("selected \(selection ?? -1)")
                    List(selection: $selection) { ForEach(0..<8) { Text("row \($0)") } }
                }
            }
        }
        let host = ViewHost(Single(), profile: .macOS)
        try click(1, .shift, in: host, "1")
        try click(3, .command, in: host, "3")
    }
}
