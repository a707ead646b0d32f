import Foundation

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// A point in time, in seconds since 2001-01-01 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since 2001-01-01 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns the time of a clock that only advances while the computer runs, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
