import CoreGraphics

/// The areas of filled paths combined. Curves of the result are replaced by lines that are off by at most a fiftieth of a point.
extension Path {
    /// Returns the outline of the area inside of at least one of two paths. `eoFill` chooses the even-odd rule.
    public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, by: .union, eoFill) }

    /// Returns the outline of the area inside of both paths.
    public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .intersection, eoFill)
    }

    /// Returns the outline of the area inside of this path and outside of another.
    public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .subtraction, eoFill)
    }

    /// Returns the outline of the area inside of exactly one of two paths.
    public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .symmetricDifference, eoFill)
    }

    /// Returns the outline of the area of the path, without parts that cross or overlap.
    public nonisolated func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), by: .union, eoFill) }

    /// Returns the parts of this path's lines and curves that are inside of the area of another path. Open subpaths stay open.
    public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(storage: .elements(geometry.lines(inside: true, of: other.geometry, evenOdd: eoFill)))
    }

    /// Returns the parts of this path's lines and curves that are outside of the area of another path. Open subpaths stay open.
    public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(storage: .elements(geometry.lines(inside: false, of: other.geometry, evenOdd: eoFill)))
    }

    nonisolated func combined(with other: Path, by combination: PathCombination, _ eoFill: Bool) -> Path {
        Path(storage: .elements(geometry.combined(with: other.geometry, by: combination, evenOdd: eoFill)))
    }
}

/// The lines of a shape inside or outside of the area of another.
private struct LinesOfShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let isInside: Bool
    let eoFill: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let (lines, area) = (first.path(in: rect), second.path(in: rect))
        return isInside ? lines.lineIntersection(area, eoFill: eoFill) : lines.lineSubtraction(area, eoFill: eoFill)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Two shapes whose areas are combined.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combination: PathCombination
    let eoFill: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        first.path(in: rect).combined(with: second.path(in: rect), by: combination, eoFill)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns the shape of the area inside of at least one of two shapes. `eoFill` chooses the even-odd rule.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
    }

    /// Returns the shape of the area inside of both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
    }

    /// Returns the shape of the area inside of this shape and outside of another.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .subtraction, eoFill: eoFill)
    }

    /// Returns the shape of the area inside of exactly one of two shapes.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns the parts of this shape's lines and curves that are inside of the area of another shape. Stroke the result.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        LinesOfShape(first: self, second: other, isInside: true, eoFill: eoFill)
    }

    /// Returns the parts of this shape's lines and curves that are outside of the area of another shape. Stroke the result.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        LinesOfShape(first: self, second: other, isInside: false, eoFill: eoFill)
    }
}
