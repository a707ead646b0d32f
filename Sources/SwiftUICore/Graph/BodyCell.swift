import AttributeGraph
import Observation

/// A cell whose value comes from user code that reads state. It is an attribute of the graph, re-evaluated when one of its
/// dependencies has changed.
package class TrackedCell<Value>: DynamicChild {
    fileprivate final var attribute: AttributeID { unretainedTree.use { $0.graph.attribute(at: attributeIndex) } }
    /// The properties of objects that the code has read; nil until it reads one.
    @exclusivity(unchecked) final var observedReads: ObservedReads?

    override init(tree: Unretained<ViewTree>, depth: Int32) {
        super.init(tree: tree, depth: depth)
        attributeIndex = tree.use { $0.graph.sink(self, in: $0.graphScope).index }
    }

    /// Computes the value. Cells that are made often override `makeValue(at:)` instead, which copies less.
    package func makeValue() -> Value {
        preconditionFailure("A tracked cell computes a value")
    }

    /// Computes the value into memory that is not initialised.
    package func makeValue(at place: UnsafeMutablePointer<Value>) {
        place.initialize(to: makeValue())
    }

    package final override func evaluate(in graph: Graph) {
        let place = Self.allocate(Value.self, in: graph)
        unretainedTree.use { $0.observing(self) { makeValue(at: place) } }
        replaceValue(withValueAt: place)
    }

    package final override func performUpdate() {
        if !isSuspended { unretainedTree.use { $0.graph.update(attribute) } }
    }

    package final override func invalidate() {
        unretainedTree.use { $0.graph.invalidate(attribute) }
    }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        unretainedTree.use { $0.graph.free(attribute) }
        attributeIndex = 0
        deallocateValue(Value.self)
    }

    deinit { observedReads?.endRegistration() }
}

/// A cell whose value is computed by a closure.
final class FunctionCell<Content>: TrackedCell<Content> {
    /// Assigning another closure does not run it; see `invalidate()`.
    var make: () -> Content

    init(tree: ViewTree, depth: Int32, make: @escaping () -> Content) {
        self.make = make
        super.init(tree: Unretained(tree), depth: depth)
        performUpdate()
    }

    override func makeValue() -> Content { make() }
}

/// The body of a view or of a user-defined modifier, which may have dynamic properties.
///
/// Not a `ValueObserver`: every view with a body has such a cell, and creating one would make the runtime look up its conformance.
class ComputedCell<Source, Value>: TrackedCell<Value>, ChangeObserver {
    /// The value whose body this is, in the observed cell.
    private final var source: _GraphValue<Source> { _GraphValue(unretainedCell!, offset: Int(observedOffset)) }
    @exclusivity(unchecked) private final var properties = DynamicProperties()
    private final let outerBody: Unretained<ValueCell>?
    /// The animation state of the view's animatable data; nil for views that are not `Animatable`.
    @exclusivity(unchecked) private final var animated: AnimatedSource<Source>?

    convenience init(source: _GraphValue<Source>, inputs: _ViewInputs) {
        self.init(source: source, facts: inputs.tree.types.facts(of: Source.self), isAnimatable: false, inputs: inputs)
    }

    /// - Parameter isAnimatable: Whether the source is `Animatable` with data of its own.
    init(source: _GraphValue<Source>, facts: SourceFacts, isAnimatable: Bool, inputs: _ViewInputs) {
        outerBody = inputs.unretainedBody
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        isInTransition = unretainedTree.use { $0.transitions.isMaking }
        inputs.unretainedScope.use { $0.adopt(self) }
        source.unretainedCell.use { $0.observe(at: source.offset, by: self) }
        if !facts.propertyFields.isEmpty {
            let place = _PropertyPlace(of: source)
            properties = DynamicProperties(facts.propertyFields, at: place, owner: self, inputs: inputs)
        }
        if isAnimatable { animated = AnimatedSource(source.value) }
        performUpdate()
    }

    /// Computes the body of a value whose dynamic properties are up to date.
    func makeBody(of source: UnsafePointer<Source>, at place: UnsafeMutablePointer<Value>) {
        preconditionFailure("A computed cell has a body")
    }

