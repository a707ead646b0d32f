import Foundation

extension Unit {
    /// The name of the unit in CLDR: `length-kilometer`; nil for units that CLDR does not know.
    var identifier: String? {
        switch self {
        case is UnitLength: Self.lengths[symbol].map { "length-" + $0 }
        case is UnitMass: Self.masses[symbol].map { "mass-" + $0 }
        case is UnitTemperature: Self.temperatures[symbol].map { "temperature-" + $0 }
        case is UnitSpeed: Self.speeds[symbol].map { "speed-" + $0 }
        case is UnitDuration: Self.durations[symbol].map { "duration-" + $0 }
        case is UnitVolume: Self.volumes[symbol].map { "volume-" + $0 }
        case is UnitArea: Self.areas[symbol].map { "area-" + $0 }
        case is UnitEnergy: Self.energies[symbol].map { "energy-" + $0 }
        case is UnitPower: Self.powers[symbol].map { "power-" + $0 }
        case is UnitPressure: Self.pressures[symbol].map { "pressure-" + $0 }
        case is UnitAngle: Self.angles[symbol].map { "angle-" + $0 }
        case is UnitInformationStorage: Self.storage[symbol].map { "digital-" + $0 }
        case is UnitFrequency: Self.frequencies[symbol].map { "frequency-" + $0 }
        default: nil
        }
    }

    /// What CLDR calls the kinds of quantities, in the choice of a unit for a usage.
    var hasUsages: Bool {
        switch self {
        case is UnitLength, is UnitMass, is UnitTemperature, is UnitSpeed, is UnitVolume, is UnitArea, is UnitEnergy, is UnitPower,
            is UnitPressure, is UnitDuration:
            true
        default: false
        }
    }

    private static let lengths = [
        "Mm": "megameter", "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
        "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]
    private static let masses = [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "metric-ton",
        "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]
    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    private static let speeds = ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
    private static let durations = [
        "s": "second", "m": "minute", "h": "hour", "sec": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "μs": "microsecond",
        "µs": "microsecond",
        "ns": "nanosecond",
    ]
    private static let volumes = [
        "L": "liter", "dl": "deciliter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter", "km³": "cubic-kilometer",
        "cm³": "cubic-centimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "tsp": "teaspoon",
        "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "gal Imperial": "gallon-imperial",
        "metric cup Imperial": "cup-metric",
    ]
    private static let areas = [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch", "ft²": "square-foot",
        "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]
    private static let energies = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]
    private static let powers = ["MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "GW": "gigawatt", "hp": "horsepower"]
    private static let pressures = [
        "N/m²": "pascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar",
        "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]
    private static let angles = ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
    private static let storage = [
        "bit": "bit", "B": "byte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit", "kB": "kilobyte", "MB": "megabyte",
        "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    ]
    private static let frequencies = ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
}
