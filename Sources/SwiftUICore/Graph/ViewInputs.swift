/// The context that is passed down while a view is made: the tree, the owning scope, the environment and layout requirements.
public struct _ViewInputs {
    /// The number of nodes that a view may emit.
    package enum Arity {
        /// Any number, as in a stack, a group or a loop.
        case list
        /// At most one. Several are put into an implicit container: a column at the root, a z-stack in a background or overlay.
        case single(ImplicitContainer)
    }

    /// The way in which new views become visible.
    package enum Insertion {
        /// Together with their surroundings.
        case none
        /// By themselves, in a change that is not animated.
        case plain
        /// By themselves, in an animated change.
        case animated
    }

    // References that retain nothing, and no others: each view that is made copies its inputs several times.
    let unretainedTree: Unretained<ViewTree>
    private(set) var unretainedScope: Unretained<ScopeCell>
    private(set) var unretainedEnvironment: Unretained<EnvironmentScope>
    package var depth: Int32
    package var arity: Arity
    /// The axis of the enclosing stack, if the view is a direct child of one; otherwise nil.
    package var stackAxis: Axis? {
        didSet { isStackAxisChangeable = false }
    }
    /// Whether the axis belongs to a layout that may be replaced by another, so that it must be queried again.
    package var isStackAxisChangeable = false
    /// Whether the view is a direct child of a grid, so that a `GridRow` is a row.
    package var isInGrid = false
    /// Whether the view is a direct child of a lazy container.
    package var isInLazyContainer = false
    /// Whether sections emit marks at their beginning and end.
    package var marksSections = false
    /// Whether a loop makes its items only on demand of the container.
    package var makesLoopsLazily = false
    /// Whether views outside of loops are made at once although loops are lazy, as in a list.
    package var makesViewsAtOnce = false
    /// Whether each single view is made as deferred content, as the pages of a tab view are.
    package var defersSubviews = false
    /// The way in which views that dynamic children are adding are inserted.
    package var insertion = Insertion.none
    /// The nesting depth of bodies, `enclosingBody` included.
    package var bodyNesting: Int32 = 0
    private var unretainedKeeper: Unretained<StateKeeper>?
    private var unretainedContent: Unretained<ModifierContent>?
    private(set) var unretainedBody: Unretained<ValueCell>?
    private var unretainedSurroundings: Unretained<EnvironmentScope>?

    init(tree: ViewTree, scope: ScopeCell, environment: EnvironmentScope, depth: Int32, arity: Arity) {
        unretainedTree = Unretained(tree)
        unretainedScope = Unretained(scope)
        unretainedEnvironment = Unretained(environment)
        self.depth = depth
        self.arity = arity
    }

    package var tree: ViewTree { unretainedTree.object }
    var treeHandle: TreeHandle { unretainedTree.use { $0.handle } }

    /// The cell with which the elements of the view end.
    package var scope: ScopeCell {
        get { unretainedScope.object }
        set { unretainedScope = Unretained(newValue) }
    }

    package var environment: EnvironmentScope {
        get { unretainedEnvironment.object }
        set { unretainedEnvironment = Unretained(newValue) }
    }

    /// Notified of state that would be lost if the view were made again.
    package var stateKeeper: StateKeeper? {
        get { unretainedKeeper?.object }
        set { unretainedKeeper = newValue.map { Unretained($0) } }
    }

    /// The content of the enclosing view modifier whose body is being made. Its scope keeps it.
    package var modifierContent: ModifierContent? {
        get { unretainedContent?.object }
        set { unretainedContent = newValue.map { Unretained($0) } }
    }

    /// The body in which the view is written; nil at the root.
    package var enclosingBody: ValueCell? {
        get { unretainedBody?.object }
        set { unretainedBody = newValue.map { Unretained($0) } }
    }

    /// The environment around a content whose views `eachSubview` wraps, so that each gets an environment of its own; otherwise nil.
    package var subviewSurroundings: EnvironmentScope? {
        get { unretainedSurroundings?.object }
        set { unretainedSurroundings = newValue.map { Unretained($0) } }
    }

    /// Whether `eachSubview` wraps the views.
    var wrapsSubviews: Bool { unretainedSurroundings != nil }

    /// Emits a node to the container that makes the view.
    package func emit(_ node: ViewNode) {
        unretainedTree.use { $0.emission.append(.node(node)) }
    }

    package func emit(_ dynamicChildren: DynamicChildren) {
        unretainedTree.use { $0.emission.append(.dynamic(dynamicChildren)) }
    }

    /// Makes the content with these inputs and returns the emitted entries.
    package func collect(_ make: (_ViewInputs) -> Void) -> ContiguousArray<NodeEntry> {
        let start = tree.emission.count
        // The contents of a container are inserted together with it, and are no subviews themselves.
        let isPlain = insertion == .none && !wrapsSubviews && !defersSubviews
        make(
            isPlain
                ? self
                : with {
                    $0.insertion = .none
                    $0.subviewSurroundings = nil
                    $0.defersSubviews = false
                })
        let entries = ContiguousArray(tree.emission[start...])
        tree.emission.removeSubrange(start...)
        return entries
    }

    /// Makes a view that may emit several nodes or a varying number of them, in an implicit container where only one node is
    /// allowed.
    package func emitList(_ make: (_ViewInputs) -> Void) {
        switch arity {
        case .list:
            make(self)
        case .single(let container):
            var inputs = self
            inputs.arity = .list
            inputs.stackAxis = container.axis
            inputs.isInLazyContainer = false
            inputs.makesLoopsLazily = false
            inputs.marksSections = false
            inputs.depth += 1
            let entries = inputs.collect(make)
            emit(container.makeNode(entries: entries, inputs: self))
        }
    }

    /// Makes a view that emits dynamic children with one view at a time. Where only one node is allowed, that applies to the
    /// content of the dynamic children too.
    package func emitDynamicContent(_ make: (_ViewInputs) -> Void) {
        guard case .single = arity else { return make(self) }
        let inputs = with { $0.depth += 1 }
        emit(DynamicContentNode(entries: inputs.collect(make), inputs: self))
    }

    /// The inputs for the contents of a body.
    func inside(_ body: ValueCell) -> _ViewInputs {
        var inputs = self
        inputs.depth += 1
        inputs.enclosingBody = body
        inputs.bodyNesting += 1
        return inputs
    }

    package func with(_ change: (inout _ViewInputs) -> Void) -> _ViewInputs {
        var inputs = self
        change(&inputs)
        return inputs
    }
}

/// The implicit container of several views where one is expected.
package enum ImplicitContainer {
    case column
    case zStack

    var axis: Axis? { self == .column ? .vertical : nil }

    func makeNode(entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) -> ViewNode {
        switch self {
        case .column: StackNode(axis: .vertical, entries: entries, inputs: inputs)
        case .zStack: ZStackNode(entries: entries, inputs: inputs)
        }
    }
}

/// A node, or dynamic children, that a view has emitted.
package enum NodeEntry {
    case node(ViewNode)
    /// A part whose nodes may change.
    case dynamic(DynamicChildren)
}
