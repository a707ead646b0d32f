import os

/// Whether a view has the focus, or which of several views has it. Writing the value moves the focus:
///
///     @FocusState private var isSearching: Bool
///
///     TextField("Search", text: $query).focused($isSearching)
///     Button("Find") { isSearching = true }
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A reference to a focus state, for `focused(_:)` and for other views.
    @propertyWrapper public struct Binding {
        let location: FocusLocation<Value>?
        let resetValue: Value

        /// The value of the focus state; the value for no focus if the binding was created outside a view's body.
        public var wrappedValue: Value {
            get { location?.value ?? resetValue }
            nonmutating set { location?.set(newValue, transaction: .current) }
        }

        /// Returns the binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    let resetValue: Value
    var location: FocusLocation<Value>?

    /// Creates a focus state that holds whether a view has the focus; initially false.
    public init() where Value == Bool {
        resetValue = false
    }

    /// Creates a focus state that holds which of several views has the focus; nil while none has.
    public init<T: Hashable>() where Value == T? {
        resetValue = nil
    }

    /// The value of the state. A written value is reset if no view that can have the focus is bound to it.
    public var wrappedValue: Value {
        get { location?.value ?? resetValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the state. Outside a view's body, accessing it reports a runtime warning and returns a constant binding.
    public var projectedValue: FocusState<Value>.Binding {
        if location == nil {
            RuntimeWarnings.report(
                "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the initial value and will not update."
            )
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

/// The interface between a `FocusState` of any type and the focus coordinator.
protocol FocusRequester: AnyObject {
    /// The focus that the program has requested by setting the state.
    var requestedTarget: FocusRequest { get }
    /// Sets the state to the value of the bound view that has the focus now; nil for none.
    func focusMoved(to node: FocusBindingNode?)
    func isNode(_ node: FocusBindingNode) -> Bool
}

enum FocusRequest {
    case target(any FocusTarget)
    /// No bound view shall have the focus.
    case nothing
    /// The view bound to the value does not exist or cannot have the focus.
    case missing
}

/// The storage of a `FocusState`.
final class FocusLocation<Value: Hashable>: _Location<Value>, PendingWrite, FocusRequester {
    private let state: StateLocation<Value>
    private let resetValue: Value
    private let handle: TreeHandle
    /// Whether the state follows the accessibility focus.
    let isForAccessibility: Bool
    private var nodes = ElementList<TypedFocusBindingNode<Value>>()

    init(resetValue: Value, tree: ViewTree, isForAccessibility: Bool = false) {
        self.isForAccessibility = isForAccessibility
        self.resetValue = resetValue
        handle = tree.handle
        state = StateLocation(resetValue, handle: handle, keeper: nil)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        if isForAccessibility {
            installed[as: AccessibilityFocusState<Value>.self].state.location = self
        } else {
            installed[as: FocusState<Value>.self].location = self
        }
    }

    override var value: Value { state.value }

    override func changeCount(in tree: ViewTree) -> UInt32 { state.changeCount(in: tree) }

    override func set(_ value: Value, transaction: Transaction) {
        state.set(value, transaction: transaction)
        guard let tree = handle.tree else { return }
        tree.perform { [self] in
            if !tree.graph.isEvaluating { _ = tree.add(self, to: transaction) }
        }
    }

    // The views that appear because of the same write exist after this round; only then can the focus move to them.
    func commit(batch: Int) {
        guard let tree = handle.tree else { return }
        tree.schedule { [self] in tree.focus.follow(self) }
    }

    override func end() { state.end() }

    override func forEachState(named name: String, at place: _PropertyPlace, _ body: (RestorableProperty) -> Void) {
        let resetValue = resetValue
        body(
            RestorableProperty(
                name: name,
                archive: { [self] archiver in archiver.archive(value).map { (value: $0, isInitial: value == resetValue) } },
                restore: { [self] archive in
                    guard let value = ValueRestorer.restore(archive, as: Value.self, replacing: value) else { return false }
                    set(value, transaction: Transaction())
                    return true
                }))
    }

    func add(_ node: TypedFocusBindingNode<Value>) { nodes.append(node) }
    func remove(_ node: TypedFocusBindingNode<Value>) { nodes.remove(node) }

    // MARK: Synchronizing with the focus

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
