import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The outline of the row of a list on macOS whose context menu is open.
@MainActor struct OpenMenuOutlineTests {
    enum Kind: CaseIterable { case row, selection, table }

    private struct Item: Identifiable { let id: Int }

    private struct Screen: View {
        var kind: Kind
        @State private var selection: Int?

        var body: some View {
            switch kind {
            case .row:
                List(0..<4) { number in
                    Text("Row \(number)").contextMenu { Button("Open") {} }
                }
            case .selection:
                List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { _ in Button("Open") {} }
            case .table:
                Table((0..<4).map { Item(id: $0) }, selection: $selection) { TableColumn("Name") { Text("Row \($0.id)") } }
                    .contextMenu(forSelectionType: Int.self) { _ in Button("Open") {} }
            }
        }
    }

    /// The rows whose upper edge is blue.
    private func outlined(_ host: ViewHost) throws -> [Int] {
        let image = try host.image()
        return try (0..<4).filter { number in
            let y = Int(try host.frame(of: .text("Row \(number)")).midY) - 11
            let start = (y * image.width + image.width - 60) * 4
            return Int(image.pixels[start + 2]) > Int(image.pixels[start]) + 100
        }
    }

    @Test("Exactly that row has it, as long as the menu is open", arguments: Kind.allCases)
    func outline(kind: Kind) throws {
        let host = ViewHost(Screen(kind: kind), size: CGSize(width: 400, height: 300), profile: .macOS, scale: 1)
        #expect(try outlined(host) == [])
        let row = try host.frame(of: .text("Row 2"))
        #expect(host.tree.pressSecondary(at: CGPoint(x: row.midX, y: row.midY)))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Open")))
        #expect(try outlined(host) == [2])
        host.press(.escape)
        host.advance(by: 0.5)
        #expect(try outlined(host) == [])
    }

    @Test("On iOS no row has it")
    func phones() throws {
        let host = ViewHost(Screen(kind: .row), size: CGSize(width: 400, height: 300), profile: .iOS, scale: 1)
        let row = try host.frame(of: .text("Row 2"))
        #expect(host.tree.pressSecondary(at: CGPoint(x: row.midX, y: row.midY)))
        host.advance(by: 0.5)
        #expect(try outlined(host) == [])
    }
}
