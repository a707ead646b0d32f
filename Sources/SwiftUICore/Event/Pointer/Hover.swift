import CoreGraphics

/// The state of a pointer that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a location, in points of the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// Calls a function when a pointer hovers over its content.
struct HoverModifier {
    var space: CoordinateSpace
    var name: String
    /// Whether each movement is reported, or only entering and leaving.
    var isContinuous = true
    /// Whether a press or a scroll counts as leaving, after which the pointer has to enter anew.
    var endsWithPress = false
    /// Called with the location, or with nil when the pointer has left.
    var action: (CGPoint?) -> Void
}

extension HoverModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = HoverNode
}

final class HoverNode: ObservingNode<HoverModifier> {
    private var isOver = false

    /// Reports that a pointer is at a point of the window, or that it has left.
    func hover(_ location: CGPoint?) {
        guard modifier.isContinuous || isOver != (location != nil) else { return }
        isOver = location != nil
        modifier.action(location.map { GestureInput(time: tree.clock.time, pointers: [], node: self).convert($0, to: modifier.space) })
    }

    /// Reports that the pointer has pressed or scrolled.
    func press() {
        if isOver, modifier.endsWithPress { modifier.action(nil) }
    }

    override var typeName: String { modifier.name }
}

extension View {
    /// Calls a function with true when a pointer enters the view, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: .local, name: "onHover", isContinuous: false) { action($0 != nil) })
    }

    /// Calls a function with true when a pointer enters the view, and with false when it leaves, presses or scrolls.
    nonisolated package func onRest(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: .local, name: "onRest", isContinuous: false, endsWithPress: true) { action($0 != nil) })
    }

    /// Calls a function with the location of a pointer whenever it moves over the view, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(space: coordinateSpace.coordinateSpace, name: "onContinuousHover") { location in
                action(location.map { .active($0) } ?? .ended)
            })
    }
}
