/// A span of time.
///
/// Follows https://developer.apple.com/documentation/coremedia/cmtimerange.
public struct CMTimeRange: Hashable, Sendable {
    /// The beginning.
    public var start: CMTime
    /// The length.
    public var duration: CMTime

    /// Creates an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Creates a range from its beginning and length.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Creates a range from its beginning and end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// A range of zero length at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()

    /// The end.
    public var end: CMTime { start + duration }
    /// Whether the beginning and the length are valid, and the latter is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether the range is valid and has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether the beginning or the length is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Returns whether a time is in the range, to which the end does not belong.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
    /// Returns whether a range is in this one.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { isValid && range.isValid && range.start >= start && range.end <= end }
    /// Returns what is in both ranges; a range of zero length if nothing is.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let first = max(start, other.start), last = min(end, other.end)
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the shortest range with both ranges in it.
    public func union(_ other: CMTimeRange) -> CMTimeRange { CMTimeRange(start: min(start, other.start), end: max(end, other.end)) }
}

/// Returns a range from its beginning and length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// Returns a range from its beginning and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
