import CoreGraphics

/// Where and how large a window opens.
public struct WindowPlacement: Sendable, Equatable {
    package enum Position: Sendable, Equatable {
        /// The place of the screen on which the same place of the window comes to lie.
        case relative(UnitPoint)
        /// Where the window's upper left corner lies, in points from that of the display.
        case absolute(CGPoint)
    }

    /// nil leaves it to the desktop.
    package let position: Position?
    /// The size of the content, in points; nil leaves it to the scene.
    package let size: CGSize?

    private init(_ position: Position?, _ size: CGSize?) {
        self.position = position
        self.size = size.flatMap { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite ? $0 : nil }
    }

    /// A place of the screen, on which the same place of the window comes to lie, and the content's size in points.
    ///
    /// What is nil is left to the system, and so is a size that is not of positive numbers.
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
        self.init(position.map(Position.relative), size)
    }

    /// A place of the screen, on which the same place of the window comes to lie, and the content's size in points.
    public init(_ position: UnitPoint? = nil, width: CGFloat, height: CGFloat) {
        self.init(position, size: CGSize(width: width, height: height))
    }

    /// The window's upper left corner, in points from that of the display, and the content's size in points; nil leaves it to the scene.
    @_disfavoredOverload
    public init(_ position: CGPoint, size: CGSize? = nil) {
        self.init(position.x.isFinite && position.y.isFinite ? .absolute(position) : nil, size)
    }

    /// The window's upper left corner, in points from that of the display, and the content's size in points.
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

    /// The size that the content takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(Proposal(proposal)) }
}

/// What is known where a window is about to be placed.
public struct WindowPlacementContext: Sendable {
    /// The display on which windows open.
    public let defaultDisplay: DisplayProxy

    package init(defaultDisplay: DisplayProxy) {
        self.defaultDisplay = defaultDisplay
    }
}

/// A display.
public struct DisplayProxy: Sendable, Equatable {
    /// All of it, in points.
    public let bounds: CGRect
    /// What of it windows should use, in points: less what the desktop has for itself, where it tells.
    public let visibleRect: CGRect

    package init(bounds: CGRect, visibleRect: CGRect) {
        self.bounds = bounds
        self.visibleRect = visibleRect
    }

    /// How far from its edges windows should stay, in points.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX, bottom: bounds.maxY - visibleRect.maxY,
            trailing: bounds.maxX - visibleRect.maxX)
    }
}

extension Scene {
    /// Says where and how large new windows open, by their content and the display. What the scene says itself counts.
    ///
    /// A position counts on X11; Wayland leaves it to the desktop. Follows
    /// developer.apple.com/documentation/swiftui/scene/defaultwindowplacement(_:).
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        configured { $0.placement = makePlacement }
    }
}
