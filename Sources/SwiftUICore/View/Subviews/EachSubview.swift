/// One of the views that a content consists of, as a view.
///
/// It refers to a single existing node: place it in exactly one place, and never in a branch that may be removed.
nonisolated package struct SubviewReference: PrimitiveView {
    package typealias Body = Never

    let node: ViewNode
    /// The environment of the view, which the environment of its place changes; nil if the view has none of its own.
    let environment: SubviewEnvironmentScope?
    /// The identity that a loop has given the view; nil outside of loops.
    package let id: AnyHashable?
    /// The number of changes of the view's traits.
    var revision = 0

    /// The value by which a selection of the given type identifies the view: its tag, or the identity in its loop.
    package func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        node.tag(as: type) ?? id?.base as? Selection
    }

    /// The value of a trait of the view; nil if it is not set.
    package func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? { node.trait(key) }

    nonisolated package static func _makeView(_ view: _GraphValue<SubviewReference>, inputs: _ViewInputs) {
        let subview = view.value
        subview.environment?.place(in: inputs.environment)
        inputs.emit(subview.node)
    }
}

extension SubviewReference: CustomComparable {
    package func isSame(as other: SubviewReference) -> Bool { node === other.node && revision == other.revision }
}

extension View {
    /// Wraps each view that this view consists of in a view of its own, such as a row or a cell.
    ///
    /// The result of `wrap` must contain the given subview exactly once. Items of loops keep their wrappers when items are added or
    /// removed.
    nonisolated package func eachSubview<Wrapper: View>(
        @ViewBuilder _ wrap: @escaping (SubviewReference) -> Wrapper
    ) -> some View {
        modifier(SubviewModifier(wrap: wrap))
    }
}

nonisolated private struct SubviewModifier<Wrapper: View>: UnaryNodeModifier {
    typealias Body = Never

    var wrap: (SubviewReference) -> Wrapper

    nonisolated static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs {
        inputs.with { $0.subviewSurroundings = inputs.environment }.forOneSubview
    }

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // In a menu the ends and headers of sections and dividers separate views.
        if inputs.marksSections, child is SectionMarkNode || child is DividerNode || child.flags.contains(.isSectionHeader) { return child }
        let subview = SubviewReference(
            node: child, environment: SubviewEnvironmentScope.scope(of: child, in: inputs.environment),
            id: (inputs.scope as? DynamicChild)?.enclosingLoopIdentity)
        let cell = ContentCell<Wrapper>(tree: inputs.tree, depth: inputs.depth + 1)
        inputs.scope.adopt(cell)
        cell.set(modifier.value.wrap(subview))
        let inner = inputs.with {
            $0.scope = cell
            $0.depth += 2
            $0.arity = .single(.zStack)
        }
        let entries = inner.collect { Wrapper._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0) }
        // With single arity the wrapper is one node or none; with none the view stays unwrapped.
        guard case .node(let node)? = entries.first else { return child }
        return WrappedSubviewNode(child: node, subview: subview, cell: cell, modifier: modifier, inputs: inputs)
    }
}

/// The node that `eachSubview` has made for one view.
class SubviewNode: UnaryNode {
    final fileprivate(set) var subview: SubviewReference

    init(child: ViewNode, subview: SubviewReference, inputs: _ViewInputs) {
        self.subview = subview
        super.init(child: child, inputs: inputs)
    }

    /// Makes the wrapper again after a trait of the view has changed.
    func traitsChanged() {
        subview.revision += 1
    }
}

private final class WrappedSubviewNode<Wrapper: View>: SubviewNode, ValueObserver {
    private let cell: ContentCell<Wrapper>
    private var wrap: (SubviewReference) -> Wrapper

    init(
        child: ViewNode, subview: SubviewReference, cell: ContentCell<Wrapper>, modifier: _GraphValue<SubviewModifier<Wrapper>>,
        inputs: _ViewInputs
    ) {
        self.cell = cell
        wrap = modifier.value.wrap
        super.init(child: child, subview: subview, inputs: inputs)
        if subview.node.flags.contains(.hasTraits) { flags.insert(.hasTraits) }
        modifier.observe(by: self)
    }

    /// The view's traits remain visible to the container through the wrapper.
    override func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? {
        child.trait(key) ?? subview.node.trait(key)
    }

    func valueChanged(from old: SubviewModifier<Wrapper>, to new: SubviewModifier<Wrapper>) {
        wrap = new.wrap
        cell.set(wrap(subview))
    }

    override func traitsChanged() {
        super.traitsChanged()
        cell.set(wrap(subview))
    }

    override var typeName: String { "subview" }
}
