import Foundation
import FoundationOverlay

/// Writes distances, as `350 m` or `2.4 mi`.
///
/// Distances are rounded as on signs: below a kilometre to tens of metres, below a hundred metres to single ones, and above to a tenth of a kilometre, from
/// ten kilometres on to whole ones; miles likewise, and below a tenth of a mile feet or yards. Apple does not document its own rounding.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkdistanceformatter.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of distances.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default`
        case metric
        /// Miles and feet.
        case imperial
        /// Miles and yards.
        case imperialWithYards
    }

    /// The length of the units' names.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`, abbreviated, full
    }

    /// The locale, by which numbers and units are written.
    open var locale: Locale! = .current
    /// The units.
    open var units = Units.default
    /// The length of the units' names.
    open var unitStyle = DistanceUnitStyle.default

    /// Returns a distance in metres as text.
    open func string(fromDistance distance: Double) -> String {
        let locale = locale ?? .current
        let (value, unit) = rounded(distance, locale: locale)
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.locale = locale
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    /// Returns the metres of a text that begins with a number and has one of the units; -1 for others.
    open func distance(from distance: String) -> Double {
        let text = distance.trimmingCharacters(in: .whitespaces)
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let formatter = NumberFormatter()
        formatter.locale = locale ?? .current
        formatter.numberStyle = .decimal
        guard let value = formatter.number(from: String(number))?.doubleValue else { return -1 }
        let unit = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces).lowercased()
        let lengths: [(names: [String], meters: Double)] = [
            (["km", "kilometers", "kilometer", "kilometres"], 1000), (["mi", "miles", "mile"], Self.mile), (["ft", "feet", "foot"], 0.3048),
            (["yd", "yards", "yard"], 0.9144), (["m", "meters", "meter", "metres"], 1),
        ]
        return lengths.first { $0.names.contains(unit) }.map { value * $0.meters } ?? -1
    }

    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

    private static let mile = 1609.344

    private func rounded(_ distance: Double, locale: Locale) -> (Double, UnitLength) {
        let units: Units =
            if units != .default {
                units
            } else {
                switch locale.measurementSystem {
                case .us: .imperial
                case .uk: .imperialWithYards
                default: .metric
                }
            }
        guard distance.isFinite else { return (distance, .meters) }
        if units == .metric {
            guard abs(distance) >= 995 else { return (Self.small(distance), .meters) }
            return (Self.large(distance / 1000), .kilometers)
        }
        guard abs(distance) >= Self.mile / 10 else {
            return units == .imperial ? (Self.small(distance / 0.3048), .feet) : (Self.small(distance / 0.9144), .yards)
        }
        return (Self.large(distance / Self.mile), .miles)
    }

    private static func small(_ value: Double) -> Double { abs(value) < 99.5 ? value.rounded() : (value / 10).rounded() * 10 }

    private static func large(_ value: Double) -> Double { abs(value) < 9.95 ? (value * 10).rounded() / 10 : value.rounded() }
}
