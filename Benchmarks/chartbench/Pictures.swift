import Charts
import Foundation
import SwiftUI

/// Numbers that every program of the comparison computes alike: a value between 0 and 1 for each index.
func noise(_ index: Int, _ seed: Double) -> Double {
    let value = sin(Double(index) * 12.9898 + seed * 78.233) * 43_758.5453
    return value - value.rounded(.down)
}

/// The data of all pictures, which are made before the clock starts.
struct ChartData {
    struct Point: Identifiable {
        var id: Int
        var x: Double
        var y: Double
    }

    struct Part: Identifiable {
        var id: Int
        var category: String
        var series: String
        var value: Double
    }

    struct Cell: Identifiable {
        var id: Int
        var column: Int
        var row: Int
        var value: Double
    }

    /// A line of some points.
    static func line(_ count: Int) -> [Point] {
        (0..<count).map { Point(id: $0, x: Double($0), y: 40 * sin(Double($0) * 30 / Double(count)) + 10 * noise($0, 1)) }
    }

    /// Points of a cloud.
    static func cloud(_ count: Int) -> [Point] {
        (0..<count).map { index in
            let radius = (-2 * log(max(noise(index, 2), 1e-9))).squareRoot()
            let angle = 2 * .pi * noise(index, 3)
            return Point(id: index, x: 50 + 12 * radius * cos(angle), y: 50 + 12 * radius * sin(angle))
        }
    }

    /// 50 bars of five series.
    static let bars = (0..<250).map { Part(id: $0, category: "c\($0 / 5)", series: "series \($0 % 5)", value: 5 + 20 * noise($0, 4)) }

    /// The cells of a heat map, 100 by 100.
    static let cells = (0..<10_000).map { index in
        let (column, row) = (index % 100, index / 100)
        return Cell(id: index, column: column, row: row, value: sin(Double(column) / 9) * cos(Double(row) / 13) + 0.2 * noise(index, 5))
    }
}

/// The pictures of the comparison, 800 by 500 points.
struct Picture: View {
    enum Kind: String, CaseIterable {
        case line, scatter, bars, heatmap
        /// A million points in columns.
        case million
    }

    let kind: Kind
    let points: [ChartData.Point]

    init(_ kind: Kind) {
        self.kind = kind
        points =
            switch kind {
            case .line: ChartData.line(10_000)
            case .scatter: ChartData.cloud(10_000)
            case .million: ChartData.line(1_000_000)
            case .bars, .heatmap: []
            }
        // Constants are made when they are first used.
        _ = (ChartData.bars.count, ChartData.cells.count)
    }

    var body: some View {
        chart.padding(12).frame(width: 800, height: 500).background(.white)
    }

    @ViewBuilder private var chart: some View {
        switch kind {
        case .line:
            Chart(points) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).lineStyle(StrokeStyle(lineWidth: 1)) }
        case .scatter:
            Chart(points) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbolSize(16) }
        case .bars:
            Chart(ChartData.bars) { part in
                BarMark(x: .value("Category", part.category), y: .value("Value", part.value))
                    .foregroundStyle(by: .value("Series", part.series))
            }
        case .heatmap:
            Chart(ChartData.cells) { cell in
                RectangleMark(
                    xStart: .value("Column", cell.column), xEnd: .value("Column", cell.column + 1), yStart: .value("Row", cell.row),
                    yEnd: .value("Row", cell.row + 1)
                )
                .foregroundStyle(by: .value("Value", cell.value))
            }
            .chartXScale(domain: 0...100)
            .chartYScale(domain: 0...100)
        case .million:
            Chart { LinePlot(points, x: .value("x", \.x), y: .value("y", \.y)).lineStyle(StrokeStyle(lineWidth: 1)) }
        }
    }
}
