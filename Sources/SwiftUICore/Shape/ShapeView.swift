import CoreGraphics

/// A view that fills a shape with a style.
@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public typealias Body = Never

    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The fill rule and whether edges are antialiased.
    public var fillStyle: FillStyle

    /// Creates a view that fills a shape with a style.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emit(ShapeNode(source: view, inputs: inputs))
    }
}

extension _ShapeView: Animatable {
    /// The animatable data of the shape.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ShapeView: ShapeSource {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated func hasSameSize(as other: Self) -> Bool {
        isSame(shape, other.shape)
    }

    nonisolated static var typeName: String { "\(Content.self)".prefix { $0 != "<" }.description }
}

/// A colour or gradient as a view that fills its frame.
protocol FillingView: PrimitiveView, ShapeSource, ShapeStyle where Style == Self {}

extension FillingView {
    nonisolated var style: Self { self }
    nonisolated var fillStyle: FillStyle { FillStyle() }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    nonisolated func hasSameSize(as other: Self) -> Bool { true }
    nonisolated static var typeName: String { "\(Self.self)" }
    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emit(ShapeNode(source: view, inputs: inputs))
    }
}

extension Color: View, FillingView {
    public typealias Body = Never
}

extension LinearGradient: View, FillingView {
    public typealias Body = Never
}

extension RadialGradient: View, FillingView {
    public typealias Body = Never
}

extension AngularGradient: View, FillingView {
    public typealias Body = Never
}

extension EllipticalGradient: View, FillingView {
    public typealias Body = Never
}

extension MeshGradient: View, FillingView {
    public typealias Body = Never
}
