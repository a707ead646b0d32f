import AlmanacModel
import SwiftUI

/// The months of a year as small bars.
struct CardBars: View {
    let summary: YearSummary

    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .bottom, spacing: 6) {
            ForEach(summary.months) { month in
                VStack(spacing: 4) {
                    RoundedRectangle(cornerRadius: 3)
                        .fill(month == summary.busiestMonth ? Color(.berry) : Color(.moss))
                        .frame(height: 4 + 44 * CGFloat(month.sightings) / CGFloat(highest))
                    Text(symbols[month.number - 1])
                        .font(.system(size: 9))
                        .foregroundStyle(.secondary)
                }
            }
        }
        .frame(height: 66, alignment: .bottom)
    }

    private var highest: Int { max(summary.busiestMonth?.sightings ?? 1, 1) }

    private var symbols: [String] {
        var calendar = calendar
        calendar.locale = locale
        return calendar.veryShortStandaloneMonthSymbols
    }
}
