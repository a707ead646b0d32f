import Charts
import SwiftUI

/// A histogram with the curve that it should have.
struct Histogram: View {
    private let heights: [Double] = {
        var numbers = RepeatableNumbers(seed: 11)
        return (0..<600).map { _ in 171 + numbers.nextBell() * 8 }
    }()

    var body: some View {
        let bins = NumberBins(data: heights, desiredCount: 20)
        let groups = Dictionary(grouping: heights, by: bins.index)
        let width = bins.first.map { $0.upperBound - $0.lowerBound } ?? 1
        ChartCard(title: "Heights", subtitle: "600 people, and the normal distribution") {
            Chart {
                ForEach(bins.indices, id: \.self) { index in
                    BarMark(x: .value("Height", bins[index]), y: .value("People", groups[index]?.count ?? 0))
                        .foregroundStyle(.mint)
                }
                LinePlot(x: "Height", y: "People") { height in
                    600 * width * exp(-pow((height - 171) / 8, 2) / 2) / (8 * (2 * Double.pi).squareRoot())
                }
                .foregroundStyle(.primary)
            }
            .chartXScale(domain: .automatic(includesZero: false))
            .chartXAxisLabel("Height in cm")
        }
    }
}

/// Prices of a month as candlesticks.
struct Candlesticks: View {
    private let prices: [(day: Date, open: Double, close: Double, low: Double, high: Double)] = {
        var numbers = RepeatableNumbers(seed: 5)
        var price = 142.0
        return ExampleDates.days(from: ExampleDates.date(2025, 3, 3), count: 33)
            .filter { !ExampleDates.calendar.isDateInWeekend($0) }
            .map { day in
                let open = price
                price += numbers.nextBell() * 3 + 0.4
                return (day, open, price, min(open, price) - numbers.next() * 3, max(open, price) + numbers.next() * 3)
            }
    }()

    var body: some View {
        ChartCard(title: "Apus Inc.", subtitle: "March 2025") {
            Chart(prices, id: \.day) { price in
                Plot {
                    RuleMark(
                        x: .value("Day", price.day, unit: .day, calendar: ExampleDates.calendar), yStart: .value("Low", price.low),
                        yEnd: .value("High", price.high))
                    BarMark(
                        x: .value("Day", price.day, unit: .day, calendar: ExampleDates.calendar), yStart: .value("Open", price.open),
                        yEnd: .value("Close", price.close), width: .ratio(0.7))
                }
                .foregroundStyle(price.close >= price.open ? .green : .red)
            }
            .chartYScale(domain: .automatic(includesZero: false))
        }
    }
}

/// Growth on a logarithmic scale.
struct LogScale: View {
    private let transistors: [(name: String, year: Int, count: Double)] = [
        ("4004", 1971, 2.3e3), ("8080", 1974, 4.5e3), ("8086", 1978, 2.9e4), ("80286", 1982, 1.34e5), ("80386", 1985, 2.75e5),
        ("80486", 1989, 1.2e6), ("Pentium", 1993, 3.1e6), ("Pentium 4", 2000, 4.2e7), ("Core 2", 2006, 2.91e8), ("Xeon", 2014, 5.57e9),
        ("M1", 2020, 1.6e10), ("M2 Ultra", 2023, 1.34e11),
    ]

    var body: some View {
        ChartCard(title: "Transistors", subtitle: "Twice as many every two years") {
            Chart {
                LinePlot(x: "Year", y: "Transistors", domain: 1971...2025) { 2_300 * pow(2, ($0 - 1971) / 2) }
                    .foregroundStyle(.gray)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                ForEach(transistors, id: \.name) { chip in
                    PointMark(x: .value("Year", chip.year), y: .value("Transistors", chip.count))
                        .foregroundStyle(.purple)
                }
            }
            .chartXScale(domain: 1970...2025)
            .chartYScale(type: .log)
            .chartXAxis {
                AxisMarks(values: .stride(by: 10)) { value in
                    AxisGridLine()
                    AxisValueLabel { Text(String(value.as(Int.self) ?? 0)) }
                }
            }
        }
    }
}

/// Functions: a curve with a parameter, and the area between two graphs.
struct Functions: View {
    var body: some View {
        ChartCard(title: "Functions", subtitle: "The area between sine and cosine, and a heart") {
            HStack(spacing: 16) {
                Chart {
                    AreaPlot(x: "x", yStart: "cos x", yEnd: "sin x") { (yStart: cos($0), yEnd: sin($0)) }
                        .foregroundStyle(.blue.opacity(0.4))
                }
                .chartXScale(domain: 0...10)
                .chartYScale(domain: -1.5...1.5)
                Chart {
                    LinePlot(x: "x", y: "y", t: "t", domain: -Double.pi...Double.pi) { t in
                        (x: 16 * pow(sin(t), 3), y: 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))
                    }
                    .foregroundStyle(.pink)
                }
                .chartXScale(domain: -20...20)
                .chartYScale(domain: -20...20)
            }
        }
    }
}
