import Foundation

extension Text {
    /// The presentation of a date in a text.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Codable, Sendable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day, such as "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day, such as "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now, such as "2 hours, 23 minutes". English only.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with a sign, such as "+2 hours". English only.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that shows the distance from now, such as "2:32".
        public static let timer = DateStyle(kind: .timer)
    }
}

extension Text.DateStyle {
    func string(_ date: Date, now: Date, locale: Locale) -> String {
        switch kind {
        case .time: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
        case .date: date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
        case .relative: TimeDistance(date.timeIntervalSince(now)).inWords(units: 2)
        case .offset: (date < now ? "-" : "+") + TimeDistance(date.timeIntervalSince(now)).inWords(units: 1)
        case .timer: TimeDistance(date.timeIntervalSince(now)).asClock(showsHours: true)
        }
    }

    /// Whether the text changes with time.
    var followsClock: Bool { kind == .relative || kind == .offset || kind == .timer }
}

extension TimerInterval {
    func string(now: Date) -> String {
        let moment = min(max(pauseTime.map { min($0, now) } ?? now, range.lowerBound), range.upperBound)
        let length = countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
        return TimeDistance(length).asClock(showsHours: showsHours)
    }
}

/// The absolute value of a time interval in whole seconds.
private struct TimeDistance {
    let seconds: Int

    init(_ interval: TimeInterval) {
        seconds = interval.isFinite ? Int(min(abs(interval), 1e15).rounded(.down)) : 0
    }

    private static let units: [(name: String, seconds: Int)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
    ]

    /// Returns the largest nonzero unit and those directly below it: "2 hours, 23 minutes".
    func inWords(units count: Int) -> String {
        let first = Self.units.firstIndex { seconds >= $0.seconds } ?? Self.units.count - 1
        var rest = seconds
        var parts: [String] = []
        for unit in Self.units[first...].prefix(count) {
            let amount = rest / unit.seconds
            rest %= unit.seconds
            guard amount > 0 || parts.isEmpty else { continue }
            parts.append("\(amount) \(unit.name)\(amount == 1 ? "" : "s")")
        }
        return parts.joined(separator: ", ")
    }

    func asClock(showsHours: Bool) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = seconds / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(seconds % 60))" }
        return "\(minutes / 60):\(padded(minutes % 60)):\(padded(seconds % 60))"
    }
}
