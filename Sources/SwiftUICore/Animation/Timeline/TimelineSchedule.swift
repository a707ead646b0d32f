import Foundation

/// The update frequency of a timeline.
public enum TimelineScheduleMode: Sendable {
    /// At every date of the schedule.
    case normal
    /// Less often, to save energy.
    case lowFrequency
}

/// Determines the dates at which a timeline view updates its content.
public protocol TimelineSchedule {
    /// The update frequency of a timeline.
    typealias Mode = TimelineScheduleMode

    /// The type of the sequence of dates, in ascending order.
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// Returns the dates around and after a date. The content is first shown for the last one that is not after the date.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// A schedule with updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The infinite sequence of dates.
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

    /// Creates a schedule that starts at a date and continues every `interval` seconds. Intervals below 0.001 count as 0.001; with one
    /// that is not finite there is a single update.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval.isFinite ? max(0.001, interval) : .greatestFiniteMagnitude
    }

    /// Returns the dates of the schedule, starting with the last one that is not after `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(self.startDate)
        let count = passed > 0 ? (passed / interval).rounded(.down) : 0
        return Entries(upcoming: self.startDate + count * interval, interval: interval)
    }
}

/// A schedule with updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The infinite sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date

        /// The next date.
        public mutating func next() -> Date? {
            defer { upcoming += 60 }
            return upcoming
        }
    }

    /// Creates the schedule.
    public init() {}

    /// Returns the starts of the minutes, beginning with the minute that contains `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let seconds = startDate.timeIntervalSinceReferenceDate
        return Entries(upcoming: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
    }
}

/// A schedule with updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule from dates in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the dates of the schedule.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule with updates at every frame of the display, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The infinite sequence of dates; empty while the schedule is paused or in low-frequency mode.
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

    /// Creates a schedule for animations.
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum number of seconds between updates; nil, or a value that is not positive and finite, for every
    ///     frame.
    ///   - paused: Whether updates are suspended.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        isPaused = paused
    }

    /// Whether there is an update for every frame of the display.
    var isEveryFrame: Bool { !isPaused && minimumInterval == nil }

    /// Returns the dates from `start` on; none while paused, and none in low-frequency mode.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: minimumInterval ?? 1.0 / 60)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates every `interval` seconds, starting at a date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Updates at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Updates at given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates at every frame of the display.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Updates at every frame of the display, but at most every `minimumInterval` seconds, and not while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
