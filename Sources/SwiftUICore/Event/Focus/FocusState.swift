/// Whether a view has the focus, or which of several has; writing it moves the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A connection to the state, for `focused(_:)` and for other views.
    @propertyWrapper public struct Binding {
        let location: FocusLocation<Value>?
        let resetValue: Value

        /// The state.
        public var wrappedValue: Value {
            get { location?.value ?? resetValue }
            nonmutating set { location?.set(newValue, transaction: .current) }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    let resetValue: Value
    var location: FocusLocation<Value>?

    /// Whether a view has the focus.
    public init() where Value == Bool {
        resetValue = false
    }

    /// Which of several views has the focus; nil while none has.
    public init<T: Hashable>() where Value == T? {
        resetValue = nil
    }

    /// The state. A value that no view with the focus stands for is taken back.
    public var wrappedValue: Value {
        get { location?.value ?? resetValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A connection to the state; outside of a view in the tree, one that moves no focus.
    public var projectedValue: FocusState<Value>.Binding {
        if location == nil {
            RuntimeWarnings.report("Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the initial value and will not update.")
        }
        return Binding(location: location, resetValue: resetValue)
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        FocusLocation(resetValue: place.initialValue(of: FocusState.self).resetValue, tree: context.inputs.tree)
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: CustomComparable {
    package func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: CustomComparable {
    package func isSame(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}

/// What a focus coordinator knows of a `FocusState`.
protocol FocusRequester: AnyObject {
    /// The view the program asks to have the focus.
    var requestedTarget: FocusRequest { get }
    /// Takes over which of its views holds the focus now; nil for none.
    func focusMoved(to node: FocusBindingNode?)
    func isNode(_ node: FocusBindingNode) -> Bool
}

enum FocusRequest {
    case target(any FocusTarget)
    /// None of its views.
    case nothing
    /// A view that is not there.
    case missing
}

/// Where the value of a `FocusState` lives.
final class FocusLocation<Value: Hashable>: _Location<Value>, PendingWrite, FocusRequester {
    private let state: StateLocation<Value>
    private let resetValue: Value
    private let handle: TreeHandle
    private var nodes = ElementList<TypedFocusBindingNode<Value>>()

    init(resetValue: Value, tree: ViewTree) {
        self.resetValue = resetValue
        handle = tree.handle
        state = StateLocation(resetValue, tree: tree, keeper: nil)
    }

    override func install(at pointer: UnsafeMutableRawPointer, in properties: DynamicProperties) {
        pointer.assumingMemoryBound(to: FocusState<Value>.self).pointee.location = self
    }

    override var value: Value { state.value }

    override func set(_ value: Value, transaction: Transaction) {
        state.set(value, transaction: transaction)
        guard let tree = handle.tree else { return }
        tree.perform { [self] in
            if !tree.graph.isEvaluating { _ = tree.add(self, to: transaction) }
        }
    }

    /// What the program has written is on the screen after this pass; then the focus follows it.
    func commit(batch: Int) {
        guard let tree = handle.tree else { return }
        tree.schedule { [self] in tree.focus.follow(self) }
    }

    override func end() { state.end() }

    func add(_ node: TypedFocusBindingNode<Value>) { nodes.append(node) }
    func remove(_ node: TypedFocusBindingNode<Value>) { nodes.remove(node) }

    // MARK: Following

    var requestedTarget: FocusRequest {
        let wanted = state.value
        if wanted == resetValue { return .nothing }
        for node in nodes.all() where node.value == wanted {
            if let target = node.target { return .target(target) }
        }
        return .missing
    }

    func isNode(_ node: FocusBindingNode) -> Bool { node.requester === self }

    func focusMoved(to node: FocusBindingNode?) {
        let actual = (node as? TypedFocusBindingNode<Value>)?.value ?? resetValue
        if state.value != actual { state.set(actual, transaction: .current) }
    }
}
