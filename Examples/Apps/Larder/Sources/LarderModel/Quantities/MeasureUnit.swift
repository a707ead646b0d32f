/// A unit in which food is counted, weighed or measured.
public enum MeasureUnit: String, Codable, CaseIterable, Hashable, Sendable {
    case piece, pack
    case gram, kilogram
    case millilitre, litre
    case teaspoon, tablespoon

    /// What a unit measures. Only amounts of the same dimension can be added.
    public enum Dimension: Hashable, Sendable {
        case count, packaging, mass, volume
    }

    public var dimension: Dimension {
        switch self {
        case .piece: .count
        case .pack: .packaging
        case .gram, .kilogram: .mass
        case .millilitre, .litre, .teaspoon, .tablespoon: .volume
        }
    }

    /// The number of base units (pieces, packs, grams or millilitres) in one of this unit.
    public var baseUnits: Double {
        switch self {
        case .piece, .pack, .gram, .millilitre: 1
        case .kilogram, .litre: 1_000
        case .teaspoon: 5
        case .tablespoon: 15
        }
    }

    /// The amount by which a stepper changes a quantity of this unit.
    public var step: Double {
        switch self {
        case .piece, .pack, .teaspoon, .tablespoon: 1
        case .gram, .millilitre: 50
        case .kilogram, .litre: 0.25
        }
    }
}
