import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// Sections of lazy containers, whose headers and footers may stay in sight.
@MainActor struct LazySectionTests {
    /// Three sections of ten rows 20 high, headers and footers 10 high.
    private func tree(pinned: PinnedScrollableViews, sections: Int = 3, log: RowLog = RowLog()) -> LazyTree {
        LazyTree(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<sections, id: \.self) { section in
                        Section {
                            ForEach(0..<10) { LoggedRow(index: section * 10 + $0, log: log) }
                        } header: {
                            Color.blue.frame(height: 10)
                        } footer: {
                            Color.green.frame(height: 10)
                        }
                    }
                }
            })
    }

    /// The first points of the headers and footers in sight.
    private func edges(_ tree: LazyTree) -> [CGFloat] {
        tree.rows.filter { $0.height == 10 }.map(\.minY).sorted()
    }

    @Test func sectionsLieUnderEachOther() {
        let log = RowLog()
        let tree = tree(pinned: [], log: log)
        #expect(tree.scroll.contentSize.height == 660)
        #expect(tree.rows.map(\.minY).sorted() == [0, 10, 30, 50, 70, 90])
        #expect(log.bodies == [0, 1, 2, 3, 4])
        tree.scroll(to: 205)
        #expect(edges(tree) == [5, 15])
    }

    @Test(arguments: [(0, [0]), (50, [0]), (205, [-5, 5, 15]), (215, [-5, 5]), (220, [0]), (560, [0, 90])] as [(CGFloat, [CGFloat])])
    func headersStayAtTheTop(_ offset: CGFloat, _ expected: [CGFloat]) {
        let tree = tree(pinned: .sectionHeaders)
        tree.scroll(to: offset)
        #expect(edges(tree) == expected)
    }

    @Test(arguments: [(0, [0, 90]), (200, [10, 20, 90]), (50, [90])] as [(CGFloat, [CGFloat])])
    func footersStayAtTheBottom(_ offset: CGFloat, _ expected: [CGFloat]) {
        let tree = tree(pinned: .sectionFooters)
        tree.scroll(to: offset)
        #expect(edges(tree) == expected)
    }

    @Test func manySectionsAreLazy() {
        let log = RowLog()
        let tree = tree(pinned: .sectionHeaders, sections: 100_000, log: log)
        #expect(tree.scroll.contentSize.height == 22_000_000)
        tree.scroll(to: 11_000_000)
        #expect(log.bodies.count < 60)
        #expect(edges(tree) == [0])
        #expect(tree.rows.filter { $0.height == 20 }.map(\.minY) == [10, 30, 50, 70, 90])
    }

    @Test func headersOfGridsTakeTheWholeWidth() {
        let tree = LazyTree(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                    ForEach(0..<2) { section in
                        Section {
                            ForEach(0..<3) { _ in Color.red.frame(height: 20) }
                        } header: {
                            Color.blue.frame(height: 10)
                        }
                    }
                }
            })
        let frames = tree.rows.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 10, width: 50, height: 20),
                CGRect(x: 50, y: 10, width: 50, height: 20), CGRect(x: 0, y: 30, width: 50, height: 20),
                CGRect(x: 0, y: 50, width: 100, height: 10), CGRect(x: 0, y: 60, width: 50, height: 20),
                CGRect(x: 50, y: 60, width: 50, height: 20), CGRect(x: 0, y: 80, width: 50, height: 20),
            ])
    }

    /// A loop of a grid in which some items are sections and others cells: cells share lines, wherever the sections stand.
    @Test(
        arguments: [
            ([0], [0, 10, 10, 30, 50, 50, 70, 70, 90]), ([2], [0, 0, 20, 30, 30, 50, 70, 70, 90]),
            ([1, 4], [0, 20, 30, 30, 50, 70, 70, 90]), ([5], [0, 0, 20, 20, 40, 60, 70, 70, 90]),
        ] as [(Set<Int>, [CGFloat])])
    func itemsOfGridsMayBeSectionsOrCells(_ sections: Set<Int>, _ expected: [CGFloat]) {
        let model = MixedItems()
        model.sections = sections
        let tree = LazyTree(ScrollView { MixedGrid(model: model) })
        #expect(tree.rows.map(\.minY).sorted() == expected)
        model.sections = []
        model.count = 3
        tree.tree.update()
        #expect(tree.rows.map(\.minY).sorted() == [0, 0, 20])
    }

    @Observable final class MixedItems {
        var sections: Set<Int> = []
        var count = 6
    }

    private struct MixedGrid: View {
        let model: MixedItems
        var body: some View {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                ForEach(0..<model.count, id: \.self) { index in
                    if model.sections.contains(index) {
                        Section {
                            ForEach(0..<3) { _ in Color.red.frame(height: 20) }
                        } header: {
                            Color.blue.frame(height: 10)
                        }
                    } else {
                        Color.green.frame(height: 20)
                    }
                }
            }
        }
    }
}
