import CoreGraphics

/// The way in which a shape is drawn.
public enum ShapeRole: Hashable, Sendable {
    /// An area to be filled.
    case fill
    /// A stroked line.
    case stroke
    /// A separator between pieces of content.
    case separator
}

/// Whether a shape is mirrored depending on the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is never mirrored.
    case fixed
    /// The shape is mirrored in the given layout direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A two-dimensional shape that adapts to a rectangle. As a view, a shape is filled with the foreground style.
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.addLines([
///                     CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
///                 ])
///                 path.closeSubpath()
///             }
///         }
///     }
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline of the shape in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// The way in which the shape is drawn. The default is ``ShapeRole/fill``.
    static var role: ShapeRole { get }

    /// Whether the outline is mirrored depending on the layout direction. By default it is mirrored in a right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposal. By default that is the proposed size, with 10 points for each unspecified
    /// dimension.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The default role: ``ShapeRole/fill``.
    public nonisolated static var role: ShapeRole { .fill }

    /// The default behaviour: mirrored in a right-to-left layout.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the proposed size, with 10 points for each unspecified dimension.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset by the same distance on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with its outline moved inwards by a distance in points. A negative distance moves it outwards.
    func inset(by amount: CGFloat) -> InsetShape
}
