/// An amount of food with its unit.
public struct Quantity: Codable, Hashable, Sendable {
    public var amount: Double
    public var unit: MeasureUnit

    public init(_ amount: Double, _ unit: MeasureUnit) {
        self.amount = amount
        self.unit = unit
    }

    /// The amount in base units of the dimension, such as grams.
    public var baseAmount: Double { amount * unit.baseUnits }

    public var isEmpty: Bool { amount <= 0 }

    public func isCompatible(with other: Quantity) -> Bool { unit.dimension == other.unit.dimension }

    /// Returns the same amount of food in another unit, or nil if the units measure different things.
    public func converted(to unit: MeasureUnit) -> Quantity? {
        guard unit.dimension == self.unit.dimension else { return nil }
        return Quantity(baseAmount / unit.baseUnits, unit)
    }

    public func scaled(by factor: Double) -> Quantity { Quantity(amount * factor, unit) }

    /// Returns the amount in the unit in which people read it most easily: 1500 g is 1.5 kg, and 0.2 l is 200 ml.
    public var normalized: Quantity {
        let pair: (small: MeasureUnit, large: MeasureUnit)
        switch unit {
        case .gram, .kilogram: pair = (.gram, .kilogram)
        case .millilitre, .litre: pair = (.millilitre, .litre)
        case .piece, .pack, .teaspoon, .tablespoon: return self
        }
        let unit = baseAmount >= 1_000 ? pair.large : pair.small
        return converted(to: unit) ?? self
    }
}
