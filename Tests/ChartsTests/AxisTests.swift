import Foundation
import SwiftUITesting
import Testing

@testable import Charts
@testable import SwiftUI

/// Labels of axes, measured with the real text engine.
@MainActor struct AxisTests {
    private func frame(
        _ model: ChartModel, _ size: CGSize, locale: String = "en_US", textSize: DynamicTypeSize = .large
    ) -> ChartFrame {
        Engines.install()
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.dynamicTypeSize = textSize
        environment.displayScale = 2
        return ChartFrame(model: model, size: size, environment: environment, measuredSizes: [:], plotSize: nil)
    }

    private func expectReadable(_ frame: ChartFrame, _ comment: String) {
        let bounds = CGRect(origin: .zero, size: frame.size).insetBy(dx: -0.6, dy: -0.6)
        for plan in [frame.xPlan, frame.yPlan] {
            let rects = plan.labels.map { $0.frame.offsetBy(dx: frame.plot.minX, dy: frame.plot.minY) }
            for (index, rect) in rects.enumerated() {
                #expect(bounds.contains(rect), "\(comment): cut \(rect) in \(frame.size)")
                for other in rects[(index + 1)...] {
                    #expect(!rect.insetBy(dx: 0.5, dy: 0.5).intersects(other.insetBy(dx: 0.5, dy: 0.5)), "\(comment): \(rect) \(other)")
                }
            }
        }
    }

    /// 200 random charts in three languages, two text sizes and widths from 200 to 1,200 points: no label overlaps another or is cut.
    @Test(arguments: ["en_US", "de_DE", "ar_EG"])
    func labelsNeverOverlap(locale: String) {
        var numbers = TestNumbers(seed: 4)
        for index in 0..<200 {
            let magnitude = pow(10, numbers.next() * 10 - 3)
            let start = Date(timeIntervalSinceReferenceDate: numbers.next() * 8e8)
            let span = pow(10, numbers.next() * 7 + 2)
            let values = (0..<12).map { _ in (numbers.next() - 0.2) * magnitude }
            let content = ForEach(0..<12) { step in
                switch index % 3 {
                case 0: AnyChartContent(LineMark(x: .value("x", start.addingTimeInterval(span * Double(step) / 11)), y: .value("y", values[step])))
                case 1: AnyChartContent(PointMark(x: .value("x", values[step]), y: .value("y", values[(step + 5) % 12])))
                default: AnyChartContent(BarMark(x: .value("x", "Category \(step)"), y: .value("y", values[step])))
                }
            }
            let model = ChartModel(content: content, options: ChartOptions())
            let size = CGSize(width: 200 + numbers.next() * 1000, height: 120 + numbers.next() * 300)
            let textSize: DynamicTypeSize = index % 2 == 0 ? .large : .accessibility1
            let frame = frame(model, size, locale: locale, textSize: textSize)
            expectReadable(frame, "\(index)")
            #expect(!frame.yPlan.labels.isEmpty && !frame.xPlan.labels.isEmpty, "\(index) \(size)")
        }
    }

