import Foundation

/// Writes measurements with their units: `3.5 km`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, not that of the region.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit of the region in which the number is neither very small nor very large. Regions use such units anyway.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A degree sign without the scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; that of the region unless set.
    open var unitOptions: UnitOptions = []
    /// How much of the unit's name is written; `medium` unless set.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale whose words and units are used.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats the numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Writes a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var number = FloatingPointFormatStyle<Double>.number
        if let formatter = numberFormatter {
            let (least, most) = (formatter.minimumFractionDigits, formatter.maximumFractionDigits)
            number = number.precision(.fractionLength(least...max(least, most)))
            if !formatter.usesGroupingSeparator { number = number.grouping(.never) }
        }
        return MeasurementText.text(
            measurement.value, unit: measurement.unit, width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            locale: locale ?? .current, numberFormat: number, hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
    }

    /// Writes the name of a unit.
    open func string(from unit: Unit) -> String {
        guard width == .wide, let identifier = unit.identifier,
            let text = UnitText.text(2, unit: identifier, width: .wide, locale: locale ?? .current)
        else { return unit.symbol }
        return text.trimmingCharacters(in: .decimalDigits.union(.whitespaces))
    }

    /// Writes a measurement of a length, a mass or another dimension; nil for other values.
    open override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit { return string(from: unit) }
        guard let measurement = obj as? any AnyMeasurement else { return nil }
        return string(from: Measurement(value: measurement.value, unit: measurement.anyUnit))
    }

    private var width: UnitText.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        case .medium: .short
        @unknown default: .short
        }
    }
}

/// A measurement in any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
