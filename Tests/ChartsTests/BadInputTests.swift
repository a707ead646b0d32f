import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Charts of unusable data and settings are drawn; nothing stops.
@MainActor struct BadInputTests {
    private static let size = CGSize(width: 300, height: 200)

    /// Unusable data draw a chart without marks, and nothing stops.
    @Test(arguments: [[Double](), [1], [5, 5, 5], [.nan], [.infinity, -.infinity], [1e308, -1e308], [1e-300, 2e-300]])
    func badData(values: [Double]) {
        for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
            expectDrawn(
                Chart(values.indices, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", values[index]))
                    BarMark(x: .value("x", index), y: .value("y", values[index]))
                    AreaMark(x: .value("x", values[index]), y: .value("y", values[index])).interpolationMethod(.monotone)
                    PointMark(x: .value("x", values[index]), y: .value("y", index))
                    SectorMark(angle: .value("v", values[index]))
                }
                .chartYScale(type: type))
        }
    }

    private func expectDrawn(_ chart: some View) {
        let host = ViewHost(chart, size: Self.size, scale: 1)
        do {
            _ = try host.image()
        } catch {
            Issue.record(error)
        }
    }

    nonisolated private static let numbers = [0, -1, .nan, .infinity, -.infinity, 1e308, Double.leastNonzeroMagnitude]

    /// Lengths of marks that say nothing usable.
    @Test(arguments: numbers)
    func lengths(number: Double) {
        let values = [1.0, 2, 3]
        let length = CGFloat(number)
        expectDrawn(
            Chart(values, id: \.self) { value in
                BarMark(x: .value("x", value), y: .value("y", value), width: .fixed(length)).cornerRadius(length)
                PointMark(x: .value("x", value), y: .value("y", value)).symbolSize(length).offset(x: length)
                RuleMark(x: .value("x", value), yStart: length, yEnd: 10)
                RectangleMark(x: .value("x", value), y: .value("y", value), width: .inset(length), height: .ratio(length))
            }
            .chartXScale(domain: .automatic, range: .plotDimension(padding: length)))
        expectDrawn(
            Chart(values, id: \.self) {
                SectorMark(angle: .value("v", $0), innerRadius: .ratio(length), outerRadius: .fixed(length), angularInset: length)
            })
    }

    /// Line widths and dashes that say nothing usable.
    @Test(arguments: numbers)
    func strokes(number: Double) {
        let length = CGFloat(number)
        for cap in [CGLineCap.butt, .round] {
            expectDrawn(
                Chart([1.0, 2, 3], id: \.self) { value in
                    LineMark(x: .value("x", value), y: .value("y", value), series: .value("s", 1))
                        .lineStyle(StrokeStyle(lineWidth: length, lineCap: cap, lineJoin: .round))
                    LineMark(x: .value("x", value), y: .value("y", value * 2), series: .value("s", 2))
                        .lineStyle(StrokeStyle(lineWidth: 2, lineCap: cap, miterLimit: length, dash: [length], dashPhase: length))
                    LineMark(x: .value("x", value), y: .value("y", value * 3), series: .value("s", 3))
                        .lineStyle(StrokeStyle(lineWidth: length, dash: [3, length], dashPhase: 1))
                })
        }
    }

    /// Axes whose values say nothing usable.
    @Test(arguments: numbers)
    func axisValues(number: Double) {
        expectDrawn(
            Chart([1.0, 2, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXAxis { AxisMarks(values: .stride(by: number)) }
                .chartYAxis { AxisMarks(values: [number, 1]) })
    }

    /// Scrolled charts whose visible part says nothing usable.
    @Test(arguments: numbers)
    func scrolling(number: Double) {
        expectDrawn(
            Chart([1.0, 2, 3], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: number).chartScrollPosition(initialX: number))
    }

    /// Functions whose results are too large or too small to say something.
    @Test(arguments: numbers)
    func functions(number: Double) {
        expectDrawn(Chart { LinePlot(x: "x", y: "y") { $0 * number } })
        expectDrawn(Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: $0 / number, yEnd: number) } })
    }

    /// Domains without length, without positive numbers, and of all numbers.
    @Test(arguments: [(0.0, 0.0), (5, 5), (-10, -1), (-1, 10), (0, 1e308), (-1e308, 1e308), (0, .leastNonzeroMagnitude), (-.infinity, .infinity)])
    func domains(lower: Double, upper: Double) {
        for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 0)] {
            expectDrawn(
                Chart([-1.0, 0, 1], id: \.self) { value in
                    LineMark(x: .value("x", value), y: .value("y", value))
                    BarMark(x: .value("x", value), y: .value("y", value))
                }
                .chartXScale(domain: lower...upper, type: type).chartYScale(domain: lower...upper, type: type))
            expectDrawn(
                Chart([-1.0, 0, 1], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartXScale(domain: [upper, lower], type: type).chartYScale(domain: [Double](), type: type))
        }
    }

    /// Dates of the years 1 and 9999, and dates that are none.
    @Test func dates() throws {
        let calendar = Calendar(identifier: .gregorian)
        let first = try #require(calendar.date(from: DateComponents(year: 1, month: 1, day: 1)))
        let last = try #require(calendar.date(from: DateComponents(year: 9999, month: 12, day: 31)))
        let numbers = [Double.nan, .infinity, 1e308, -1e308]
        let dates = [first, last, .distantPast, .distantFuture] + numbers.map { Date(timeIntervalSinceReferenceDate: $0) }
        for unit in [Calendar.Component.second, .day, .month, .year] {
            expectDrawn(
                Chart(dates.indices, id: \.self) { index in
                    BarMark(x: .value("x", dates[index], unit: unit), y: .value("y", index))
                    LineMark(x: .value("x", dates[index]), y: .value("y", index))
                })
        }
    }

    @Test func tenThousandCategories() {
        expectDrawn(
            Chart(0..<10_000, id: \.self) { BarMark(x: .value("x", "c\($0)"), y: .value("y", $0)).foregroundStyle(by: .value("n", "s\($0 % 3)")) })
    }

    /// On the days on which clocks are changed, days and hours are bars beside each other: none is missing, none lies on another.
    @Test(arguments: ["2025-03-28T23:00:00Z", "2025-10-24T22:00:00Z"], [Calendar.Component.hour, .day])
    func clockChanges(start: String, unit: Calendar.Component) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Vienna") ?? calendar.timeZone
        let first = try #require(ISO8601DateFormatter().date(from: start))
        let dates = (0..<(unit == .hour ? 72 : 4)).compactMap { calendar.date(byAdding: unit, value: $0, to: first) }
        let model = ChartModel(
            content: ForEach(dates, id: \.self) { BarMark(x: .value("x", $0, unit: unit, calendar: calendar), y: .value("y", 1)) },
            options: ChartOptions())
        let bars = PlotGeometry(model: model, size: CGSize(width: 1000, height: 100)).shapes.map(\.rect)
        for (bar, next) in zip(bars, bars.dropFirst()) { #expect(bar.maxX < next.minX && next.minX - bar.maxX < bar.width, "\(bar) \(next)") }
        #expect(bars.allSatisfy { $0.width > 1 })
    }
}
