import SwiftUI
import SwiftUITesting
import Testing

/// On macOS the selected rows of the list that has the keyboard have a strong background with white content.
@MainActor struct RowEmphasisTests {
    private enum Kind: CaseIterable { case loop, fixed, sections, table }

    private struct Item: Identifiable { let id: Int }

    /// Shows the prominence of the background in the environment of a row.
    private struct Prominence: View {
        let id: Int
        @Environment(\.backgroundProminence) private var prominence

        var body: some View { Text(verbatim: "\(id) \(prominence == .increased ? "strong" : "plain")") }
    }

    private struct Screen: View {
        let kind: Kind
        @State private var selection: Int?
        @State private var text = ""

        var body: some View {
            VStack(spacing: 0) {
                list
                TextField("Elsewhere", text: $text).padding(4)
            }
        }

        @ViewBuilder private var list: some View {
            switch kind {
            case .loop:
                List(0..<3, id: \.self, selection: $selection) { Prominence(id: $0) }.listStyle(.inset)
            case .fixed:
                List(selection: $selection) {
                    Prominence(id: 0).tag(0)
                    Prominence(id: 1).tag(1)
                    Group { Prominence(id: 2).tag(2) }
                }
            case .sections:
                List(selection: $selection) {
                    Section("A") { Prominence(id: 0).tag(0) }
                    Section("B") { ForEach(1..<3, id: \.self) { Prominence(id: $0) } }
                }
            case .table:
                Table([Item(id: 0), Item(id: 1), Item(id: 2)], selection: $selection) {
                    TableColumn("Number") { Prominence(id: $0.id) }
                }
            }
        }
    }

    private func host(_ kind: Kind, profile: ViewHost.Profile = .macOS, colorScheme: ColorScheme = .light) -> ViewHost {
        ViewHost(Screen(kind: kind), size: CGSize(width: 300, height: 300), profile: profile, scale: 1, colorScheme: colorScheme)
    }

    private func pixel(_ host: ViewHost, _ point: CGPoint) throws -> [Int] {
        let image = try host.image()
        let start = (Int(point.y) * image.width + Int(point.x)) * 4
        return image.pixels[start..<start + 3].map(Int.init)
    }

    @Test("Exactly the selected row is emphasised, as long as the list has the focus", arguments: Kind.allCases)
    private func prominence(kind: Kind) throws {
        let host = host(kind)
        try host.tap(.text("1 plain"))
        #expect(host.contains(.text("1 strong")) && host.contains(.text("0 plain")) && host.contains(.text("2 plain")))
        host.press(.downArrow)
        #expect(host.contains(.text("1 plain")) && host.contains(.text("2 strong")))
        try host.tap(.text("Elsewhere"))
        #expect(host.contains(.text("1 plain")) && host.contains(.text("2 plain")))
    }

    @Test("iOS has no strong background")
    func onlyOnMacOS() throws {
        let host = host(.loop, profile: .iOS)
        try host.tap(.text("1 plain"))
        host.press(.tab)
        host.press(.downArrow)
        #expect(!host.contains(.text("2 strong")) && !host.contains(.text("0 strong")))
    }

    @Test(
        "The background is the system's for selected content, and grey without the focus",
        arguments: [(ColorScheme.light, [0, 100, 225], [220, 220, 220]), (.dark, [0, 89, 209], [70, 70, 70])])
    func background(colorScheme: ColorScheme, focused: [Int], unfocused: [Int]) throws {
        let host = host(.loop, colorScheme: colorScheme)
        try host.tap(.text("1 plain"))
        let row = try host.frame(of: .text("1 strong"))
        let place = CGPoint(x: row.maxX + 30, y: row.midY)
        #expect(try pixel(host, place) == focused)
        try host.tap(.text("Elsewhere"))
        #expect(try pixel(host, place) == unfocused)
    }

    @Test("System colours of labels are white on a strong background", arguments: ViewHost.Profile.allCases, [ColorScheme.light, .dark])
    func labelColors(profile: ViewHost.Profile, colorScheme: ColorScheme) throws {
        func brightness(_ color: some ShapeStyle) throws -> Int {
            let view = Rectangle().fill(color).background(Color.black).environment(\.backgroundProminence, .increased)
            return try pixel(ViewHost(view, profile: profile, scale: 1, colorScheme: colorScheme), CGPoint(x: 20, y: 20))[0]
        }
        #expect(try brightness(.primary) == 255 && brightness(Color.primary) == 255)
        #expect(try brightness(.secondary) == brightness(Color.secondary))
        #expect(try (120...160).contains(brightness(.secondary)))
    }
}
