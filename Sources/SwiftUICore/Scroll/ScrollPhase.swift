import CoreGraphics
import Foundation

/// The phase of a scroll movement.
public enum ScrollPhase: Hashable, Sendable {
    /// The content does not move.
    case idle
    /// A finger touches the content but does not move it yet.
    case tracking
    /// The user moves the content.
    case interacting
    /// The content decelerates after the user has released it.
    case decelerating
    /// The content moves to a position set by the program, with an animation.
    case animating

    /// Whether the phase is not idle.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity in points per second; nil if it is unknown, as outside of a deceleration.
    public let velocity: CGVector?
}

/// Calls a function when a scroll view's phase changes.
struct ScrollPhaseModifier {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollPhaseNode
}

final class ScrollPhaseNode: ObservingNode<ScrollPhaseModifier> {
    func phaseChanged(of scroll: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {
        guard child.firstScrollNode === scroll else { return warn("onScrollPhaseChange observes only the first of several scroll views.") }
        let (action, context) = (modifier.action, ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.coastingVelocity))
        tree.schedule { action(old, new, context) }
    }

    override var typeName: String { "onScrollPhaseChange" }
}

/// Calls a function when its content becomes visible or invisible in its scroll views.
struct ScrollVisibilityModifier {
    var threshold: Double
    var action: (Bool) -> Void
}

extension ScrollVisibilityModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollVisibilityNode
}

final class ScrollVisibilityNode: GeometryObservingNode<ScrollVisibilityModifier> {
    private var isInSight = false

    /// The fraction of the view's area that is visible in all enclosing scroll views.
    private var visiblePart: Double {
        guard size.width > 0, size.height > 0 else { return 0 }
        var visible = CGRect(origin: .zero, size: size)
        var node: ViewNode = self
        while let scroll = node.enclosingScrollNode {
            var shown = scroll.contentFrame(of: self).offsetBy(dx: -scroll.offset.x, dy: -scroll.offset.y)
            let frame = shown
            shown = shown.intersection(scroll.unobscuredViewport)
            guard !shown.isNull, frame.width > 0, frame.height > 0 else { return 0 }
            let (scaleX, scaleY) = (size.width / frame.width, size.height / frame.height)
            visible = visible.intersection(
                CGRect(
                    x: (shown.minX - frame.minX) * scaleX, y: (shown.minY - frame.minY) * scaleY, width: shown.width * scaleX,
                    height: shown.height * scaleY))
            if visible.isNull { return 0 }
            node = scroll
        }
        return Double(visible.width * visible.height / (size.width * size.height))
    }

    override func visibilityChanged(to isVisible: Bool) {
        if !isVisible { set(false) }
    }

    override func geometryMayHaveChanged() {
        let part = visiblePart
        set(part > 0 && part >= modifier.threshold - 1e-9)
    }

    private func set(_ isInSight: Bool) {
        guard isInSight != self.isInSight else { return }
        self.isInSight = isInSight
        let action = modifier.action
        tree.schedule { action(isInSight) }
    }

    override var typeName: String { "onScrollVisibilityChange" }
}

extension View {
    /// Performs an action with the old and the new phase when the scroll phase changes.
    ///
    /// The view must be a scroll view or contain one; the first is observed.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Performs an action with the old and the new phase and the scroll view's state when the scroll phase changes.
    ///
    /// The view must be a scroll view or contain one; the first is observed.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Performs an action when the view becomes visible or invisible in its enclosing scroll views.
    ///
    /// - Parameters:
    ///   - threshold: The fraction of the view's area, from 0 to 1, that must be visible; 0.5 by default. With 0 any visible part
    ///     suffices.
    ///   - action: The action, called with whether the view is visible.
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
