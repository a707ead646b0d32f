import Foundation
import SwiftUICore

/// A calendar in which the user selects any number of days.
///
/// The selection holds the calendar, era, year, month and day of each selected day; days are compared by year, month and day. The label is
/// only used for accessibility.
public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>
    private let label: Label

    nonisolated init(selection: Binding<Set<DateComponents>>, bounds: Range<Date>, labelView: Label) {
        self.selection = selection
        self.bounds = bounds
        label = labelView
    }

    /// Creates a calendar in which every day can be selected.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, bounds: .distantPast ..< .distantFuture, labelView: label())
    }

    /// Creates a calendar in which the days of a range can be selected.
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, bounds: bounds, labelView: label())
    }

    /// Creates a calendar in which the days from a date on can be selected.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, bounds: bounds.lowerBound ..< .distantFuture, labelView: label())
    }

    /// Creates a calendar in which the days before a date can be selected.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, bounds: .distantPast..<bounds.upperBound, labelView: label())
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        CalendarMonth(days: SeveralDays(selection: selection, bounds: bounds))
            .accessibilityElement(children: .contain)
            .accessibilityLabelled { label }
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar of all days with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a calendar of the days in a range, with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a calendar of the days from a date on, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a calendar of all days with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}

/// The selected days of a calendar with multiple selection, identified by year, month and day.
private struct SeveralDays: CalendarDays {
    let selection: Binding<Set<DateComponents>>
    let bounds: Range<Date>

    private static let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]

    var first: Date {
        let dates = selection.wrappedValue.compactMap { ($0.calendar ?? .current).date(from: $0) }
        return dates.min() ?? min(max(Date(), bounds.lowerBound), bounds.upperBound)
    }

    private func chosen(_ day: Date, in calendar: Calendar) -> DateComponents? {
        let wanted = calendar.dateComponents([.year, .month, .day], from: day)
        return selection.wrappedValue.first { $0.year == wanted.year && $0.month == wanted.month && $0.day == wanted.day }
    }

    func isChosen(_ day: Date, in calendar: Calendar) -> Bool { chosen(day, in: calendar) != nil }

    func isAllowed(_ day: Date, in calendar: Calendar) -> Bool {
        guard let interval = calendar.dateInterval(of: .day, for: day) else { return false }
        return interval.end > bounds.lowerBound && interval.start < bounds.upperBound
    }

    func choose(_ day: Date, in calendar: Calendar) {
        if let known = chosen(day, in: calendar) {
            selection.wrappedValue.remove(known)
        } else {
            selection.wrappedValue.insert(calendar.dateComponents(Self.parts, from: day))
        }
    }
}
