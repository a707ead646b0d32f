import Foundation

extension CGPath {
    /// Returns the outline of the area inside of at least one of two paths, made of lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, by: .union, rule) }

    /// Returns the outline of the area inside of both paths, made of lines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, by: .intersection, rule)
    }

    /// Returns the outline of the area inside of this path and outside of another, made of lines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, by: .subtraction, rule)
    }

    /// Returns the outline of the area inside of exactly one of two paths, made of lines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, by: .symmetricDifference, rule)
    }

    private func combined(with other: CGPath, by combination: PathCombination, _ rule: CGPathFillRule) -> CGPath {
        CGPath(geometry: geometry.combined(with: other.geometry, by: combination, evenOdd: rule == .evenOdd))
    }
}
