import SwiftUI
import SwiftUITesting
import Testing

/// The space between sections of lists, as the list and its sections have it.
@MainActor struct SectionSpacingTests {
    private struct Sections: View {
        var spacings: [ListSectionSpacing?]
        var whole: ListSectionSpacing = .default
        var hasHeaders = false

        @ViewBuilder private func section(_ index: Int) -> some View {
            let rows = Section {
                Color.red.frame(height: 44).listRowInsets(EdgeInsets()).accessibilityElement().accessibilityIdentifier("row \(index)")
            } header: {
                if hasHeaders { Text("header") }
            }
            if let spacing = spacings[index] { rows.listSectionSpacing(spacing) } else { rows }
        }

        var body: some View {
            List {
                section(0)
                section(1)
                section(2)
            }
            .listSectionSpacing(whole)
        }
    }

    /// The distances between the rows of three sections.
    private func gaps(_ host: ViewHost) throws -> [CGFloat] {
        let rows = try (0..<3).map { try host.frame(of: .identifier("row \($0)")) }
        return zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY }
    }

    private func gaps(_ view: Sections) throws -> [CGFloat] {
        try gaps(ViewHost(view, size: CGSize(width: 400, height: 800), profile: .iOS))
    }

    @Test("The spacing of a list is that of its sections")
    func lists() throws {
        #expect(try gaps(Sections(spacings: [nil, nil, nil])) == [35, 35])
        #expect(try gaps(Sections(spacings: [nil, nil, nil], whole: .compact)) == [16, 16])
        #expect(try gaps(Sections(spacings: [nil, nil, nil], whole: .custom(50))) == [50, 50])
    }

    @Test("Between two sections the smaller spacing counts", arguments: [false, true])
    func sections(hasHeaders: Bool) throws {
        func expect(_ spacings: [ListSectionSpacing?], _ whole: ListSectionSpacing = .default, _ expected: [CGFloat]) throws {
            let header = hasHeaders ? try gaps(Sections(spacings: [nil, nil, nil], hasHeaders: true))[0] - 35 : 0
            let found = try gaps(Sections(spacings: spacings, whole: whole, hasHeaders: hasHeaders))
            #expect(found == expected.map { $0 + header }, "\(spacings)")
        }
        try expect([nil, .compact, nil], .default, [16, 16])
        try expect([.compact, nil, nil], .default, [16, 35])
        try expect([nil, nil, .compact], .default, [35, 16])
        try expect([nil, .custom(60), nil], .default, [35, 35])
        try expect([.custom(60), .custom(50), nil], .default, [50, 35])
        // That of a section takes precedence over that of the list.
        try expect([.custom(60), .custom(60), nil], .compact, [60, 16])
        try expect([.default, .default, nil], .custom(0), [35, 0])
    }

    @Test("A change of a section's spacing moves its neighbours, in either direction")
    func changes() throws {
        let host = ViewHost(Sections(spacings: [.custom(30), .custom(30), .custom(30)]), size: CGSize(width: 400, height: 800), profile: .iOS)
        #expect(try gaps(host) == [30, 30])
        host.show(Sections(spacings: [.custom(5), .custom(30), .custom(30)]))
        #expect(try gaps(host) == [5, 30])
        host.show(Sections(spacings: [.custom(30), .custom(30), .custom(7)], whole: .compact))
        #expect(try gaps(host) == [30, 7])
    }

    @Test("Sections of a loop have their own spacing")
    func loops() throws {
        let list = List {
            ForEach(0..<3) { index in
                Section { Color.red.frame(height: 44).listRowInsets(EdgeInsets()).accessibilityElement().accessibilityIdentifier("row \(index)") }
                    .listSectionSpacing(CGFloat(10 + index))
            }
        }
        #expect(try gaps(ViewHost(list, size: CGSize(width: 400, height: 800), profile: .iOS)) == [11, 12])
    }

    @Test("The spacing of rows is between them, once, on every platform", arguments: [ViewHost.Profile.iOS, .macOS], [0, 20] as [CGFloat])
    func rows(profile: ViewHost.Profile, spacing: CGFloat) throws {
        func distance(_ list: some View) throws -> CGFloat {
            let host = ViewHost(list, profile: profile)
            let rows = try (0..<3).map { try host.frame(of: .text("row \($0)")).minY }
            #expect(rows[2] - rows[1] == rows[1] - rows[0])
            return rows[1] - rows[0]
        }
        let list = List { ForEach(0..<3) { Text("row \($0)") } }
        #expect(try distance(list.listRowSpacing(spacing)) == distance(list) + spacing)
    }
}