    final override func makeValue(at place: UnsafeMutablePointer<Value>) {
        guard !properties.isEmpty || animated != nil else {
            noteRun()
            // The value stays in place: the cell that holds it is evaluated before this one or after it.
            return makeBody(of: source.pointer, at: place)
        }
        var copy = source.value
        if let animated { copy = animated.value(copy, for: self) }
        properties.install(in: &copy)
        noteRun()
        withUnsafePointer(to: &copy) { makeBody(of: $0, at: place) }
    }

    @inline(__always)
    private final func noteRun() {
        unretainedTree.use {
            $0.inspection.bodyTrace?.bodyWillRun(of: Source.self, in: self, attribute: attribute, properties: properties)
        }
    }

    final func receiveChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
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

    final override var enclosingBody: ValueCell? { outerBody?.object }

    final override var readsData: Bool { !isInTransition }

    final override var sourceType: Any.Type? { Source.self }

    final override func forEachState(_ body: (RestorableProperty) -> Void) {
        properties.forEachState(of: Source.self, at: _PropertyPlace(of: source), body)
    }

    final override func hasSameSource(as other: ValueCell) -> Bool {
        guard let other = other as? ComputedCell<Source, Value> else { return false }
        return isSame(source.value, other.source.value)
    }

    @inline(never)
    final override func changedProperties(in reports: ChangeReports) -> [String] {
        let place = _PropertyPlace(of: source)
        return reports.changes(of: source.value, at: place, boxes: properties.fields, environment: properties.environment, cell: self)
    }

    final override func timeChanged() { invalidate() }

    final override func end() {
        guard !hasEnded else { return }
        animated?.end(for: self)
        super.end()
        properties.end()
    }
}

/// The body of a view. `Value` is `Content.Body`.
///
/// It is a parameter of its own, since the runtime resolves a superclass with `Content.Body` in its arguments by searching the conformances of
/// the process.
final class BodyCell<Content: View, Value>: ComputedCell<Content, Value> {
    required override init(source: _GraphValue<Content>, facts: SourceFacts, isAnimatable: Bool, inputs: _ViewInputs) {
        super.init(source: source, facts: facts, isAnimatable: isAnimatable, inputs: inputs)
    }

    override func makeBody(of source: UnsafePointer<Content>, at place: UnsafeMutablePointer<Value>) {
        // No other code uses the view or the place during the call.
        nonisolated(unsafe) let (source, place) = (source, UnsafeMutableRawPointer(place).assumingMemoryBound(to: Content.Body.self))
        onMainActor { place.initialize(to: source.pointee.body) }
    }

    override var viewName: String? { ViewNames.name(of: Content.self) }
}

/// The body of a modifier. `Value` is `Modifier.Body`; see `BodyCell`.
final class ModifierBodyCell<Modifier: ViewModifier, Value>: ComputedCell<Modifier, Value> {
    override func makeBody(of source: UnsafePointer<Modifier>, at place: UnsafeMutablePointer<Value>) {
        nonisolated(unsafe) let (source, place) = (source, UnsafeMutableRawPointer(place).assumingMemoryBound(to: Modifier.Body.self))
        onMainActor { place.initialize(to: source.pointee.body(content: _ViewModifier_Content())) }
    }

    override var viewName: String? { ViewNames.name(of: Modifier.self) }
}

/// Runs user code that is declared to run on the main actor.
///
/// A tree is used from one thread at a time. In an application that is the main thread; a server may render images on another
/// thread and then evaluates the views there. Neither case holds state of the main actor across the call.
@inline(__always)
package func onMainActor(_ body: @MainActor () -> Void) {
    // The isolation of a synchronous function is not part of its calling convention. The cast is applied to the calling function,
    // so that the closure stays on the stack, and to a structure around it: a cast of the function itself would give it the convention
    // of generic code, for which each call allocates.
    unsafeBitCast(plainCaller, to: MainActorCaller.self).call(body)
}

/// Runs user code that is declared to run on the main actor, and returns its result.
@inline(__always)
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { result in
        // One element, initialised by the call and moved out after it.
        nonisolated(unsafe) let place = result.baseAddress!
        onMainActor { place.initialize(to: body()) }
        return place.move()
    }
}

private struct PlainCaller: Sendable {
    let call: @Sendable (() -> Void) -> Void
}

private struct MainActorCaller {
    let call: (@MainActor () -> Void) -> Void
}

private let plainCaller = PlainCaller { $0() }
