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

    @Test("An axis may have a condition around its marks", arguments: [true, false])
    func conditionsAroundAxes(_ isShown: Bool) {
        let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            .chartXAxis {
                if isShown { AxisMarks(values: [0, 1]) { _ in AxisValueLabel { Text("label") } } }
            }
        let host = ViewHost(chart, size: CGSize(width: 300, height: 200))
        #expect(host.findAll(.text("label")).isEmpty != isShown)
    }

    @Test("The ends of marks that are not named stay where they are")
    func offsets() throws {
        let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
        let moved: [(MarkOffset, any ChartContent)] = [
            (MarkOffset(yStart: -10), mark.offset(yStart: -10)), (MarkOffset(yEnd: 3), mark.offset(yEnd: 3)),
            (MarkOffset(xStart: 2), mark.offset(xStart: 2)), (MarkOffset(xEnd: 4), mark.offset(xEnd: 4)),
            (MarkOffset(xStart: 1, xEnd: 1, yStart: 2, yEnd: 2), mark.offset(x: 1, y: 2)),
        ]
        for (offset, content) in moved {
            let model = ChartModel(content: AnyChartContent(content), options: ChartOptions())
            #expect(try #require(model.marks.first).style.offset == offset)
        }
    }
}
