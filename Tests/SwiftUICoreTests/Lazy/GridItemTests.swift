import Foundation
import Testing

@testable import SwiftUICore

/// How the columns of a lazy grid share a width.
@MainActor struct GridItemTests {
    struct Row: Sendable {
        let id: String
        let items: [GridItem]
        let width: CGFloat
        let columns: [CGFloat]
    }

    nonisolated static let rows = [
        Row(id: "lazygrid-001", items: [GridItem(.fixed(60))], width: 300, columns: [60]),
        Row(id: "lazygrid-001", items: [GridItem(.fixed(60)), GridItem(.fixed(100))], width: 20, columns: [60, 100]),
        Row(id: "lazygrid-002", items: [GridItem(.flexible(minimum: 100, maximum: 200))], width: 50, columns: [100]),
        Row(id: "lazygrid-002", items: [GridItem(.flexible(minimum: 100, maximum: 200))], width: 150, columns: [150]),
        Row(id: "lazygrid-002", items: [GridItem(.flexible(minimum: 100, maximum: 200))], width: 300, columns: [200]),
        Row(id: "lazygrid-004", items: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))], width: 300, columns: [180, 112]),
        Row(
            id: "lazygrid-006", items: [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 40, maximum: 100))],
            width: 300, columns: [69, 69, 130.0 / 3, 130.0 / 3, 130.0 / 3]),
        Row(
            id: "lazygrid-007",
            items: [GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)), GridItem(.fixed(100))],
            width: 300, columns: [100, 100, 0, 100]),
        Row(id: "lazygrid-008", items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, columns: [70, 57, 57]),
        Row(
            id: "lazygrid-011",
            items: [
                GridItem(.fixed(100), spacing: 0), GridItem(.flexible(minimum: 100, maximum: 200), spacing: 0),
                GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0),
            ], width: 300, columns: [100, 100, 50]),
        Row(
            id: "lazygrid-014", items: Array(repeating: GridItem(.fixed(287.0 / 6)), count: 6), width: 327,
            columns: Array(repeating: 287.0 / 6, count: 6)),
    ]

    @Test("lazygrid-009: fixed items first, then each its share", arguments: rows)
    func columnsShareTheWidth(_ row: Row) {
        let tracks = GridItem.tracks(for: row.items, length: row.width, axis: .horizontal)
        #expect(tracks.count == row.columns.count, "\(row.id)")
        for (track, width) in zip(tracks, row.columns) { #expect(abs(track.length - width) < 1e-9, "\(row.id)") }
    }

    @Test func columnsFollowEachOtherWithTheirGaps() {
        let items = [GridItem(.fixed(10), spacing: 3), GridItem(.fixed(20)), GridItem(.fixed(30), spacing: 50)]
        #expect(GridItem.tracks(for: items, length: 100, axis: .horizontal).map(\.origin) == [0, 13, 41])
    }

    /// Truth `lazygrid-013`.
    @Test func theDefaultItemIsFlexible() {
        #expect(GridItem().size == .flexible(minimum: 10, maximum: .infinity))
        #expect(GridItem().spacing == nil)
    }

    @Test(arguments: [0, -5, CGFloat.nan, .infinity, -.infinity, 1e300])
    func noLengthMakesColumnsThatAreNoNumbers(_ length: CGFloat) {
        let sizes: [GridItem.Size] = [
            .fixed(length), .flexible(minimum: length), .flexible(minimum: 10, maximum: length), .adaptive(minimum: length),
            .adaptive(minimum: 10, maximum: length),
        ]
        for size in sizes {
            for width in [100, length] {
                let tracks = GridItem.tracks(for: [GridItem(size, spacing: length), GridItem()], length: width, axis: .horizontal)
                #expect(tracks.allSatisfy { $0.length >= 0 && $0.length.isFinite && $0.origin.isFinite })
            }
        }
    }
}
