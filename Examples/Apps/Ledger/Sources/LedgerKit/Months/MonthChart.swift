import Charts
import LedgerModel
import SwiftUI

/// Income and expenses of each month, as bars side by side.
struct MonthChart: View {
    var months: [MonthSummary]
    var currencyCode: String
    @Environment(\.calendar) private var calendar

    var body: some View {
        Chart {
            ForEach(months) { month in
                bar(month, month.income, incomeTitle)
                bar(month, month.expenses, expenseTitle)
            }
        }
        .chartForegroundStyleScale([incomeTitle: Color(.income), expenseTitle: Color(.expense)])
        .chartYAxis {
            AxisMarks { _ in
                AxisGridLine()
                AxisValueLabel(format: FloatingPointFormatStyle<Double>.Currency(code: currencyCode).precision(.fractionLength(0)))
            }
        }
        .accessibilityLabel(Text(kit: "Income and expenses by month"))
    }

    private func bar(_ month: MonthSummary, _ amount: Decimal, _ series: String) -> some ChartContent {
        BarMark(
            x: .value(String(kit: "Month"), name(of: month)),
            y: .value(String(kit: "Amount"), amount.doubleValue)
        )
        .foregroundStyle(by: .value(String(kit: "Kind"), series))
        .position(by: .value(String(kit: "Kind"), series))
        .cornerRadius(2)
    }

    private var incomeTitle: String { String(kit: "Income") }
    private var expenseTitle: String { String(kit: "Expenses") }

    private func name(of month: MonthSummary) -> String {
        month.month.date(in: calendar).formatted(.dateTime.month(.abbreviated).year(.twoDigits))
    }
}
