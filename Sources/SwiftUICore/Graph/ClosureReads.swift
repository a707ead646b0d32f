import AttributeGraph

/// Runs a function of the program outside of bodies, such as that of an alignment guide, and updates an element when something changes that the function
/// has read in its latest run.
final class ClosureReads: GraphSink {
    private let element: Unretained<ViewElement>
    private var attribute = AttributeID.none
    private var observedReads: ObservedReads?
    /// The function while it runs.
    private var body: (() -> Void)?

    /// - Parameter element: The owner, which ends the object, and which is enqueued for `performUpdate()` after changes.
    init(for element: ViewElement) {
        self.element = Unretained(element)
    }

    private var tree: ViewTree { element.use { $0.tree } }

    func run<Result>(_ function: () -> Result) -> Result {
        // The dimensions of a view may be asked for when its tree is gone.
        guard !element.use({ $0.hasEnded }) else { return function() }
        let tree = tree
        // What a body reads while it is evaluated belongs to the body.
        guard body == nil, !tree.graph.isEvaluating || tree.layout.isInClosure else { return function() }
        if attribute == .none {
            attribute = tree.graph.sink(self, in: tree.graphScope)
            observedReads = ObservedReads(in: tree) { [weak self] _ in self?.invalidated() }
        }
        var result: Result?
        withoutActuallyEscaping(function) { function in
            let isInner = tree.layout.isInClosure
            tree.layout.isInClosure = true
            body = { result = function() }
            tree.graph.invalidate(attribute)
            tree.graph.update(attribute)
            body = nil
            tree.layout.isInClosure = isInner
        }
        return result ?? function()
    }

    override func evaluate(in graph: Graph) {
        if let body { observedReads?.track(body) }
    }

    override func invalidated() {
        // A change on another thread is reported later, when the element may be gone.
        guard attribute != .none, body == nil else { return }
        element.use { $0.enqueue() }
    }

    func end() {
        guard attribute != .none else { return }
        observedReads?.endRegistration()
        tree.graph.free(attribute)
        attribute = .none
    }
}
