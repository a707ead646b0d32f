import Foundation

/// A month of a year.
public struct YearMonth: Hashable, Sendable, Identifiable {
    public let year: Int
    public let month: Int

    public init(year: Int, month: Int) {
        (self.year, self.month) = (year, month)
    }

    public var id: Int { year * 12 + month - 1 }

    /// The month before or after this one by a number of months.
    public func advanced(by months: Int) -> YearMonth {
        let index = id + months
        return YearMonth(year: index / 12, month: index % 12 + 1)
    }

    /// Noon of the first day, for formatters.
    public func date(in calendar: Calendar = .current) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: 1, hour: 12)) ?? .distantPast
    }
}

extension YearMonth: Comparable {
    public static func < (left: YearMonth, right: YearMonth) -> Bool { left.id < right.id }
}
