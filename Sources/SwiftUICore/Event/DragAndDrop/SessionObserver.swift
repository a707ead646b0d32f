/// Follows the drags that start in its content, or those over the drop destinations in it.
struct SessionObserver<Session> {
    /// The name of the public modifier.
    let name: String
    var action: (Session) -> Void
}

extension SessionObserver: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = SessionObserverNode<Session>
}

final class SessionObserverNode<Session>: ObservingNode<SessionObserver<Session>> {
    fileprivate func notify(_ session: Session) {
        // Safe: used on the tree's thread only, during the call.
        nonisolated(unsafe) let (action, session) = (modifier.action, session)
        onMainActor { action(session) }
    }

    override var typeName: String { modifier.name }
}

extension ViewNode {
    /// Passes a session to each of its observers around the node, the innermost first.
    ///
    /// - Parameter session: Returns the session as an observer sees it.
    func notifyObservers<Session>(_ session: (ViewNode) -> Session) {
        var node: ViewNode? = self
        while let current = node {
            if let observer = current as? SessionObserverNode<Session> { observer.notify(session(observer)) }
            node = current.parent
        }
    }
}
