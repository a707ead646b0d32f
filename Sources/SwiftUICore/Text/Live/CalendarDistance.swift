import Foundation

/// The distance of dates from an anchor, counted in the units of a calendar: a month is as long as the month that starts at the anchor.
struct CalendarDistance {
    /// The date at which the distance is zero.
    var anchor: Date
    /// The units, the largest first; not empty.
    var units: [Calendar.Component]
    /// The largest number of units that are used at once, at least 1.
    var maxUnitCount: Int
    var calendar: Calendar

    /// A distance that becomes smaller changes as soon as less than a whole unit is left; the text is formatted again shortly after that.
    private static let margin = 0.0005
    /// Dates are rounded: a distance that lacks less than this time, in seconds, counts as whole.
    private static let tolerance = 1e-6

    /// Returns the amounts of the used units, beginning with the largest unit of which there is at least one.
    func amounts(at date: Date) -> [(unit: Calendar.Component, amount: Int)] {
        let farther = date.addingTimeInterval(date < anchor ? -Self.tolerance : Self.tolerance)
        let components = calendar.dateComponents(Set(units), from: anchor, to: farther)
        let amounts = units.map { abs(components.value(for: $0) ?? 0) }
        let first = amounts.firstIndex { $0 > 0 } ?? units.count - 1
        return zip(units, amounts).dropFirst(first).prefix(maxUnitCount).map { (unit: $0, amount: $1) }
    }

    /// The first date after `date` at which the amounts are others, or the anchor; nil if there is none.
    func next(after date: Date) -> Date? {
        guard isCountable(date) else { return nil }
        let amounts = amounts(at: date)
        if date >= anchor { return boundary(amounts, adding: 1, isBefore: false) }
        guard amounts.contains(where: { $0.amount > 0 }) else { return anchor }
        return boundary(amounts, adding: 0, isBefore: true)?.addingTimeInterval(Self.margin)
    }

    /// The last date before `date` at which the amounts are others, or the distance has another direction; nil if there is none.
    func previous(before date: Date) -> Date? {
        guard isCountable(date) else { return nil }
        let amounts = amounts(at: date)
        if date < anchor { return boundary(amounts, adding: 1, isBefore: true) }
        return boundary(amounts, adding: 0, isBefore: false)?.addingTimeInterval(-Self.margin)
    }

    private func isCountable(_ date: Date) -> Bool { abs(date.timeIntervalSince(anchor)) < 1e12 }

    /// The date whose distance is that of the amounts, the smallest of which is raised.
    private func boundary(_ amounts: [(unit: Calendar.Component, amount: Int)], adding extra: Int, isBefore: Bool) -> Date? {
        var components = DateComponents()
        for (unit, amount) in amounts {
            let amount = unit == amounts.last?.unit ? amount + extra : amount
            components.setValue(isBefore ? -amount : amount, for: unit)
        }
        return calendar.date(byAdding: components, to: anchor)
    }
}
