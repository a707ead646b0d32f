import CoreGraphics
import Observation
@testable import SwiftUICore
import Testing

/// Grids: columns as wide as their widest cell, rows as high as their highest.
@MainActor @Suite struct GridTests {
    private func frames(_ view: some View) -> [String] { LaidOutView(view, scale: 1).coloredFrames }

    @Test("grid-001: columns, rows and missing cells")
    func cells() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 10) {
            GridRow {
                Color.red.box(20, 30)
                Color.red.box(50, 10)
                Color.red.box(10)
            }
            GridRow {
                Color.blue.box(40, 10)
                Color.blue.box(10, 20)
            }
        }
        // Columns of 40, 50 and 10 with gaps of 5: 110 wide; rows of 30 and 20 with a gap of 10: 60 high.
        #expect(
            frames(grid) == [
                "red 45 70 20 30", "red 90 70 50 10", "red 145 70 10 10", "blue 45 110 40 10", "blue 90 110 10 20",
            ])
    }

    @Test("grid-002: a view that stands for itself takes a whole row")
    func wholeRow() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.box(20); Color.red.box(30)
            }
            Color.blue.frame(height: 10)
        }
        #expect(frames(grid.fixedSize()) == ["red 75 85 20 20", "red 95 80 30 30", "blue 75 110 50 10"])
    }

    private struct Boxed: ViewModifier {
        func body(content: Content) -> some View { content.padding(3).background(Color.green) }
    }

    private struct Row: View {
        let color: Color
        var body: some View {
            GridRow {
                color.box(20, 30)
                ForEach(0..<2) { index in color.box(50, CGFloat(10 + index)) }
            }
        }
    }

    /// Apple's documentation of `GridRow`: a modifier of a row applies to each of its cells.
    @Test("A modifier of a row applies to each of its cells")
    func modifiedRows() {
        func grid(_ rows: some View) -> some View {
            Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 10) { rows }.fixedSize()
        }
        let cells = GridRow {
            Color.red.box(20, 30).modifier(Boxed())
            ForEach(0..<2) { index in Color.red.box(50, CGFloat(10 + index)).modifier(Boxed()) }
        }
        let plain = GridRow { ForEach(0..<3) { _ in Color.blue.box(30) } }
        let expected = frames(grid(TupleView((cells, plain))))
        #expect(frames(grid(TupleView((Row(color: .red).modifier(Boxed()), plain)))) == expected)
        #expect(frames(grid(TupleView((AnyView(Row(color: .red)).modifier(Boxed()), plain)))) == expected)
        #expect(frames(grid(TupleView((ForEach(0..<1) { _ in Row(color: .red).modifier(Boxed()) }, plain)))) == expected)
        #expect(frames(grid(TupleView((Group { if true { Row(color: .red) } }.modifier(Boxed()), plain)))) == expected)
        #expect(frames(grid(TupleView((Row(color: .red).modifier(Boxed()).transition(.scale), plain)))) == expected)
    }

    @Observable fileprivate final class Rows {
        var count = 1
    }

    private struct ChangingGrid: View {
        let rows: Rows
        let hasTransition: Bool
        var body: some View {
            Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 10) {
                ForEach(0..<rows.count, id: \.self) { _ in
                    if hasTransition { Row(color: .red).transition(.offset(y: 100)) } else { Row(color: .red) }
                }
            }
        }
    }

    /// The cells of an inserted or removed row appear and disappear in their places.
    @Test("Rows come and go with the transitions of their cells", arguments: [false, true])
    func transitionsOfRows(hasTransition: Bool) {
        let rows = Rows()
        let view = LaidOutView(ChangingGrid(rows: rows, hasTransition: hasTransition), scale: 1)
        let one = placesDrawn(of: view.tree)
        func change(to count: Int) {
            withAnimation(.linear(duration: 1)) { rows.count = count }
            view.tree.update()
        }
        change(to: 2)
        view.tree.advance(to: 0.5)
        let appearing = placesDrawn(of: view.tree)
        view.tree.advance(to: 2)
        let two = placesDrawn(of: view.tree)
        #expect(one.count == 3 && two.count == 6 && appearing.count == 6 && appearing != two)
        change(to: 1)
        view.tree.advance(to: 2.5)
        #expect(placesDrawn(of: view.tree).count == 6)
        view.tree.advance(to: 4)
        #expect(placesDrawn(of: view.tree) == one)
    }

    @Test("The cells of a row line up by their guides, and so do those of a column; the row and the column hold them all")
    func guidesOfCells() {
        let row = Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 0) {
            GridRow {
                Color.red.box(10, 30).alignmentGuide(.firstTextBaseline) { _ in 24 }
                Color.blue.box(10, 20).alignmentGuide(.firstTextBaseline) { _ in 10 }
                Color.green.box(10, 8).gridCellAnchor(.top)
            }
        }
        #expect(frames(row) == ["red 85 83 10 30", "blue 95 97 10 20", "green 105 83 10 8"])
        let column = Grid(verticalSpacing: 0) {
            GridRow { Color.red.box(30, 10).alignmentGuide(.leading) { _ in 10 }.gridColumnAlignment(.leading) }
            GridRow { Color.blue.box(30, 10) }
            GridRow { Color.green.box(10, 10).gridCellAnchor(.trailing) }
        }
        #expect(frames(column) == ["red 80 85 30 10", "blue 90 95 30 10", "green 110 105 10 10"])
    }

    @Test("grid-004: a divider that does not size its columns takes the width of the others")
    func unsizedAxes() {
        let rows = GridRow {
            Color.red.box(20); Color.red.box(30)
        }
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            rows
            Divider().gridCellUnsizedAxes(.horizontal)
        }
        #expect(frames(grid) == ["red 75 90 20 20", "red 95 85 30 30", "separator 75 115 50 1"])
        let sized = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            rows
            Divider()
        }
        #expect(frames(sized).last == "separator 0 115 200 1")
    }

    @Test("grid-005: gaps given, and the default gap of 8")
    func gaps() {
        func size(_ grid: some View) -> String { describe(LaidOutView(grid).size(for: .unspecified)) }
        func content() -> some View {
            Group {
                GridRow {
                    Color.red.box(10); Color.red.box(10)
                }
                GridRow {
                    Color.red.box(10); Color.red.box(10)
                }
            }
        }
        #expect(size(Grid { content() }) == "28 28")
        #expect(size(Grid(horizontalSpacing: 1, verticalSpacing: 1) { content() }) == "21 21")
    }

    @Test("Forty percent: flexible columns share the width, spanning cells take theirs")
    func fortyPercent() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { ForEach(0..<5) { _ in Color.clear.frame(maxHeight: 0) } }
            GridRow {
                Color.red.aspectRatio(2, contentMode: .fit).gridCellColumns(2)
                Color.blue.frame(height: 25).gridCellColumns(3)
            }
        }
        // 80 of 200 points wide and half as high; the second cell is centred in the row.
        #expect(frames(grid) == ["red 0 80 80 40", "blue 80 88 120 25"])
    }

    @Test("Columns, rows and cells may line up in their own way")
    func alignments() {
        let grid = Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                Color.red.box(40); Color.red.box(10).gridColumnAlignment(.trailing)
            }
            GridRow {
                Color.blue.box(10); Color.blue.box(40)
            }
            GridRow {
                Color.green.box(40); Color.green.box(10).gridCellAnchor(.topLeading)
            }
        }
        #expect(
            frames(grid) == [
                "red 60 40 40 40", "red 130 70 10 10", "blue 75 95 10 10", "blue 100 80 40 40", "green 60 120 40 40", "green 100 120 10 10",
            ])
    }

    @Test("A grid changes with its rows")
    func changes() {
        struct Host: View {
            @State var lengths: [CGFloat] = [10, 20]
            let log: Log<[CGFloat]>
            var body: some View {
                log.binding = $lengths
                return Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    ForEach(lengths, id: \.self) { length in
                        GridRow {
                            Color.red.box(length, 10)
                            if length > 15 { Color.blue.box(10) }
                        }
                    }
                }
            }
        }
        let log = Log<[CGFloat]>()
        let view = LaidOutView(Host(log: log))
        #expect(view.coloredFrames == ["red 90 90 10 10", "red 85 100 20 10", "blue 105 100 10 10"])
        log.binding!.wrappedValue = [40, 10]
        view.tree.update()
        #expect(view.coloredFrames == ["red 75 90 40 10", "blue 115 90 10 10", "red 90 100 10 10"])
    }

    @Test("A grid in a grid's cell, an empty grid, an empty row, spans beyond the last column")
    func oddGrids() {
        #expect(describe(LaidOutView(Grid {}).size(for: .unspecified)) == "0 0")
        #expect(describe(LaidOutView(Grid { GridRow {} }).size(for: .unspecified)) == "0 0")
        let nested = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.red.box(10); Color.red.box(10)
                    }
                }
                Color.blue.box(5)
            }
        }
        #expect(describe(LaidOutView(nested).size(for: .unspecified)) == "25 10")
        let wide = Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.red.box(30).gridCellColumns(3) } }
        #expect(describe(LaidOutView(wide).size(for: .unspecified)) == "30 10".replacing("10", with: "30"))
    }

    @Test("Outside of a grid a row is a group")
    func rowsOutside() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    GridRow {
                        Color.red.box(10); Color.blue.box(10)
                    }
                }) == ["red 90 95 10 10", "blue 100 95 10 10"])
    }
}
