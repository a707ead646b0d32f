import Foundation

/// How close an item is to its expiry date.
public enum Freshness: Hashable, Sendable {
    /// The item keeps without a date.
    case lasting
    case fresh(days: Int)
    /// The item expires within the warning time.
    case soon(days: Int)
    case today
    case expired(days: Int)

    /// The number of days before the expiry date on which an item begins to need attention.
    public static let warningDays = 3

    /// Compares calendar days: an item expires at the end of its day.
    public init(expiry: Date?, on date: Date, calendar: Calendar = .current, warningDays: Int = warningDays) {
        guard let expiry else {
            self = .lasting
            return
        }
        let start = calendar.startOfDay(for: date)
        let end = calendar.startOfDay(for: expiry)
        let days = calendar.dateComponents([.day], from: start, to: end).day ?? 0
        self =
            switch days {
            case ..<0: .expired(days: -days)
            case 0: .today
            case 1...max(1, warningDays): .soon(days: days)
            default: .fresh(days: days)
            }
    }

    /// Whether the item should be used or thrown away.
    public var needsAttention: Bool {
        switch self {
        case .lasting, .fresh: false
        case .soon, .today, .expired: true
        }
    }

    public var isExpired: Bool {
        if case .expired = self { true } else { false }
    }
}
