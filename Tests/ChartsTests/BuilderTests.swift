@testable import Charts
import SwiftUI
import SwiftUITesting
import Testing

/// What charts and axes are built of.
@MainActor struct BuilderTests {
    @Test("A closure of axis marks may have a condition with a label of its own")
    func conditionsInAxes() {
        let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            .chartXAxis {
                AxisMarks(values: [0, 1]) { value in
                    AxisGridLine()
                    AxisTick()
                    if value.index == 0 { AxisValueLabel { Text("first") } }
                }
            }
        let host = ViewHost(chart, size: CGSize(width: 300, height: 200))
        #expect(host.findAll(.text("first")).count == 1)
    }

    @Test(
        "The ends of marks that are not named stay where they are",
        arguments: [
            (MarkOffset(yStart: -10), PointMark(x: .value("x", 1), y: .value("y", 1)).offset(yStart: -10)),
            (MarkOffset(yEnd: 3), PointMark(x: .value("x", 1), y: .value("y", 1)).offset(yEnd: 3)),
            (MarkOffset(xStart: 2), PointMark(x: .value("x", 1), y: .value("y", 1)).offset(xStart: 2)),
            (MarkOffset(xEnd: 4), PointMark(x: .value("x", 1), y: .value("y", 1)).offset(xEnd: 4)),
            (MarkOffset(xStart: 1, xEnd: 1, yStart: 2, yEnd: 2), PointMark(x: .value("x", 1), y: .value("y", 1)).offset(x: 1, y: 2)),
        ] as [(MarkOffset, any ChartContent)])
    func offsets(_ offset: MarkOffset, _ content: any ChartContent) throws {
        let model = ChartModel(content: AnyChartContent(content), options: ChartOptions())
        #expect(try #require(model.marks.first).style.offset == offset)
    }
}
