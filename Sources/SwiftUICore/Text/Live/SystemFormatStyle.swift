import Foundation

/// The format styles of texts that show times in relation to the current date.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// Text(.currentDate, format: .offset(to: start))
/// Text(.currentDate, format: .reference(to: end))
/// ```
public enum SystemFormatStyle: Sendable {}

/// The fields of a clock, and the precision with which it shows a time.
struct ClockFields: Codable, Hashable, Sendable {
    var showsHours: Bool
    /// The largest number of fields that are shown at once, at least 1.
    var maxFieldCount: Int
    /// The shortest time that is shown, in seconds: positive.
    var precision: Double
    /// Whether minutes and hours have two digits where seconds are shown.
    var padsFirst: Bool

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, padsFirst: Bool) {
        self.showsHours = showsHours
        self.maxFieldCount = max(1, maxFieldCount)
        precision = max(0.001, maxPrecision / .seconds(1))
        self.padsFirst = padsFirst
    }

    /// Whether the time is shown in words: as a single field, or in minutes or hours only.
    private var usesWords: Bool { precision >= 60 || maxFieldCount == 1 }
    private var smallestWord: Double { precision >= 3600 ? 3600 : precision >= 60 ? 60 : 1 }
    private var words: Set<String> { Set(showsHours ? ["year", "month", "day", "hour", "minute", "second"] : ["minute", "second"]) }

    /// The lengths in seconds of the fields of the clock: hours, minutes, seconds and fractions of a second.
    private func fields(_ seconds: Double) -> [Double] {
        let first = showsHours && seconds >= 3600 ? 3600.0 : 60
        return Array(([3600, 60, 1].filter { $0 <= first } + (precision < 1 ? [precision] : [])).prefix(maxFieldCount))
    }

    /// The time between two changes of the clock, in seconds.
    func step(at seconds: Double) -> Double {
        if usesWords { return TimeWords.step(at: seconds, allowed: words, smallest: smallestWord, count: maxFieldCount) }
        return max(precision, fields(seconds).last ?? 1)
    }

    /// Returns the clock at a time of at least zero, in seconds.
    func string(_ seconds: Double) -> String {
        // A tolerance, because dates are rounded.
        let seconds = min(seconds + 1e-6, 1e12)
        if usesWords { return TimeWords.string(seconds, allowed: words, smallest: smallestWord, count: maxFieldCount) }
        let fields = fields(seconds)
        let step = step(at: seconds)
        let digits = step < 1 ? max(1, Int((-log10(step) - 1e-9).rounded(.up))) : 0
        let scale = Int(pow(10, Double(digits)))
        let parts = Int(((seconds / step).rounded(.down) * step * Double(scale)).rounded())
        let whole = parts / scale
        func padded(_ number: Int, to count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        // A clock without seconds starts with a single digit.
        let width = padsFirst && fields.contains(1) ? 2 : 1
        var result = fields.contains(3600) ? [padded(whole / 3600, to: width)] : []
        result.append(padded(fields.contains(3600) ? whole / 60 % 60 : whole / 60, to: result.isEmpty ? width : 2))
        if fields.contains(1) { result.append(padded(whole % 60, to: 2)) }
        return result.joined(separator: ":") + (digits > 0 ? "." + padded(parts % scale, to: digits) : "")
    }
}

/// Times in English words.
enum TimeWords {
    /// The form of the names of units, as Unicode's CLDR has them for English.
    enum Width {
        /// "2 hours", "3 months".
        case full
        /// "2 hr", "3 mths".
        case short
    }

    /// The short names of one and of several units.
    private static let shortNames = [
        "year": ("yr", "yrs"), "month": ("mth", "mths"), "week": ("wk", "wks"), "day": ("day", "days"), "hour": ("hr", "hr"),
        "minute": ("min", "min"), "second": ("sec", "sec"),
    ]

    private static func name(_ unit: String, _ amount: Int, _ width: Width) -> String {
        let (one, other) = width == .short ? shortNames[unit]! : (unit, unit + "s")
        return amount == 1 ? one : other
    }

    private static let units: [(name: String, seconds: Double)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
    ]

