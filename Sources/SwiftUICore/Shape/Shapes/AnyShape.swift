import CoreGraphics

/// A type-erased shape.
///
/// The animatable data of the wrapped shape is not exposed, so changes of the shape are not interpolated.
public struct AnyShape: Shape {
    private var shape: any Shape

    /// Creates a type-erased shape. An ``AnyShape`` is not wrapped again.
    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    package var base: any Shape { shape }

    /// The behaviour of the wrapped shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the wrapped shape for a proposal.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Returns the outline of the wrapped shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
