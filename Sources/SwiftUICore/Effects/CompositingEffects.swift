import CoreGraphics

/// Combines a view in a way with what is behind it.
@frozen public struct _BlendModeEffect: Sendable, Equatable {
    /// The way.
    public var blendMode: BlendMode

    /// An effect with the given way.
    @inlinable nonisolated public init(blendMode: BlendMode) {
        self.blendMode = blendMode
    }
}

extension _BlendModeEffect: PictureEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        if blendMode == .normal {
            content(&list)
        } else {
            list.group(.blendMode(blendMode), content)
        }
    }
}

/// Draws a view as a whole before effects around it change it.
@frozen public struct _CompositingGroupEffect: Sendable, Equatable {
    /// The effect.
    @inlinable nonisolated public init() {}
}

extension _CompositingGroupEffect: PictureEffect {
    public typealias Body = Never

    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        list.group(.compositing, content)
    }
}

/// Draws a view into a picture of its own.
@frozen public struct _DrawingGroupEffect: Sendable, Equatable {
    /// Whether the picture is opaque: black where the view is clear.
    public var isOpaque: Bool

    /// The effect.
    @inlinable nonisolated public init(isOpaque: Bool) {
        self.isOpaque = isOpaque
    }
}

extension _DrawingGroupEffect: PictureEffect {
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
    /// Draws the view into a picture of its own before it is shown; an opaque one is black where the view is clear.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
        modifier(_DrawingGroupEffect(isOpaque: opaque))
    }

    /// Combines the view in a way with what is behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Draws the view as a whole before effects around it change it.
    nonisolated public func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect())
    }
}
