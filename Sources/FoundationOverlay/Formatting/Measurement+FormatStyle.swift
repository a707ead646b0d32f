import Foundation

/// What a measurement is for, which decides in which unit a region writes it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable, Codable, Hashable {
    /// The name of the usage in CLDR; nil to keep the unit.
    let name: String?

    /// The unit of the measurement.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
    /// The unit of the region for most purposes.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person.
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person-height") }
    /// A distance on roads.
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
    /// An amount of rain.
    public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
    /// An amount of snow.
    public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
    /// How far one sees.
    public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visiblty") }
    /// The distance to a nearby object.
    public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "focal-length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air.
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
    /// The temperature of a person.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid.
    public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
    /// The energy of physical activity.
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "baromtrc") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements with their units: `3.5 km`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the unit's name is written.
        public struct UnitWidth: Sendable, Codable, Hashable {
            let name: String
            var width: UnitText.Width { UnitText.Width(rawValue: name) ?? .short }

            /// `3.5 kilometers`.
            public static var wide: UnitWidth { UnitWidth(name: UnitText.Width.wide.rawValue) }
            /// `3.5 km`.
            public static var abbreviated: UnitWidth { UnitWidth(name: UnitText.Width.short.rawValue) }
            /// `3.5km`.
            public static var narrow: UnitWidth { UnitWidth(name: UnitText.Width.narrow.rawValue) }
        }

        /// How much of the unit's name is written.
        public var width: UnitWidth
        /// The locale whose words and units are used.
        public var locale: Locale
        /// What the measurement is for; nil to keep its unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil for the default of the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether the scale of a temperature is left out.
        public var hidesScaleName = false

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the text of a measurement.
        public func format(_ value: Measurement) -> String {
            MeasurementText.text(
                value.value, unit: value.unit, width: width.width, usage: usage?.name, locale: locale, numberFormat: numberFormatStyle,
                hidesScaleName: hidesScaleName)
        }

        /// Returns the style with another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Writes the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }

    /// Writes the measurement in the unit that the region uses.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
    /// A style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, with or without the name of the scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

/// The text of measurements.
enum MeasurementText {
    static func text(
        _ value: Double, unit: Unit, width: UnitText.Width, usage: String?, locale: Locale, numberFormat: FloatingPointFormatStyle<Double>? = nil,
        hidesScaleName: Bool = false
    ) -> String {
        let usage = unit.hasUsages ? usage : nil
        if hidesScaleName, unit is UnitTemperature {
            // The number in the region's scale and a degree sign.
            let regional = UnitText.text(
                value, unit: unit.identifier ?? "temperature-celsius", width: .short, usage: usage, number: ".#", locale: locale)
            return regional.map { String($0.prefix { $0 != "°" }).trimmingCharacters(in: .whitespaces) + "°" } ?? "\(value)°"
        }
        guard let identifier = unit.identifier else {
            return (numberFormat ?? .number).locale(locale).format(value) + " " + unit.symbol
        }
        guard let numberFormat else {
            let number = usage == nil ? ".######" : ""
            return UnitText.text(value, unit: identifier, width: width, usage: usage, number: number, locale: locale) ?? "\(value) \(unit.symbol)"
        }
        // The unit's words come from a number that is written in the same grammatical number, whose digits are then replaced.
        let target = usage == nil ? (value, identifier) : regional(value, unit: unit, identifier: identifier, usage: usage, locale: locale)
        let text = UnitText.text(target.0, unit: target.1, width: width, number: ".######", locale: locale) ?? "\(value) \(unit.symbol)"
        let plain = target.0.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
        guard let range = text.range(of: plain) else { return text }
        return text.replacingCharacters(in: range, with: numberFormat.locale(locale).format(target.0))
    }

    /// The value in the unit that a region uses, found among the units of the same kind by the name that CLDR writes. The digits may differ:
    /// Foundation's factors are rounded.
    private static func regional(
        _ value: Double, unit: Unit, identifier: String, usage: String?, locale: Locale
    ) -> (Double, String) {
        guard let dimension = unit as? Dimension,
            let text = UnitText.text(value, unit: identifier, width: .wide, usage: usage, number: ".######", locale: locale)
        else { return (value, identifier) }
        for candidate in candidates(for: dimension) {
            guard let name = candidate.identifier else { continue }
            let converted = candidate.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
            let other = UnitText.text(converted, unit: name, width: .wide, number: ".######", locale: locale)
            if other?.filter(\.isLetter) == text.filter(\.isLetter) { return (converted, name) }
        }
        return (value, identifier)
    }

    private static func candidates(for unit: Dimension) -> [Dimension] {
        switch unit {
        case is UnitLength:
            [
                UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters, UnitLength.miles, UnitLength.yards,
                UnitLength.feet, UnitLength.inches,
            ]
        case is UnitMass: [UnitMass.kilograms, UnitMass.grams, UnitMass.pounds, UnitMass.ounces, UnitMass.stones]
        case is UnitTemperature: [UnitTemperature.celsius, UnitTemperature.fahrenheit]
        case is UnitSpeed: [UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.metersPerSecond]
        case is UnitVolume: [UnitVolume.liters, UnitVolume.milliliters, UnitVolume.gallons, UnitVolume.fluidOunces, UnitVolume.cups]
        case is UnitPressure: [UnitPressure.hectopascals, UnitPressure.millibars, UnitPressure.inchesOfMercury]
        default: []
        }
    }
}
