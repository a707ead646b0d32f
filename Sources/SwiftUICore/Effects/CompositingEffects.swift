import CoreGraphics

/// An effect that composes each part of a view with its backdrop by a blend mode; a view that is composed first, as a whole.
@frozen public struct _BlendModeEffect: Sendable, Equatable {
    /// The blend mode.
    public var blendMode: BlendMode

    /// Creates an effect with a blend mode.
    @inlinable nonisolated public init(blendMode: BlendMode) {
        self.blendMode = blendMode
    }
}

extension _BlendModeEffect: RasterEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        if blendMode == .normal {
            content(&list)
        } else {
            list.groupEach(.blendMode(blendMode.cgBlendMode), content)
        }
    }
}

/// An effect that composes a view as a group before the enclosing effects apply.
@frozen public struct _CompositingGroupEffect: Sendable, Equatable {
    /// Creates the effect.
    @inlinable nonisolated public init() {}
}

extension _CompositingGroupEffect: RasterEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        list.group(.compositing, content)
    }
}

/// An effect that renders a view into an offscreen image.
@frozen public struct _DrawingGroupEffect: Sendable, Equatable {
    /// Whether the image is opaque: black where the view is transparent.
    public var isOpaque: Bool

    /// Creates the effect.
    @inlinable nonisolated public init(isOpaque: Bool) {
        self.isOpaque = isOpaque
    }
}

extension _DrawingGroupEffect: RasterEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        list.group(.compositing) { list in
            if isOpaque { list.add(.shape(Path(bounds), .color(.black), FillStyle()), frame: bounds) }
            content(&list)
        }
    }
}

extension View {
    /// Renders the view into an offscreen image before it is displayed. An opaque image is black where the view is transparent.
    ///
    /// - Parameters:
    ///   - opaque: Whether the image is opaque.
    ///   - colorMode: The requested colour space. Ignored, as in a canvas: colours are always blended as gamma-encoded sRGB.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_DrawingGroupEffect(isOpaque: opaque))
    }

    /// Composes each part of the view with its backdrop by a blend mode. After `compositingGroup()`, the view is composed as a whole.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Composes the view as a group before enclosing effects, such as opacity, apply.
    nonisolated public func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect())
    }
}
