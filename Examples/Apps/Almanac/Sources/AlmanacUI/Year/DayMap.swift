import AlmanacModel
import SwiftUI

/// All days of a year as small squares, a column for each week, in two bands where the page is narrow.
struct DayMap: View {
    let summary: YearSummary

    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var layoutDirection

    private static let columns = 54
    /// The rows between two bands.
    private static let gap: CGFloat = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            PanelTitle("Day by Day")
            ViewThatFits(in: .horizontal) {
                squares(bands: 1).frame(minWidth: 540)
                squares(bands: 2)
            }
            .accessibilityElement()
            .accessibilityLabel(Text("Day by Day", bundle: .module))
            .accessibilityValue(Text("\(summary.daysOut) days with sightings", bundle: .module))
        }
        .panel()
    }

    private func squares(bands: Int) -> some View {
        let columns = Self.columns / bands
        let rows = CGFloat(7 * bands) + Self.gap * CGFloat(bands - 1)
        return Canvas { context, size in
            if layoutDirection == .rightToLeft {
                context.translateBy(x: size.width, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            for day in 0..<summary.numberOfDays { draw(day: day, columns: columns, cell: size.width / CGFloat(columns), in: &context) }
        }
        .aspectRatio(CGFloat(columns) / rows, contentMode: .fit)
    }

    private func draw(day: Int, columns: Int, cell: CGFloat, in context: inout GraphicsContext) {
        guard let date = calendar.date(byAdding: .day, value: day, to: summary.firstDay) else { return }
        let week = (day + leadingDays) / 7
        let row = CGFloat((day + leadingDays) % 7) + CGFloat(week / columns) * (7 + Self.gap)
        let rect = CGRect(x: CGFloat(week % columns) * cell, y: row * cell, width: cell, height: cell).insetBy(dx: cell * 0.12, dy: cell * 0.12)
        context.fill(Path(roundedRect: rect, cornerRadius: cell * 0.22), with: .color(color(of: summary.days[date] ?? 0)))
    }

    /// The number of days between the start of the week and 1 January.
    private var leadingDays: Int {
        (calendar.component(.weekday, from: summary.firstDay) - calendar.firstWeekday + 7) % 7
    }

    private func color(of count: Int) -> Color {
        switch count {
        case 0: Color(.reed)
        case 1: Color(.moss).opacity(0.55)
        case 2: Color(.moss).opacity(0.8)
        default: Color(.berry)
        }
    }
}
