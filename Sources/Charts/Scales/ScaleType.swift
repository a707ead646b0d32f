/// The way in which a scale maps values to positions.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, squareRoot, log, date, category
        case power(exponent: Double)
        case symmetricLog(slopeAtZero: Double)
    }

    let kind: Kind

    /// In proportion to the number.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// In proportion to the logarithm of the number. Numbers that are not positive have no position.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// In proportion to the square root of the number, with the sign of the number.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// In proportion to time.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// In order, with the same length for each category.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// In proportion to the logarithm of the magnitude, with the sign of the number; in proportion to the number near zero.
    public static var symmetricLog: ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero: 1)) }

    /// In proportion to the logarithm of the magnitude, with the sign of the number.
    ///
    /// - Parameter slopeAtZero: The slope near zero, where positions are in proportion to numbers. Slopes that are not positive count
    ///   as 1.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero > 0 ? slopeAtZero : 1))
    }

    /// In proportion to a power of the magnitude, with the sign of the number. Exponents that are not positive count as 1.
    public static func power(exponent: Double) -> ScaleType {
        ScaleType(kind: .power(exponent: exponent > 0 && exponent.isFinite ? exponent : 1))
    }
}
