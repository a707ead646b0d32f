import CoreGraphics

/// An effect that clips a view to a shape.
@frozen public struct _ClipEffect<ClipShape: Shape> {
    /// The shape, in the view's frame.
    public var shape: ClipShape
    /// The fill rule and antialiasing of the shape.
    public var style: FillStyle

    /// Creates an effect that clips to a shape.
    @inlinable nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }
}

extension _ClipEffect: Sendable {}
extension _ClipEffect: Equatable where ClipShape: Equatable {}

extension _ClipEffect: Animatable {
    /// The animatable data of the shape.
    public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ClipEffect: RasterEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        var path = shape.path(in: CGRect(origin: .zero, size: bounds.size))
        if shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
        }
        list.group(.clip(path.offsetBy(dx: bounds.minX, dy: bounds.minY), style), content)
    }
}

extension View {
    /// Clips the view to a shape in its frame.
    ///
    /// As in SwiftUI, clipping does not limit hit testing: invisible parts of the view can be tapped. `contentShape(_:)` limits it.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame; see ``clipShape(_:style:)``.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view to its frame with rounded corners. The radius is in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
