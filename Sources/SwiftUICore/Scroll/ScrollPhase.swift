import CoreGraphics
import Foundation

/// What moves a scroll view's window.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing does.
    case idle
    /// A finger that may begin to.
    case tracking
    /// People do.
    case interacting
    /// It comes to rest after people have let go.
    case decelerating
    /// It goes where the program has sent it.
    case animating

    /// Whether the window moves or is about to.
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

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// Where the window is.
    public let geometry: ScrollGeometry
    /// How fast it moves, in points a second; nil when that is not known.
    public let velocity: CGVector?
}

/// Calls a function when a scroll view's phase changes.
struct ScrollPhaseModifier {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollPhaseNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class ScrollPhaseNode: UnaryNode, ValueObserver {
    private var modifier: ScrollPhaseModifier

    init(child: ViewNode, modifier: _GraphValue<ScrollPhaseModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: ScrollPhaseModifier, to new: ScrollPhaseModifier) {
        modifier = new
    }

    func phaseChanged(of scroll: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {
        let (action, context) = (modifier.action, ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.coastingVelocity))
        tree.schedule { action(old, new, context) }
    }

    override var typeName: String { "onScrollPhaseChange" }
}

/// Calls a function when its content comes into sight in a scroll view, and when it goes.
struct ScrollVisibilityModifier {
    var threshold: Double
    var action: (Bool) -> Void
}

extension ScrollVisibilityModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollVisibilityNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollVisibilityNode: GeometryObservingNode<ScrollVisibilityModifier> {
    private var isInSight = false

    /// The part of the view's area that all scroll views around show.
    private var visiblePart: Double {
        guard size.width > 0, size.height > 0 else { return 0 }
        var visible = CGRect(origin: .zero, size: size)
        var node: ViewNode = self
        while let scroll = node.enclosingScrollNode {
            var shown = scroll.contentFrame(of: self).offsetBy(dx: -scroll.offset.x, dy: -scroll.offset.y)
            let frame = shown
            shown = shown.intersection(scroll.clearWindow)
            guard !shown.isNull, frame.width > 0, frame.height > 0 else { return 0 }
            let (scaleX, scaleY) = (size.width / frame.width, size.height / frame.height)
            visible = visible.intersection(CGRect(
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
    /// Calls a function with the old and the new phase when what moves the scroll view's window changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Calls a function with the old and the new phase, and where the window is, when what moves it changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Calls a function when the view comes into sight in the scroll views around, and when it goes.
    ///
    /// - Parameter threshold: The part of the view, from 0 to 1, that must be in sight.
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