    private func categoryLabels(_ names: [String], width: CGFloat) -> [String] {
        let content = ForEach(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        let frame = frame(ChartModel(content: content, options: ChartOptions()), CGSize(width: width, height: 150))
        expectReadable(frame, "\(names.count) in \(width)")
        return frame.xPlan.labels.compactMap { label in names.first { label.text == Text(verbatim: $0) } }
    }

    /// All categories have labels as long as these fit; otherwise every nth of nearly equally long ones has, or one more is left out where it
    /// has no room.
    @Test func categoriesAreLabelledEvenly() {
        let names = (10..<34).map { "c\($0)" }
        #expect(categoryLabels(names, width: 1000) == names)
        for width in stride(from: 200.0, to: 900, by: 25) {
            let shown = categoryLabels(names, width: width).compactMap(names.firstIndex)
            guard shown.count > 2 else { continue }
            let steps = zip(shown.dropFirst(), shown).map { $0 - $1 }
            #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1, "\(width): \(shown)")
        }
    }

    /// A long name hides only the neighbours that it overlaps.
    @Test func longNamesHideTheirNeighboursOnly() {
        let names = ["a", "Strawberries", "b", "c", "Pineapples", "d", "e", "f", "g", "h", "i"]
        let shown = categoryLabels(names, width: 350)
        #expect(shown.count > 8 && Set(["e", "f", "g", "h", "i"]).isSubset(of: shown), "\(shown)")
    }

    /// The label of the last value is before it where it has no room after it, and is left out only where it has none there either.
    @Test func lastLabelIsKept() throws {
        for width in stride(from: 150.0, through: 600, by: 37) {
            var options = ChartOptions()
            options.yAxis = .hidden
            options.x.domain = (0...100)._domain
            let model = ChartModel(content: PointMark(x: .value("x", 5), y: .value("y", 5)), options: options)
            let frame = frame(model, CGSize(width: width, height: 200))
            expectReadable(frame, "\(width)")
            let last = try #require(frame.xPlan.labels.last)
            if last.text == Text(verbatim: "100") {
                #expect(abs(last.frame.maxX - (frame.plot.width - AxisPlanner.tickDistance)) < 0.1, "\(width)")
            } else {
                // A label of three digits is wider than the last one, which has two.
                let room = frame.plot.width - AxisPlanner.tickDistance - last.frame.maxX
                #expect(room < last.frame.width * 1.5 + AxisPlanner.labelDistance, "\(width)")
            }
        }
        var options = ChartOptions()
        options.yAxis = .hidden
        options.x.domain = (0...100)._domain
        options.xAxis = .custom(AxisMarks(values: [0, 50, 100]))
        let model = ChartModel(content: PointMark(x: .value("x", 5), y: .value("y", 5)), options: options)
        let labels = frame(model, CGSize(width: 200, height: 200)).xPlan.labels
        #expect(labels.map(\.text) == ["0", "50", "100"].map { Text(verbatim: $0) })
    }

    @Test func axesTakeRoomFromThePlot() {
        let model = ChartModel(
            content: ForEach(0..<3) { BarMark(x: .value("x", "c\($0)"), y: .value("y", $0)) }, options: ChartOptions())
        let frame = frame(model, CGSize(width: 300, height: 200))
        #expect(frame.plot.minX == 0 && frame.plot.maxX < 300 && frame.plot.maxY < 200 && frame.plot.minY > 0)
        var hidden = ChartOptions()
        hidden.xAxis = .hidden
        hidden.yAxis = .hidden
        let bare = ChartModel(
            content: ForEach(0..<3) { BarMark(x: .value("x", "c\($0)"), y: .value("y", $0)) }, options: hidden)
        #expect(self.frame(bare, CGSize(width: 300, height: 200)).plot == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func tinyAndEmptyChartsAreLaidOut() {
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 20, height: 8)] {
            let model = ChartModel(
                content: ForEach(0..<50) { BarMark(x: .value("x", "c\($0)"), y: .value("y", $0)) }, options: ChartOptions())
            _ = frame(model, size)
            _ = frame(ChartModel(content: _EmptyChartContent(), options: ChartOptions()), size)
        }
    }

    @Test(arguments: [
        ([0.0, 0.5, 1], "0.0 0.5 1.0"), ([0, 1000, 2000], "0 1,000 2,000"), ([0, 1_000_000, 2_000_000], "0 1M 2M"), ([1, 10, 100], "1 10 100"),
    ])
    func numbersShareTheirPrecision(values: [Double], labels: String) {
        let formatter = AxisLabelFormatter(
            locale: Locale(identifier: "en_US"), calendar: .current, values: values.map { .number($0) }, unit: nil, isPercentage: false)
        #expect(formatter.labels().joined(separator: " ") == labels)
    }

    @Test("Formats of labels follow the locale of the environment", arguments: [("en_US", "October 7"), ("de_DE", "7. Oktober")])
    func formats(locale: String, label: String) throws {
        let day = try #require(Calendar.current.date(from: DateComponents(year: 2025, month: 10, day: 7)))
        let format = Date.FormatStyle.dateTime.day().month(.wide)
        let charts: [AnyView] = [
            AnyView(Chart { PointMark(x: .value("Day", day), y: .value("Number", 1)) }.chartXAxis { AxisMarks(format: format, values: [day]) }),
            AnyView(
                Chart { PointMark(x: .value("Day", day), y: .value("Number", 1)) }
                    .chartXAxis { AxisMarks(values: [day]) { _ in AxisValueLabel(format: format) } }),
        ]
        for chart in charts {
            let host = ViewHost(chart, size: CGSize(width: 300, height: 200), locale: Locale(identifier: locale))
            #expect(host.contains(.text(label)))
        }
    }
}
