import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The number of parts of a second that a time counts.
public typealias CMTimeScale = Int32
/// A number that distinguishes times of different clocks.
public typealias CMTimeEpoch = Int64

/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is a number, or infinite, or indefinite.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The number was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known, such as the length of a broadcast.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of times that are no numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded if its scale cannot express it.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6
    /// The method of conversions that name none.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of seconds, or one that is infinite, indefinite or invalid.
///
/// Follows https://developer.apple.com/documentation/coremedia/cmtime.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: the number of parts of a second.
    public var timescale: CMTimeScale
    /// What the time is besides a number.
    public var flags: CMTimeFlags
    /// A number that distinguishes times of different clocks.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time from its parts, which are not checked.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates a time of a fraction of seconds. It is invalid if the scale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates a time from seconds, rounded to a scale. An infinite number is an infinite time, and NaN and a scale that is not positive make an
    /// invalid one. A number that is too large for the scale is expressed with a smaller one.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init()
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds) * Double(scale) >= 0x1p62 { scale /= 2 }
        let exact = seconds * Double(scale)
        guard abs(exact) < 0x1p63 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let value = exact.rounded()
        self.init(
            value: CMTimeValue(value), timescale: scale, flags: value == exact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
    }

    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// The time in seconds: infinite for infinite times, NaN for those that are invalid or indefinite.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// Whether the time is a number, infinite or indefinite.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is later than all others.
    public var isPositiveInfinity: Bool { flags.isSuperset(of: [.valid, .positiveInfinity]) }
    /// Whether the time is earlier than all others.
    public var isNegativeInfinity: Bool { flags.isSuperset(of: [.valid, .negativeInfinity]) }
    /// Whether the time is not known.
    public var isIndefinite: Bool { flags.isSuperset(of: [.valid, .indefinite]) }
    /// Whether the time is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
    /// Whether the number was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Returns the time with another scale; as it is if it is no number, and invalid if the scale is not positive.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        let (product, low) = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
        let whole = product == (Int64(bitPattern: low) < 0 ? -1 : 0)
        guard whole else { return CMTime(seconds: seconds, preferredTimescale: newTimescale) }
        let (scaled, divisor) = (Int64(bitPattern: low), Int64(timescale))
        let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: divisor)
        let sign: Int64 = scaled < 0 ? -1 : 1
        let isUp =
            switch method {
            case .roundHalfAwayFromZero: abs(remainder) * 2 >= divisor
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: newTimescale < timescale ? false : true
            case .roundTowardPositiveInfinity: sign > 0
            case .roundTowardNegativeInfinity: sign < 0
            }
        var result = CMTime(
            value: quotient + (remainder != 0 && isUp ? sign : 0), timescale: newTimescale, flags: flags, epoch: epoch)
        if remainder != 0 { result.flags.insert(.hasBeenRounded) }
        return result
    }
}

extension CMTime: Comparable, Hashable {
    /// The place among times that are no numbers and those that are: invalid times come last, before them indefinite and infinite ones.
    private var rank: Int {
        if !isValid { return 3 }
        if isIndefinite { return 2 }
        if isPositiveInfinity { return 1 }
        return isNegativeInfinity ? -1 : 0
    }

    private func order(to other: CMTime) -> Int {
        if rank != other.rank { return rank < other.rank ? -1 : 1 }
        guard isNumeric, other.isNumeric else { return 0 }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let left = value.multipliedFullWidth(by: Int64(other.timescale))
        let right = other.value.multipliedFullWidth(by: Int64(timescale))
        if left.high != right.high { return left.high < right.high ? -1 : 1 }
        return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
    }

    public static func == (left: CMTime, right: CMTime) -> Bool { left.order(to: right) == 0 }
    public static func < (left: CMTime, right: CMTime) -> Bool { left.order(to: right) < 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        let divisor = Self.greatestCommonDivisor(value, Int64(timescale))
        hasher.combine(value / divisor)
        hasher.combine(Int64(timescale) / divisor)
        hasher.combine(epoch)
    }

    /// Returns the sum. Scales are brought together exactly where that is possible. Of times that are no numbers, an invalid one makes the sum
    /// invalid, then an indefinite one indefinite; infinite ones with different signs make it invalid.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combined(left, right, sign: 1) }

    /// Returns the difference, by the rules of sums.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combined(left, right, sign: -1) }

    private static func combined(_ left: CMTime, _ right: CMTime, sign: Int64) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard !left.isIndefinite, !right.isIndefinite else { return .indefinite }
        guard left.isNumeric, right.isNumeric else {
            let sum = left.seconds + Double(sign) * right.seconds
            return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
        }
        let common = leastCommonMultiple(Int64(left.timescale), Int64(right.timescale))
        // A scale that no longer fits is replaced by the finer one, with rounding.
        let scale = CMTimeScale(exactly: common) ?? max(left.timescale, right.timescale)
        let first = left.convertScale(scale, method: .default), second = right.convertScale(scale, method: .default)
        let (sum, isTooLarge) =
            sign > 0 ? first.value.addingReportingOverflow(second.value) : first.value.subtractingReportingOverflow(second.value)
        guard !isTooLarge, first.timescale == second.timescale else {
            return CMTime(seconds: left.seconds + Double(sign) * right.seconds, preferredTimescale: scale)
        }
        return CMTime(
            value: sum, timescale: first.timescale, flags: first.flags.union(second.flags), epoch: max(left.epoch, right.epoch))
    }

    private static func leastCommonMultiple(_ left: Int64, _ right: Int64) -> Int64 { left / greatestCommonDivisor(left, right) * right }

    /// Returns the greatest common divisor of a number and a positive one.
    private static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
        var (a, b) = (left % right, right)
        while a != 0 { (a, b) = (b % a, a) }
        return abs(b)
    }
}

extension CMTime: CustomStringConvertible {
    /// The fraction and the seconds, such as `{1/2 = 0.500}`.
    public var description: String {
        if isNumeric { return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}" }
        if !isValid { return "{INVALID}" }
        if isIndefinite { return "{INDEFINITE}" }
        return isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}"
    }
}

/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time later than all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time earlier than all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// Zero seconds.
public let kCMTimeZero = CMTime.zero

/// Returns a time of a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time from seconds, rounded to a scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns a sum of times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns a difference of times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1: the order of times.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 == time2 ? 0 : time1 < time2 ? -1 : 1 }
/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns a multiple of a time, by a number that need not be whole.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (product, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    return isTooLarge ? CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier)) : CMTime(value: product, timescale: time.timescale)
}
/// Returns a time with another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
