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

    /// Tells that the sink has turned from clean to out of date. Comes in the middle of marking, so it may only take note.
    open func invalidated() {
        // Nobody waits for a plain sink.
    }

    /// The name of the attribute in diagnostics; the type's name by default.
    open var name: String { String(describing: type(of: self)) }
}
