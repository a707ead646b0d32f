import CoreGraphics
import Foundation
import SwiftUICore

/// The selection model of a calendar, which holds one day or several.
protocol CalendarDays {
    /// A day of the month that is shown initially.
    @MainActor var first: Date { get }
    @MainActor func isChosen(_ day: Date, in calendar: Calendar) -> Bool
    @MainActor func isAllowed(_ day: Date, in calendar: Calendar) -> Bool
    @MainActor func choose(_ day: Date, in calendar: Calendar)
}

/// The days of one month, with buttons for the previous and the next month.
struct CalendarMonth<Days: CalendarDays>: View {
    let days: Days
    /// A day in the month that is shown; nil for the month of the selection.
    @State private var shown: Date?
    /// Whether wheels for the month and the year are shown instead of the days.
    @State private var isChoosingMonth = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.localCalendar) private var calendar

    init(days: Days) {
        self.days = days
    }

    private var month: Date { shown ?? days.first }
    private var metrics: CalendarMetrics { profile.controls.calendar }
    private var cell: CGFloat { metrics.day }

    var body: some View {
        VStack(spacing: metrics.spacing) {
            CalendarHeading(
                month: Binding {
                    month
                } set: {
                    shown = $0
                }, isChoosingMonth: $isChoosingMonth)
            VStack(spacing: metrics.spacing) { dayGrid }
                .offstage(isChoosingMonth)
                .overlay {
                    if isChoosingMonth { wheels }
                }
        }
        .foregroundStyle(Color.primary)
    }

    @ViewBuilder private var dayGrid: some View {
        HStack(spacing: 0) {
            ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
                Text(verbatim: name)
                    .font(.system(size: metrics.weekdayFontSize, weight: .semibold))
                    .foregroundStyle(.tertiary)
                    .frame(maxWidth: .infinity)
            }
        }
        .accessibilityHidden(true)
        VStack(spacing: 2) {
            ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                        if let day, isInMonth(day) {
                            dayButton(day)
                        } else {
                            Text(verbatim: day.map { "\(calendar.component(.day, from: $0))" } ?? "")
                                .font(.system(size: metrics.dayFontSize))
                                .foregroundStyle(.tertiary)
                                .frame(maxWidth: .infinity)
                                .frame(height: cell)
                                .accessibilityHidden(true)
                        }
                    }
                }
            }
        }
    }

    private var wheels: some View {
        DateWheels(
            configuration: DatePickerStyleConfiguration(
                label: .init(EmptyView()),
                selection: Binding {
                    month
                } set: {
                    shown = $0
                }, minimumDate: nil, maximumDate: nil,
                displayedComponents: .date),
            components: [.month, .year]
        )
        .sharingWheelBand()
    }

    private func dayButton(_ day: Date) -> some View {
        let number = calendar.component(.day, from: day)
        let isChosen = days.isChosen(day, in: calendar)
        let isToday = calendar.isDateInToday(day)
        let isFilled = isChosen && (isToday || metrics.isCompact)
        let mark = metrics.isCompact ? AnyShape(RoundedRectangle(cornerRadius: 3, style: .continuous)) : AnyShape(Circle())
        return Button {
            days.choose(day, in: calendar)
        } label: {
            Text(verbatim: "\(number)")
                .font(.system(size: metrics.dayFontSize, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(isFilled ? AnyShapeStyle(colors.onAccent) : isChosen || isToday ? tint : AnyShapeStyle(Color.primary))
                .frame(width: metrics.isCompact ? nil : cell, height: cell)
                .frame(maxWidth: metrics.isCompact ? .infinity : nil)
                .background { if isChosen { mark.fill(isFilled ? tint : AnyShapeStyle(tint.opacity(0.15))) } }
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!days.isAllowed(day, in: calendar))
        .accessibility { if isChosen { $0.addedTraits = .isSelected } }
    }

    // MARK: Days

    private var weekdays: [String] {
        let names = metrics.isCompact ? calendar.veryShortWeekdaySymbols : calendar.shortWeekdaySymbols.map { $0.uppercased() }
        let first = max(0, min(calendar.firstWeekday - 1, names.count))
        return Array(names[first...] + names[..<first])
    }

    private func isInMonth(_ day: Date) -> Bool { calendar.isDate(day, equalTo: month, toGranularity: .month) }

    /// The days of the month in rows of seven. Before the first and after the last day there is nil, or in a compact calendar, which has six rows,
    /// the days of the neighbouring months.
    private var weeks: [[Date?]] {
        guard let interval = calendar.dateInterval(of: .month, for: month),
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start)
        let leading = (weekday - calendar.firstWeekday + 7) % 7
        if metrics.isCompact {
            return (0..<6).map { week in
                (0..<7).map { calendar.date(byAdding: .day, value: week * 7 + $0 - leading, to: interval.start) }
            }
        }
        var days = [Date?](repeating: nil, count: leading)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
        while days.count % 7 != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
}
