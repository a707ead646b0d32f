import CoreGraphics

/// What a view that receives scroll events is told.
package struct ReceivedScroll {
    package var phase: ScrollEvent.Phase
    /// The location of the pointer in the view's coordinates.
    package var location: CGPoint
    /// How far a viewport would move over its content, in points.
    package var distance: CGVector
}

/// Passes the scroll events over its content to a function.
struct ScrollReceiver {
    var isEnabled: Bool
    /// Returns whether the view reacts. If not, the event is that of the views around it.
    var action: (ReceivedScroll) -> Bool
}

extension ScrollReceiver: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollReceiverNode
}

final class ScrollReceiverNode: ObservingNode<ScrollReceiver> {
    /// Passes an event on. Returns whether the view has reacted.
    func receive(_ event: ScrollEvent) -> Bool {
        guard modifier.isEnabled, !hasEnded else { return false }
        return modifier.action(ReceivedScroll(phase: event.phase, location: local(event.location), distance: event.distance))
    }

    override var typeName: String { "scrollReceiver" }
}

extension View {
    /// Calls a function for the scroll events over the view that no scroll view inside of it takes.
    ///
    /// A scroll of a touchpad belongs to the view that has reacted to its beginning.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the function is called.
    ///   - action: The function, which returns whether the view reacts. If not, the event is that of the views around it.
    nonisolated package func onScroll(isEnabled: Bool = true, perform action: @escaping (ReceivedScroll) -> Bool) -> some View {
        modifier(ScrollReceiver(isEnabled: isEnabled, action: action))
    }
}
