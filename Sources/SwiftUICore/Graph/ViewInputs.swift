/// What flows down while a view is made: the tree, the scope it ends with, its environment and the shape it must take.
public struct _ViewInputs {
    /// How many nodes a view may give to whoever asked for it.
    package enum Arity {
        /// Any number: the views of a stack, a group, a loop.
        case list
        /// One at most. Several are put into an implicit container: a column at the root, layers in a background or overlay.
        case single(ImplicitContainer)
    }

    /// How views that are being made come to be seen.
    package enum Insertion {
        /// With what is around them.
        case none
        /// By themselves, in a change that is not animated.
        case plain
        /// By themselves, in an animated change.
        case animated
    }

    package unowned(unsafe) let tree: ViewTree
    package unowned(unsafe) var scope: ScopeCell
    package unowned(unsafe) var environment: EnvironmentScope
    package var depth: Int32
    package var arity: Arity
    /// The axis of the stack the view lies in directly; nil outside a stack.
    package var stackAxis: Axis? {
        didSet { isStackAxisChangeable = false }
    }
    /// Whether the axis is that of a layout which may be replaced by another: it must be asked for again.
    package var isStackAxisChangeable = false
    /// Whether the view lies in a grid directly, so that a `GridRow` is a row.
    package var isInGrid = false
    /// Whether the view lies in a lazy container directly.
    package var isInLazyContainer = false
    /// Whether sections say where they begin and end.
    package var marksSections = false
    /// Whether a loop makes its items only when the container asks for them.
    package var makesLoopsLazily = false
    /// Whether views that no loop makes are made at once although loops are lazy: a list knows its rows.
    package var makesViewsAtOnce = false
    /// Hears of state that would be lost if the view were made anew.
    package unowned(unsafe) var stateKeeper: StateKeeper?
    /// How the views a dynamic children is adding come.
    package var insertion = Insertion.none
    /// What `content` stands for in the bodies of the view modifiers around the view.
    package var modifierContent: ModifierContent?
    /// The body in which the view is written; nil at the root.
    package unowned(unsafe) var enclosingBody: ValueCell?
    /// How many bodies `enclosingBody` is written in, itself included.
    package var bodyNesting: Int32 = 0

    /// Gives a node to whoever asked for the view.
    package func emit(_ node: ViewNode) {
        tree.emission.append(.node(node))
    }

    package func emit(_ dynamicChildren: DynamicChildren) {
        tree.emission.append(.dynamic(dynamicChildren))
    }

    /// Makes the content with these inputs and hands over what it emitted.
    package func collect(_ make: (_ViewInputs) -> Void) -> ContiguousArray<NodeEntry> {
        let start = tree.emission.count
        // What lies in a container comes with it.
        make(insertion == .none ? self : with { $0.insertion = .none })
        let entries = ContiguousArray(tree.emission[start...])
        tree.emission.removeSubrange(start...)
        return entries
    }

    /// Makes a view that may emit several nodes or a changing number of them, in a container of its own where only one is allowed.
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

    /// Makes a view that emits a dynamic children which holds one view at a time. Where only one view is allowed, that holds for the
    /// dynamic children's content too.
    package func emitDynamicContent(_ make: (_ViewInputs) -> Void) {
        guard case .single = arity else { return make(self) }
        let inputs = with { $0.depth += 1 }
        emit(DynamicContentNode(entries: inputs.collect(make), inputs: self))
    }

    /// The inputs for what is written in a body.
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

/// The container that holds several views where one is expected.
package enum ImplicitContainer {
    case column
    case layers

    var axis: Axis? { self == .column ? .vertical : nil }

    func makeNode(entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) -> ViewNode {
        switch self {
        case .column: StackNode(axis: .vertical, entries: entries, inputs: inputs)
        case .layers: ZStackNode(entries: entries, inputs: inputs)
        }
    }
}

/// One thing that a view gave to its container.
package enum NodeEntry {
    case node(ViewNode)
    /// A part whose nodes come and go.
    case dynamic(DynamicChildren)
}