    /// Returns the largest units of a time of at least zero, such as "2 hours, 23 minutes".
    ///
    /// - Parameters:
    ///   - seconds: The time in seconds.
    ///   - allowed: The names of the units that may be used; nil for all but weeks.
    ///   - smallest: The smallest unit that is shown, in seconds.
    ///   - count: The largest number of units.
    ///   - width: The form of the units' names.
    static func string(
        _ seconds: Double, allowed: Set<String>? = nil, smallest: Double = 1, count: Int, width: Width = .full
    ) -> String {
        let units = units(allowed, smallest)
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        var rest = seconds
        let amounts = units[first...].prefix(count).map { unit in
            let amount = Int(min((rest / unit.seconds).rounded(.down), 1e15))
            rest -= Double(amount) * unit.seconds
            return (unit.name, amount)
        }
        return string(amounts, width: width)
    }

    /// Returns amounts of units, the largest unit first, without those after it that are zero.
    static func string(_ amounts: [(unit: String, amount: Int)], width: Width = .full) -> String {
        amounts.enumerated().filter { $0 == 0 || $1.amount > 0 }
            .map { "\($1.amount) \(name($1.unit, $1.amount, width))" }
            .joined(separator: ", ")
    }

    /// Returns the length of the smallest unit in the words for a time, in seconds.
    static func step(at seconds: Double, allowed: Set<String>? = nil, smallest: Double = 1, count: Int) -> Double {
        let units = units(allowed, smallest)
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        return units[min(first + count, units.count) - 1].seconds
    }

    private static func units(_ allowed: Set<String>?, _ smallest: Double) -> [(name: String, seconds: Double)] {
        let wanted = units.filter { unit in (allowed?.contains(unit.name) ?? (unit.name != "week")) && unit.seconds >= smallest }
        return wanted.isEmpty ? [units[units.count - 1]] : Array(wanted)
    }
}

/// The dates at which a text changes that shows a time since a date or until a date.
struct ClockBoundaries {
    /// The date at which the time is zero.
    var reference: Date
    /// Whether the time until the date is shown.
    var isDescending: Bool
    /// The range of times that are shown, in seconds.
    var range: ClosedRange<Double>
    /// Returns the time between two changes at a time, in seconds.
    var step: (Double) -> Double

    /// A countdown changes as soon as less than a whole step is left; the text is formatted again shortly after that.
    private static let margin = 0.0005

    func seconds(at date: Date) -> Double {
        let time = isDescending ? reference.timeIntervalSince(date) : date.timeIntervalSince(reference)
        return time.isFinite ? min(max(time, range.lowerBound), range.upperBound) : range.lowerBound
    }

    private func date(_ seconds: Double) -> Date { reference.addingTimeInterval(isDescending ? -seconds : seconds) }

    func next(after input: Date) -> Date? {
        let time = isDescending ? reference.timeIntervalSince(input) : input.timeIntervalSince(reference)
        guard time.isFinite, abs(time) < 1e12 else { return nil }
        // Before the range starts, the text changes one step after its beginning.
        let shown = seconds(at: input)
        let step = step(shown)
        if isDescending {
            guard shown > range.lowerBound else { return nil }
            let below = ((shown + 1e-6) / step).rounded(.down) * step
            guard below > 0 else { return nil }
            return date(below).addingTimeInterval(Self.margin)
        }
        let above = (((shown + 1e-6) / step).rounded(.down) + 1) * step
        return above <= range.upperBound + 1e-6 ? date(above) : nil
    }

    func previous(before input: Date) -> Date? {
        let time = isDescending ? reference.timeIntervalSince(input) : input.timeIntervalSince(reference)
        guard time.isFinite, abs(time) < 1e12 else { return nil }
        let shown = seconds(at: input)
        let step = step(shown)
        if isDescending {
            let above = (((shown + 1e-6) / step).rounded(.down) + 1) * step
            return above <= range.upperBound ? date(above) : nil
        }
        let below = ((shown + 1e-6) / step).rounded(.down) * step
        return below > range.lowerBound ? date(below).addingTimeInterval(-Self.margin) : nil
    }
}
