import Charts
import SwiftUI

/// A year of which a month is visible.
struct ScrollingYear: View {
    private let visits: [(day: Date, count: Double)] = {
        var numbers = RepeatableNumbers(seed: 17)
        return ExampleDates.days(from: ExampleDates.date(2025, 1, 1), count: 365).enumerated().map { index, day in
            (day, 60 + 25 * sin(Double(index) / 58) + numbers.nextBell() * 7)
        }
    }()
    @State private var position = ExampleDates.date(2025, 4, 1)

    var body: some View {
        ChartCard(title: "Visits", subtitle: "Scroll through the year") {
            Chart(visits, id: \.day) { visit in
                BarMark(x: .value("Day", visit.day, unit: .day, calendar: ExampleDates.calendar), y: .value("Visits", visit.count))
                    .foregroundStyle(.cyan)
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600.0 * 24 * 31)
            .chartScrollPosition(x: $position)
        }
    }
}

/// A table with a small chart in each row.
struct Sparklines: View {
    private let stocks: [(name: String, prices: [Double])] = {
        var numbers = RepeatableNumbers(seed: 29)
        return ["Alpha", "Bravo", "Charlie", "Delta"].map { name in
            var price = 100.0
            return (
                name,
                (0..<40).map { _ in
                    price += numbers.nextBell() * 2
                    return price
                }
            )
        }
    }()

    var body: some View {
        ChartCard(title: "Watch list", subtitle: "Forty days", height: 180) {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 10) {
                ForEach(stocks, id: \.name) { stock in
                    let change = (stock.prices.last ?? 0) - (stock.prices.first ?? 0)
                    GridRow {
                        Text(stock.name).font(.subheadline)
                        Chart(stock.prices.indices, id: \.self) { index in
                            LineMark(x: .value("Day", index), y: .value("Price", stock.prices[index]))
                                .lineStyle(StrokeStyle(lineWidth: 1.5))
                                .foregroundStyle(change < 0 ? .red : .green)
                        }
                        .chartXAxis(.hidden)
                        .chartYAxis(.hidden)
                        .chartYScale(domain: .automatic(includesZero: false))
                        .frame(height: 32)
                        Text(change, format: .number.precision(.fractionLength(2)).sign(strategy: .always()))
                            .font(.subheadline.monospacedDigit())
                            .foregroundStyle(change < 0 ? .red : .green)
                            .gridColumnAlignment(.trailing)
                    }
                }
            }
        }
    }
}

/// Four charts on a page.
struct Dashboard: View {
    private let week = ExampleDates.days(from: ExampleDates.date(2025, 6, 2), count: 7)

    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
                tile("Revenue", "€ 48.2k") {
                    Chart(week.indices, id: \.self) { index in
                        AreaMark(x: .value("Day", week[index]), y: .value("Revenue", [4, 6, 5, 8, 7, 10, 8.2][index]))
                            .foregroundStyle(.blue.opacity(0.2))
                        LineMark(x: .value("Day", week[index]), y: .value("Revenue", [4, 6, 5, 8, 7, 10, 8.2][index]))
                    }
                    .chartXAxis(.hidden)
                }
                tile("Orders", "1,204") {
                    Chart(week.indices, id: \.self) { index in
                        BarMark(
                            x: .value("Day", week[index], unit: .day, calendar: ExampleDates.calendar),
                            y: .value("Orders", [140, 180, 150, 210, 190, 160, 174][index])
                        )
                        .foregroundStyle(.orange)
                    }
                    .chartXAxis(.hidden)
                }
            }
            GridRow {
                tile("Channels", "4 active") {
                    Chart([("Web", 52), ("App", 31), ("Store", 12), ("Phone", 5)], id: \.0) { name, part in
                        BarMark(x: .value("Part", part), y: .value("Channel", name))
                            .foregroundStyle(.purple)
                            .cornerRadius(3)
                    }
                    .chartXAxis(.hidden)
                }
                tile("Returns", "3.1 %") {
                    Chart([("Kept", 96.9), ("Returned", 3.1)], id: \.0) { name, part in
                        SectorMark(angle: .value("Part", part), innerRadius: .ratio(0.7))
                            .foregroundStyle(name == "Kept" ? Color.green.opacity(0.3) : .green)
                    }
                }
            }
        }
        .padding(16)
        .frame(width: 480)
        .background(Color.gray.opacity(0.15))
        .environment(\.calendar, ExampleDates.calendar)
    }

    private func tile(_ title: String, _ value: String, @ViewBuilder chart: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).font(.caption).foregroundStyle(.secondary)
            Text(value).font(.title3.bold())
            chart().frame(height: 90).padding(.top, 6)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
    }
}

/// A normal chart with a range that is selected by dragging.
struct RangeSelection: View {
    private let samples = (0..<200).map { (time: Double($0) / 10, level: Self.level(Double($0) / 10)) }
    @State private var selection: ClosedRange<Double>? = 6...11

    private static func level(_ time: Double) -> Double { 3 + 2 * sin(time) + sin(time * 2.7) }

    var body: some View {
        ChartCard(title: "Water level", subtitle: "Drag to select a range") {
            Chart {
                LinePlot(samples, x: .value("Time", \.time), y: .value("Level", \.level))
                    .interpolationMethod(.linear)
                if let selection {
                    RectangleMark(xStart: .value("Start", selection.lowerBound), xEnd: .value("End", selection.upperBound))
                        .foregroundStyle(.gray.opacity(0.2))
                        .zIndex(-1)
                    PointMark(x: .value("End", selection.upperBound), y: .value("Level", Self.level(selection.upperBound)))
                        .symbol { Circle().strokeBorder(.blue, lineWidth: 2).background(Circle().fill(.background)).frame(width: 10, height: 10) }
                }
            }
            .chartXSelection(range: $selection)
        }
    }
}

/// Steps, and missing values that interrupt a line.
struct StepsAndGaps: View {
    private let readings: [Double?] = [3, 4, 4, 6, nil, nil, 5, 7, 8, 8, 6, 5]

    var body: some View {
        ChartCard(title: "Sensor", subtitle: "Off from four to six") {
            Chart {
                ForEach(readings.indices, id: \.self) { hour in
                    LineMark(x: .value("Hour", hour), y: .value("Reading", readings[hour] ?? .nan))
                        .interpolationMethod(.stepEnd)
                        .symbol(.circle.strokeBorder(lineWidth: 1.5))
                }
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: 2))
            }
        }
    }
}
