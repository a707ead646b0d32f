import AppKit
import LedgerModel
import SwiftUI

/// A chart of the months of a book, and the categories of a period.
struct MonthsView: View {
    var book: Book
    @AppStorage("monthCount") private var count = 6
    @Environment(\.self) private var environment

    var body: some View {
        let months = book.monthSummaries(count: count)
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header
                if months.isEmpty {
                    Text(kit: "No Transactions").foregroundStyle(.secondary)
                } else {
                    MonthChart(months: months, currencyCode: book.currencyCode)
                        .frame(height: 220)
                    MonthTotals(months: months, currencyCode: book.currencyCode)
                    HStack(alignment: .top, spacing: 28) {
                        CategoryBars(kind: .income, shares: book.shares(of: .income, in: period(of: months)), currencyCode: book.currencyCode)
                        CategoryBars(kind: .expense, shares: book.shares(of: .expense, in: period(of: months)), currencyCode: book.currencyCode)
                    }
                }
            }
            .padding(20)
        }
        .background(Color(nsColor: .windowBackgroundColor))
    }

    private var header: some View {
        HStack {
            Text(book.title).font(.title2.bold())
            Spacer()
            Picker(selection: $count) {
                Text(kit: "6 Months").tag(6)
                Text(kit: "12 Months").tag(12)
            } label: {
                Text(kit: "Period")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .fixedSize()
            Button(kit: "Save Picture…", action: savePicture)
        }
    }

    private func period(of months: [MonthSummary]) -> ClosedRange<YearMonth> { months[0].month...months[months.count - 1].month }

    private func savePicture() {
        let chart = MonthChart(months: book.monthSummaries(count: count), currencyCode: book.currencyCode)
            .frame(width: 640, height: 320)
            .padding(20)
            .background(Color(nsColor: .windowBackgroundColor))
            .environment(\.colorScheme, environment.colorScheme)
            .environment(\.locale, environment.locale)
            .environment(\.layoutDirection, environment.layoutDirection)
        ChartPicture.save(chart, name: book.title)
    }
}

#Preview("Months", traits: .fixedLayout(width: 640, height: 620)) {
    MonthsView(book: .sample)
}
