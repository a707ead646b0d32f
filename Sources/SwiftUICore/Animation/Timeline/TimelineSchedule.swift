import Foundation

/// How often a timeline may change what it shows.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule says.
    case normal
    /// Less often, to save energy.
    case lowFrequency
}

/// Says at which dates a timeline view makes its content anew.
public protocol TimelineSchedule {
    /// How often the timeline may change.
    typealias Mode = TimelineScheduleMode

    /// The type of the dates, in ascending order.
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// The dates around and after a date. The content for the last one not after it is shown first.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        /// The next date.
        public mutating func next() -> Date? {
            defer { upcoming += interval }
            return upcoming
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    /// A schedule that begins at a date and goes on every `interval` seconds, at least every millisecond.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval.isFinite ? max(0.001, interval) : .greatestFiniteMagnitude
    }

    /// The dates from the last one that is not after `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(self.startDate)
        let count = passed > 0 ? (passed / interval).rounded(.down) : 0
        return Entries(upcoming: self.startDate + count * interval, interval: interval)
    }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date

        /// The next date.
        public mutating func next() -> Date? {
            defer { upcoming += 60 }
            return upcoming
        }
    }

    /// The schedule.
    public init() {}

    /// The dates from the beginning of the minute that holds `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let seconds = startDate.timeIntervalSinceReferenceDate
        return Entries(upcoming: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of dates in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as the screen shows pictures, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates, without end; none while the schedule is paused or in the mode of low frequency.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval

        /// The next date.
        public mutating func next() -> Date? {
            defer { upcoming = upcoming.map { $0 + interval } }
            return upcoming
        }
    }

    private let minimumInterval: Double?
    private let isPaused: Bool

    /// A schedule for animations.
    ///
    /// - Parameters:
    ///   - minimumInterval: The seconds from one date to the next at least; nil for every picture.
    ///   - paused: Whether it stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        isPaused = paused
    }

    /// Whether there is an entry for every picture the screen shows.
    var isEveryFrame: Bool { !isPaused && minimumInterval == nil }

    /// The dates from `start` on; none while paused, and none in the mode of low frequency.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: minimumInterval ?? 1.0 / 60)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// From a date on every `interval` seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// At given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen shows pictures.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the screen shows pictures, but not more often than every `minimumInterval` seconds, and not while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
