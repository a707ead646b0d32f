import Charts
import SwiftUI

/// Bars for categories, with their values above.
struct BarsWithValues: View {
    private let visitors = [("Mon", 182), ("Tue", 241), ("Wed", 216), ("Thu", 294), ("Fri", 331), ("Sat", 402), ("Sun", 358)]

    var body: some View {
        ChartCard(title: "Visitors", subtitle: "Weekends are busiest") {
            Chart(visitors, id: \.0) { day, count in
                BarMark(x: .value("Day", day), y: .value("Visitors", count))
                    .foregroundStyle(day == "Sat" ? Color.blue : Color.blue.opacity(0.45))
                    .cornerRadius(4)
                    .annotation(position: .top) {
                        Text("\(count)").font(.caption2).foregroundStyle(.secondary)
                    }
            }
            .chartYAxis(.hidden)
        }
    }
}

/// Horizontal bars, stacked by category.
struct StackedBars: View {
    private struct Share: Identifiable {
        var city: String
        var mode: String
        var percent: Double
        var id: String { city + mode }
    }

    private let shares: [Share] = [
        ("Vienna", [26.0, 38, 7, 29]), ("Berlin", [26, 27, 18, 29]), ("Zurich", [25, 41, 8, 26]), ("Madrid", [39, 24, 1, 36]),
        ("Oslo", [37, 26, 8, 29]),
    ].flatMap { city, parts in
        zip(["Car", "Transit", "Bicycle", "On foot"], parts).map { Share(city: city, mode: $0, percent: $1) }
    }

    var body: some View {
        ChartCard(title: "How people get to work", subtitle: "Parts of all trips in five cities") {
            Chart(shares) { share in
                BarMark(x: .value("Part", share.percent), y: .value("City", share.city), stacking: .normalized)
                    .foregroundStyle(by: .value("Mode", share.mode))
            }
        }
    }
}

/// Bars beside each other for two years.
struct GroupedBars: View {
    private let sales: [(quarter: String, year: String, amount: Double)] = [
        ("Q1", "2024", 4.2), ("Q2", "2024", 5.1), ("Q3", "2024", 4.8), ("Q4", "2024", 6.9),
        ("Q1", "2025", 4.9), ("Q2", "2025", 6.0), ("Q3", "2025", 5.2), ("Q4", "2025", 8.1),
    ]

    var body: some View {
        ChartCard(title: "Sales", subtitle: "In millions, by quarter") {
            Chart(sales.indices, id: \.self) { index in
                let sale = sales[index]
                BarMark(x: .value("Quarter", sale.quarter), y: .value("Amount", sale.amount))
                    .foregroundStyle(by: .value("Year", sale.year))
                    .position(by: .value("Year", sale.year))
                    .cornerRadius(3)
            }
            .chartForegroundStyleScale(["2024": Color.gray.opacity(0.5), "2025": Color.indigo])
            .chartYAxisLabel("Million €")
        }
    }
}
