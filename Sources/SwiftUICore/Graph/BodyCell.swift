import AttributeGraph
import Observation

/// A cell whose value comes from user code that reads state. It is an attribute of the graph, re-evaluated when one of its
/// dependencies has changed.
package class TrackedCell<Value>: DynamicChild {
    @exclusivity(unchecked) fileprivate final var attribute = AttributeID.none
    @exclusivity(unchecked) private final var storage = CellStorage()
    /// The properties of objects that the code has read; nil until it reads one.
    @exclusivity(unchecked) final var observedReads: ObservedReads?

    override init(tree: ViewTree, depth: Int32) {
        super.init(tree: tree, depth: depth)
        attribute = tree.graph.sink(self, in: tree.graphScope)
    }

    /// Computes the value, recording its dependencies.
    package func makeValue() -> Value {
        preconditionFailure("A tracked cell computes a value")
    }

    package final override func evaluate(in graph: Graph) {
        let value = tree.observing(self, makeValue)
        storage.replace(with: value, in: self)
    }

    package override func performUpdate() {
        tree.graph.update(attribute)
    }

    package final override func invalidate() {
        tree.graph.invalidate(attribute)
    }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.graph.free(attribute)
        storage.deallocate(Value.self)
    }

    deinit { observedReads?.endRegistration() }
}

/// A cell whose value is computed by a closure.
final class FunctionCell<Content>: TrackedCell<Content> {
    /// Assigning another closure does not run it; see `invalidate()`.
    var make: () -> Content

    init(tree: ViewTree, depth: Int32, make: @escaping () -> Content) {
        self.make = make
        super.init(tree: tree, depth: depth)
        performUpdate()
    }

    override func makeValue() -> Content { make() }
}

/// The body of a view or of a user-defined modifier, which may have dynamic properties.
///
/// Not a `ValueObserver`: every view with a body has such a cell, and creating one would make the runtime look up its conformance.
class ComputedCell<Source, Value>: TrackedCell<Value> {
    private final let source: _GraphValue<Source>
    @exclusivity(unchecked) private final var properties: DynamicProperties?
    @exclusivity(unchecked) private final unowned(unsafe) let outerBody: ValueCell?
    /// The animation state of the view's animatable data; nil for views that are not `Animatable`.
    @exclusivity(unchecked) private final var animated: AnimatedSource<Source>?

    init(source: _GraphValue<Source>, inputs: _ViewInputs) {
        self.source = source
        outerBody = inputs.enclosingBody
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
        let facts = inputs.tree.types.facts(of: Source.self)
        properties = DynamicProperties(facts.propertyFields, of: source, owner: self, inputs: inputs)
        if facts.isAnimatable { animated = AnimatedSource(source.value) }
        source.cell.observe(at: source.offset, by: self, as: nil)
        performUpdate()
    }

    /// Computes the body of a value whose dynamic properties are up to date.
    func body(of source: Source) -> Value {
        preconditionFailure("A computed cell has a body")
    }

    final override func makeValue() -> Value {
        var source = source.value
        if let animated { source = animated.value(source, for: self) }
        properties?.install(in: &source)
        tree.inspection.bodyTrace?.bodyWillRun(of: Source.self, in: self, attribute: attribute, properties: properties)
        return body(of: source)
    }

    final override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        guard !isSame(old.assumingMemoryBound(to: Source.self), new.assumingMemoryBound(to: Source.self)) else { return }
        if let trace = tree.inspection.bodyTrace?.withCauses { noteChange(from: old, to: new, in: trace) }
        invalidate()
    }

    @inline(never)
    private final func noteChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer, in trace: EvaluationTrace) {
        trace.note(
            EvaluationWords.change(
                from: old.assumingMemoryBound(to: Source.self).pointee, to: new.assumingMemoryBound(to: Source.self).pointee), for: self)
    }

    /// Animates changes of the view's animatable data through the nodes emitted from index `start` on.
    final func didMakeBody(from start: Int) {
        animated?.attach(to: tree, from: start)
    }

    final override var enclosingBody: ValueCell? { outerBody }

    final override var sourceType: Any.Type? { Source.self }

    final override func forEachState(_ body: (RestorableProperty) -> Void) {
        properties?.forEachState(of: Source.self, at: _PropertyPlace(of: source), body)
    }

    final override func hasSameSource(as other: ValueCell) -> Bool {
        guard let other = other as? ComputedCell<Source, Value> else { return false }
        return isSame(source.value, other.source.value)
    }

    @inline(never)
    final override func changedProperties(in reports: ChangeReports) -> [String] {
        let place = _PropertyPlace(of: source)
        return reports.changes(of: source.value, at: place, boxes: properties?.fields ?? [], environment: properties?.environment, cell: self)
    }

    final override func timeChanged() { invalidate() }

    final override func end() {
        guard !hasEnded else { return }
        animated?.end(for: self)
        super.end()
        properties?.end()
    }
}

final class BodyCell<Content: View>: ComputedCell<Content, Content.Body> {
    override func body(of source: Content) -> Content.Body { evaluateBody(of: source) }
    override var viewName: String? { ViewNames.name(of: Content.self) }
}

final class ModifierBodyCell<Modifier: ViewModifier>: ComputedCell<Modifier, Modifier.Body> {
    override func body(of source: Modifier) -> Modifier.Body { evaluateBody(of: source) }
    override var viewName: String? { ViewNames.name(of: Modifier.self) }
}

/// Runs user code that is declared to run on the main actor.
///
/// A tree is used from one thread at a time. In an application that is the main thread; a server may render images on another
/// thread and then evaluates the views there. Neither case holds state of the main actor across the call.
@inline(__always)
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    // The isolation of a synchronous function is not part of its calling convention. The cast is applied to the calling function,
    // which has no context, so that nothing is allocated and the closure stays on the stack.
    let call = unsafeBitCast(callPlainly, to: ((@MainActor () -> Void) -> Void).self)
    return withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { result in
        // One element, initialised by the call and moved out after it.
        nonisolated(unsafe) let place = result.baseAddress!
        call { place.initialize(to: body()) }
        return place.move()
    }
}

private let callPlainly: @Sendable (() -> Void) -> Void = { $0() }

@inline(__always)
func evaluateBody<Content: View>(of view: Content) -> Content.Body {
    // No other code uses this copy of the view during the call.
    nonisolated(unsafe) let view = view
    return onMainActor { view.body }
}

@inline(__always)
func evaluateBody<Modifier: ViewModifier>(of modifier: Modifier) -> Modifier.Body {
    nonisolated(unsafe) let modifier = modifier
    return onMainActor { modifier.body(content: _ViewModifier_Content()) }
}
