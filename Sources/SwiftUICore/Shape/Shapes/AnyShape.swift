import CoreGraphics

/// A shape whose type is not known.
public struct AnyShape: Shape {
    private var shape: any Shape

    /// Creates a shape from one whose type is known.
    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    package var base: any Shape { shape }

    /// Mirrored as the shape is.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The size of the shape for a proposed one.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
