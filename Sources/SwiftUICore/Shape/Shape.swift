import CoreGraphics

/// What a shape is drawn as.
public enum ShapeRole: Hashable, Sendable {
    /// An area to be filled.
    case fill
    /// The outline of a line.
    case stroke
    /// A line between pieces of content.
    case separator
}

/// Whether something is mirrored where layout runs the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It looks the same in both directions.
    case fixed
    /// It is mirrored in the given direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A two-dimensional shape that fits itself into a rectangle; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The shape's outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// What the shape is drawn as; ``ShapeRole/fill`` unless the shape says otherwise.
    static var role: ShapeRole { get }

    /// Whether the outline is mirrored where layout runs from right to left; it is, unless the shape says otherwise.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape for a proposed one; all of it, with 10 points where nothing is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// An area to be filled.
    public nonisolated static var role: ShapeRole { .fill }

    /// Mirrored where layout runs from right to left.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All of the proposed size, with 10 points where nothing is proposed.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller evenly on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards by a distance in points.
    func inset(by amount: CGFloat) -> InsetShape
}
