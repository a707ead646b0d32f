import Charts
import SwiftUI

/// A page of the report, with a head and a foot.
struct ReportPage<Content: View>: View {
    /// A4, in points.
    static var size: CGSize { CGSize(width: 595, height: 842) }

    var title: String
    var number: Int
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(title).font(.system(size: 26, weight: .bold))
            content
            Spacer(minLength: 0)
            HStack {
                Text("Sales report")
                Spacer()
                Text("\(number) of 4")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .padding(48)
        .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
        .background(.white)
        .environment(\.colorScheme, .light)
    }
}

/// The most important numbers, and the revenue of each month.
struct SummaryPage: View {
    var table: SalesTable

    var body: some View {
        let months = table.revenue(by: \.month)
        let best = months.max { $0.revenue < $1.revenue }
        ReportPage(title: "The year at a glance", number: 1) {
            Text("The revenue of the year is \(table.revenue, format: .currency(code: "EUR").precision(.fractionLength(0))).")
            HStack(spacing: 12) {
                fact("Months", "\(months.count)")
                fact("Regions", "\(table.revenue(by: \.region).count)")
                fact("Best month", best.map { $0.key.formatted(.dateTime.month(.wide)) } ?? "none")
            }
            Text("Revenue by month").font(.headline)
            Chart(months, id: \.key) { month in
                BarMark(x: .value("Month", month.key, unit: .month), y: .value("Revenue", month.revenue))
                    .cornerRadius(3)
            }
            .frame(height: 300)
        }
    }

    private func fact(_ name: String, _ value: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.caption).foregroundStyle(.secondary)
            Text(value).font(.title2.bold())
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
    }
}

/// Regions over the year, and their shares.
struct RegionPage: View {
    var table: SalesTable

    private struct Point: Identifiable {
        var month: Date
        var region: String
        var revenue: Double
        var id: String { "\(region) \(month)" }
    }

    private var points: [Point] {
        table.revenue(by: \.region).flatMap { region in
            SalesTableSlice(table: table, region: region.key).revenueByMonth.map { Point(month: $0.0, region: region.key, revenue: $0.1) }
        }
    }

    var body: some View {
        ReportPage(title: "Regions", number: 2) {
            Text("Revenue by month and region").font(.headline)
            Chart(points) { point in
                LineMark(x: .value("Month", point.month), y: .value("Revenue", point.revenue))
                    .foregroundStyle(by: .value("Region", point.region))
                    .symbol(by: .value("Region", point.region))
            }
            .frame(height: 260)
            Text("Shares of the year").font(.headline)
            Chart(table.revenue(by: \.region), id: \.key) { region in
                SectorMark(angle: .value("Revenue", region.revenue), innerRadius: .ratio(0.6), angularInset: 1)
                    .foregroundStyle(by: .value("Region", region.key))
            }
            .frame(height: 220)
        }
    }
}

/// The rows of a region.
struct SalesTableSlice {
    var table: SalesTable
    var region: String

    var revenueByMonth: [(Date, Double)] {
        var sums: [Date: Double] = [:]
        for row in table.rows where row.region == region { sums[row.month, default: 0] += row.revenue }
        return sums.sorted { $0.key < $1.key }
    }
}

/// Products, stacked by region, and by month.
struct ProductPage: View {
    var table: SalesTable

    private struct Part: Hashable {
        var product: String
        var region: String
    }

    private struct Cell: Hashable {
        var product: String
        var month: Date
    }

    var body: some View {
        ReportPage(title: "Products", number: 3) {
            Text("Revenue by product and region").font(.headline)
            Chart(table.sums(of: \.revenue) { Part(product: $0.product, region: $0.region) }, id: \.key) { part, revenue in
                BarMark(x: .value("Revenue", revenue), y: .value("Product", part.product))
                    .foregroundStyle(by: .value("Region", part.region))
            }
            .frame(height: 220)
            Text("Units by month").font(.headline)
            Chart(table.sums(of: { Double($0.units) }) { Cell(product: $0.product, month: $0.month) }, id: \.key) { cell, units in
                RectangleMark(x: .value("Month", cell.month, unit: .month), y: .value("Product", cell.product))
                    .foregroundStyle(by: .value("Units", units))
            }
            .frame(height: 200)
        }
    }
}

/// The numbers as a table.
struct TablePage: View {
    var table: SalesTable

    var body: some View {
        let regions = table.revenue(by: \.region).map(\.key)
        let months = table.revenue(by: \.month).map(\.key)
        ReportPage(title: "All numbers", number: 4) {
            Grid(alignment: .trailing, horizontalSpacing: 24, verticalSpacing: 9) {
                GridRow {
                    Text("Month").gridColumnAlignment(.leading)
                    ForEach(regions, id: \.self) { Text($0) }
                    Text("Sum")
                }
                .font(.caption.bold())
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(months, id: \.self) { month in
                    let values = regions.map { region in
                        table.rows.filter { $0.region == region && $0.month == month }.reduce(0) { $0 + $1.revenue }
                    }
                    GridRow {
                        Text(month, format: .dateTime.month(.wide).year())
                        ForEach(values.indices, id: \.self) { Text(values[$0], format: .number.precision(.fractionLength(0))) }
                        Text(values.reduce(0, +), format: .number.precision(.fractionLength(0))).bold()
                    }
                    .monospacedDigit()
                }
            }
            .font(.callout)
        }
    }
}
