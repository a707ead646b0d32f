/// An attribute without a value that is notified when it becomes out of date.
///
/// The graph does not retain a sink: its creator must keep it alive until the attribute is freed.
open class GraphSink {
    public init() {}

    /// Does the sink's work; its reads determine when it becomes out of date again. It may make and free attributes and scopes,
    /// including its own.
    open func evaluate(in graph: Graph) {
        // A plain sink reads nothing, so it never becomes out of date again.
    }

    /// Called when the sink becomes out of date. The graph is being marked at that time, so overrides may only record the fact.
    open func invalidated() {
        // A plain sink has no observers.
    }

    /// The name of the attribute in diagnostics; the type's name by default.
    open var name: String { String(describing: type(of: self)) }
}
