import Foundation

/// The part of a connection, listener or browser that its lock guards: its state, and the function that is called when the state changes.
protocol ReportedState {
    associatedtype State: Equatable & Sendable

    /// The state before the start.
    static var setup: State { get }
    /// The state that no other follows.
    static var cancelled: State { get }
    var state: State { get set }
    /// The function that is told each state; nil for none.
    var handler: (@Sendable (State) -> Void)? { get }
    /// The queue on which functions are called; nil before the start.
    var queue: DispatchQueue? { get set }
}

extension ReportedState {
    /// Changes the state, unless it is that or the last one, and tells the function of it on its queue.
    mutating func enter(_ state: State) {
        guard self.state != Self.cancelled, self.state != state else { return }
        self.state = state
        if let handler, let queue { queue.async { handler(state) } }
    }

    /// Sets the queue. Returns false if it is set already or the last state has been entered.
    mutating func start(on queue: DispatchQueue) -> Bool {
        guard self.queue == nil, state == Self.setup else { return false }
        self.queue = queue
        return true
    }
}
