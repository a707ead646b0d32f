import Foundation
import Testing

@testable import SwiftUICore

/// Loops inside loops, and sections of them, of which lazy stacks and grids make only what is in sight.
@MainActor struct NestedLoopTests {
    private let log = RowLog()
    private let columns = [GridItem(spacing: 0), GridItem()]

    /// The corners of ten cells in two lines along the axis across which the lines lie.
    private func corners(across first: CGFloat, _ second: CGFloat, isHorizontal: Bool = false) -> [CGPoint] {
        (0..<10).map { index in
            let along = CGFloat(index / 2) * 20
            let across = index.isMultiple(of: 2) ? first : second
            return isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
    }

    @Test func loopsInsideLoopsOfGridsAreMadeInSight() {
        let tree = LazyTree(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<1000) { outer in ForEach(0..<1001) { LoggedRow(index: outer * 1001 + $0, log: log) } }
                }
            })
        #expect(log.bodies == Array(0..<10))
        #expect(tree.rows.map(\.origin) == corners(across: 0, 50))
        // The last of the first thousand and one stands beside the first of the next.
        tree.scroll(to: 500 * 20)
        #expect(Array(log.appeared.suffix(10)) == Array(1000..<1010))
        #expect(tree.rows.map(\.origin) == corners(across: 0, 50))
        #expect(Set(log.bodies).count < 40)
        // At rest only what is in sight is there.
        #expect(Set(log.appeared).subtracting(log.disappeared) == Set(1000..<1010))
        tree.scroll(to: 1e12)
        for _ in 0..<20 { tree.scroll(to: 1e12) }
        #expect(log.bodies.last == 1_000_999)
        #expect(Set(log.bodies).count < 400)
    }

    @Test func loopsThreeDeepInRowsToTheSide() {
        let tree = LazyTree(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30))], spacing: 0) {
                    ForEach(0..<100) { first in
                        ForEach(0..<100) { second in
                            Group {
                                if second == 0 { LoggedRow(index: -1, log: log).frame(width: 20) }
                                ForEach(0..<100) { third in
                                    LoggedRow(index: first * 10_000 + second * 100 + third, log: log).frame(width: 20)
                                }
                            }
                        }
                    }
                }
            })
        #expect(log.bodies == [-1] + Array(0..<9))
        #expect(tree.rows.map(\.origin) == corners(across: 25, 55, isHorizontal: true))
    }

    @Test func sectionsOfLoopsInsideLoopsOfGridsAreMadeInSight() {
        let tree = LazyTree(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<1000) { section in
                        Section {
                            ForEach(0..<100) { group in
                                ForEach(0..<11) { LoggedRow(index: section * 1100 + group * 11 + $0, log: log) }
                            }
                        } header: {
                            Color.blue.frame(height: 10)
                        }
                    }
                }
            })
        #expect(log.bodies == Array(0..<10))
        #expect(tree.rows.count == 11)
        tree.scroll(to: 1_000)
        // The header stays at the top, over row 100: lines begin 10 below the first sections's start.
        #expect(tree.rows.last == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(log.appeared.suffix(12).sorted() == Array(98..<110))
        #expect(log.bodies.count < 40)
    }

    @Test func rowsOfStacksInLoopsAndSectionsAreMadeInSight() {
        let tree = LazyTree(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1000) { section in
                        Section {
                            ForEach(0..<1000) { group in
                                ForEach(0..<1000) { LoggedRow(index: (section * 1000 + group) * 1000 + $0, log: log).frame(width: 20) }
                            }
                        } footer: {
                            Color.blue.frame(width: 10)
                        }
                    }
                }
            })
        #expect(log.bodies == Array(0..<5))
        #expect(tree.rows.count == 5)
    }

    @Test func rowsOfInnerLoopsKeepTheirState() {
        let tree = LazyTree(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<100) { outer in ForEach(0..<100) { LoggedRow(index: outer * 100 + $0, log: log) } }
                }
            })
        log.bindings[3]!.wrappedValue = 7
        tree.tree.update()
        tree.scroll(to: 30_000)
        #expect(log.disappeared.contains(3))
        log.values = [:]
        tree.scroll(to: 0)
        log.bindings[3]!.wrappedValue += 1
        tree.tree.update()
        #expect(log.values[3] == 8)
        #expect(tree.rows.map(\.origin) == corners(across: 0, 50))
    }

    @Test func innerDataMayChange() {
        struct Numbers: View {
            @State private var numbers = [[1, 2, 3], [4, 5, 6, 7], [], [8]]
            let log: RowLog
            let handle: (Binding<[[Int]]>) -> Void
            var body: some View {
                handle($numbers)
                return ScrollView {
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                        ForEach(0..<4, id: \.self) { index in
                            ForEach(numbers[index], id: \.self) { LoggedRow(index: $0, log: log, height: CGFloat($0)) }
                        }
                    }
                }
            }
        }
        var numbers: Binding<[[Int]]>!
        let tree = LazyTree(Numbers(log: log) { numbers = $0 })
        #expect(tree.rows.map(\.height) == [1, 2, 3, 4, 5, 6, 7, 8])
        numbers.wrappedValue[1].removeFirst(2)
        numbers.wrappedValue[2] = [9, 10]
        tree.tree.update()
        #expect(tree.rows.map(\.height) == [1, 2, 3, 6, 7, 9, 10, 8])
        #expect(tree.rows.map(\.maxY) == [1.5, 2, 6.5, 8, 16, 17, 27, 26])
        #expect(tree.scroll.contentSize.height == 27)
        numbers.wrappedValue[0] = []
        tree.tree.update()
        #expect(tree.rows.map(\.height) == [6, 7, 9, 10, 8])
        #expect(tree.scroll.contentSize.height == 25)
    }

    /// The target is in a section or loop of which nothing is made yet.
    @Test(arguments: [true, false]) func readersFindWhatLiesInLoopsInside(_ isGrid: Bool) {
        var proxy: ScrollViewProxy!
        let rows = ForEach(0..<100, id: \.self) { outer in
            ForEach(0..<50, id: \.self) { LoggedRow(index: outer * 50 + $0, log: log).id(outer * 50 + $0) }
        }
        let tree = LazyTree(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    if isGrid { LazyVGrid(columns: columns, spacing: 0) { rows } } else { LazyVStack(spacing: 0) { rows } }
                }
            })
        proxy.scrollTo(2503, anchor: .top)
        tree.tree.update()
        tree.tree.update()
        #expect(tree.scroll.offset.y == CGFloat(isGrid ? 2502 / 2 * 20 : 2503 * 20))
        #expect(Set(log.bodies).count < 130)
        #expect(Set(log.appeared).subtracting(log.disappeared) == Set(isGrid ? 2502..<2512 : 2503..<2508))
    }

    @Test func readersFindHeadersOfSectionsNotMade() {
        var proxy: ScrollViewProxy!
        let tree = LazyTree(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { section in
                            Section {
                                ForEach(0..<10) { LoggedRow(index: section * 10 + $0, log: log) }
                            } header: {
                                Color.blue.frame(height: 10).id("header \(section)")
                            }
                        }
                    }
                }
            })
        proxy.scrollTo("header 70", anchor: .top)
        tree.tree.update()
        tree.tree.update()
        #expect(abs(tree.scroll.offset.y - 70 * 210) < 1e-6)
        #expect(Set(log.appeared).subtracting(log.disappeared) == Set(700..<705))
    }
}
