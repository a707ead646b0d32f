import Foundation

extension ScaleType.Kind {
    /// Returns the number to which positions are proportional; nil where the scale is not defined.
    func forward(_ value: Double) -> Double? {
        guard value.isFinite else { return nil }
        switch self {
        case .linear, .date, .category: return value
        case .squareRoot: return signed(value) { $0.squareRoot() }
        case .power(let exponent): return signed(value) { pow($0, exponent) }
        case .log: return value > 0 ? Foundation.log(value) : nil
        case .symmetricLog(let slope): return signed(value) { log1p($0 * slope) }
        }
    }

    /// Returns the value for a number to which positions are proportional.
    func inverse(_ value: Double) -> Double {
        switch self {
        case .linear, .date, .category: value
        case .squareRoot: signed(value) { $0 * $0 }
        case .power(let exponent): signed(value) { pow($0, 1 / exponent) }
        case .log: exp(value)
        case .symmetricLog(let slope): signed(value) { expm1($0) / slope }
        }
    }

    private func signed(_ value: Double, _ transform: (Double) -> Double) -> Double {
        value < 0 ? -transform(-value) : transform(value)
    }
}
