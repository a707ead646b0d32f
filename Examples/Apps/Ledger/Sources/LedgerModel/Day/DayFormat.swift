import Foundation

/// The order and the separator of the numbers in written dates.
public enum DayFormat: String, CaseIterable, Codable, Sendable {
    /// `2026-03-14`
    case iso
    /// `14.03.2026`
    case dotted
    /// `14/03/2026`
    case dayFirst
    /// `03/14/2026`
    case monthFirst

    private var separator: Character {
        switch self {
        case .iso: "-"
        case .dotted: "."
        case .dayFirst, .monthFirst: "/"
        }
    }

    /// Reads a date; returns nil if the text is not one. Leading zeros may be missing.
    public func day(from text: String) -> Day? {
        let numbers = text.split(separator: separator, omittingEmptySubsequences: false)
            .map { Int($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 3, let first = numbers[0], let second = numbers[1], let third = numbers[2] else { return nil }
        return switch self {
        case .iso: Day(year: first, month: second, day: third)
        case .dotted, .dayFirst: Day(year: third, month: second, day: first)
        case .monthFirst: Day(year: third, month: first, day: second)
        }
    }

    /// Writes a date, with leading zeros.
    public func string(from day: Day) -> String {
        let year = Self.padded(day.year, to: 4)
        let month = Self.padded(day.month, to: 2)
        let date = Self.padded(day.day, to: 2)
        let parts =
            switch self {
            case .iso: [year, month, date]
            case .dotted, .dayFirst: [date, month, year]
            case .monthFirst: [month, date, year]
            }
        return parts.joined(separator: String(separator))
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
