import SwiftUI
import SwiftUITesting
import Testing

/// Sections without rows, headers and footers take no part in the layout of a list.
@MainActor struct EmptySectionTests {
    /// Where empty sections are among those with a row.
    nonisolated private static let places: [[Bool]] = [
        [true, false], [false, true], [false, true, false], [true, true, false, true, false, true],
    ]

    private struct Sections: View {
        /// For each section, whether it is empty.
        var empty: [Bool]
        var hasLoops = false

        var body: some View {
            Form {
                ForEach(empty.indices, id: \.self) { index in section(index) }
            }
            .formStyle(.grouped)
        }

        @ViewBuilder private func section(_ index: Int) -> some View {
            if hasLoops {
                Section { ForEach(0..<(empty[index] ? 0 : 1), id: \.self) { _ in row(index) } }
            } else {
                Section { if !empty[index] { row(index) } }
            }
        }

        private func row(_ index: Int) -> some View {
            let number = empty[..<index].count { !$0 }
            return Text("Row \(number)")
        }
    }

    private func rows(_ view: Sections, profile: ViewHost.Profile) throws -> [CGFloat] {
        let host = ViewHost(view, size: CGSize(width: 400, height: 600), profile: profile)
        return try (0..<view.empty.count { !$0 }).map { try host.frame(of: .text("Row \($0)")).minY }
    }

    @Test(
        "The rows are where they would be without the empty sections", arguments: places, [ViewHost.Profile.macOS, .iOS])
    private func positions(empty: [Bool], profile: ViewHost.Profile) throws {
        let full = try rows(Sections(empty: empty.filter { !$0 }), profile: profile)
        #expect(try rows(Sections(empty: empty), profile: profile) == full)
        #expect(try rows(Sections(empty: empty, hasLoops: true), profile: profile) == full)
    }

    private struct Filling: View {
        @State private var isFull = false

        var body: some View {
            Form {
                Section { if isFull { Text("First") } }
                Section { Text("Second").onTapGesture { isFull.toggle() } }
            }
            .formStyle(.grouped)
        }
    }

    @Test("A section that gets rows appears as one that had them", arguments: [ViewHost.Profile.macOS, .iOS])
    func filling(profile: ViewHost.Profile) throws {
        let host = ViewHost(Filling(), size: CGSize(width: 400, height: 600), profile: profile)
        let alone = try host.frame(of: .text("Second")).minY
        try host.tap(.text("Second"))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("First")).minY == alone)
        let pair = try rows(Sections(empty: [false, false]), profile: profile)
        #expect(try host.frame(of: .text("Second")).minY == pair[1])
        try host.tap(.text("Second"))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("Second")).minY == alone)
    }
}
