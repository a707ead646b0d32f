import CoreGraphics

/// The position and size of a new window.
public struct WindowPlacement: Sendable, Equatable {
    package enum Position: Sendable, Equatable {
        /// A unit point of the screen, on which the same unit point of the window is placed.
        case relative(UnitPoint)
        /// The top-left corner of the window, in points from that of the display.
        case absolute(CGPoint)
    }

    /// The position; nil lets the desktop decide.
    package let position: Position?
    /// The size of the content, in points; nil uses that of the scene.
    package let size: CGSize?

    private init(_ position: Position?, _ size: CGSize?) {
        self.position = position
        self.size = size.flatMap { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite ? $0 : nil }
    }

    /// Creates a placement of a position alone.
    package init(_ position: Position) {
        self.init(position, nil)
    }

    /// Creates a placement from a unit point of the screen, on which the same unit point of the window is placed, and the size of the
    /// content in points.
    ///
    /// A nil position or size, or a size that is not positive and finite, uses the system's default.
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
        self.init(position.map(Position.relative), size)
    }

    /// Creates a placement from a unit point of the screen, on which the same unit point of the window is placed, and the size of the
    /// content in points.
    public init(_ position: UnitPoint? = nil, width: CGFloat, height: CGFloat) {
        self.init(position, size: CGSize(width: width, height: height))
    }

    /// Creates a placement from the top-left corner of the window, in points from that of the display, and the size of the content in
    /// points; nil uses that of the scene. A position that is not finite is ignored.
    @_disfavoredOverload
    public init(_ position: CGPoint, size: CGSize? = nil) {
        self.init(position.x.isFinite && position.y.isFinite ? .absolute(position) : nil, size)
    }

    /// Creates a placement from the top-left corner of the window, in points from that of the display, and the size of the content in
    /// points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
}

/// The content of a window that is about to be placed.
public struct WindowLayoutRoot {
    private let size: (Proposal) -> CGSize

    package init(size: @escaping (Proposal) -> CGSize) {
        self.size = size
    }

    /// Returns the size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(Proposal(proposal)) }
}

/// The context in which a window is placed.
public struct WindowPlacementContext: Sendable {
    /// The display on which windows open.
    public let defaultDisplay: DisplayProxy

    package init(defaultDisplay: DisplayProxy) {
        self.defaultDisplay = defaultDisplay
    }
}

/// A display.
public struct DisplayProxy: Sendable, Equatable {
    /// The bounds of the display, in points.
    public let bounds: CGRect
    /// The area available to windows, in points: without the panels of the desktop, if it reports them.
    public let visibleRect: CGRect

    package init(bounds: CGRect, visibleRect: CGRect) {
        self.bounds = bounds
        self.visibleRect = visibleRect
    }

    /// The distances of the visible area from the edges of the display, in points.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX, bottom: bounds.maxY - visibleRect.maxY,
            trailing: bounds.maxX - visibleRect.maxX)
    }
}

extension Scene {
    /// Sets the position and size of new windows depending on their content and the display. A setting nearer to the scene takes
    /// precedence.
    ///
    /// The position is effective on X11; on Wayland the desktop decides. Follows
    /// developer.apple.com/documentation/swiftui/scene/defaultwindowplacement(_:).
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        configured { $0.placement = makePlacement }
    }
}
