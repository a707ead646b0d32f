/// An attribute without a value whose host is told when it becomes out of date.
///
/// The graph does not keep a sink alive: whoever made it does, until the attribute is freed.
open class GraphSink {
    public init() {}

    /// Does the sink's work; what it reads decides when it is done again. It may make and free attributes and scopes, itself included.
    open func evaluate(in graph: Graph) {
        // A plain sink reads nothing, so it is never out of date again.
    }

    /// Tells that the sink has turned from clean to out of date. Comes in the middle of marking, so it may only take note.
    open func invalidated() {
        // Nobody waits for a plain sink.
    }

    /// What diagnostics call the attribute; the type's name unless overridden.
    open var name: String { String(describing: type(of: self)) }
}
