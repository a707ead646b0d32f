/// One of the views that a content consists of, as a view.
///
/// It stands for the view itself, which is there once: place it in exactly one place, and never in a branch that may go.
nonisolated package struct Subview: PrimitiveView {
    package typealias Body = Never

    let node: ViewNode
    /// The identity that a loop has given the view; nil outside of loops.
    package let id: AnyHashable?

    /// The value by which a selection of the given type knows the view: its tag, or the identity its loop gave it.
    package func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        node.tag(as: type) ?? id?.base as? Selection
    }

    /// A trait that the view has for its container.
    package func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? { node.trait(key) }

    nonisolated package static func _makeView(_ view: _GraphValue<Subview>, inputs: _ViewInputs) {
        inputs.emit(view.value.node)
    }
}

extension Subview: CustomComparable {
    package func isSame(as other: Subview) -> Bool { node === other.node }
}

extension View {
    /// Puts each view that this one consists of into a view of its own: a row, a cell, a dynamic children.
    ///
    /// What `wrap` makes holds the view it is given once. Items of loops keep theirs while they come and go.
    nonisolated package func eachSubview<Wrapper: View>(
        @ViewBuilder _ wrap: @escaping (Subview) -> Wrapper
    ) -> some View {
        modifier(SubviewModifier(wrap: wrap))
    }
}

nonisolated private struct SubviewModifier<Wrapper: View>: UnaryNodeModifier {
    typealias Body = Never

    var wrap: (Subview) -> Wrapper

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        let subview = Subview(node: child, id: (inputs.scope as? DynamicChild)?.loopIdentity)
        let cell = ContentCell<Wrapper>(tree: inputs.tree, depth: inputs.depth + 1)
        inputs.scope.adopt(cell)
        cell.set(modifier.value.wrap(subview))
        let inner = inputs.with {
            $0.scope = cell
            $0.depth += 2
            $0.arity = .single(.layers)
        }
        let entries = inner.collect { Wrapper._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0) }
        // Made with arity single, the wrapper is one node or none; then the view stays as it is.
        guard case .node(let node)? = entries.first else { return child }
        return WrappedSubviewNode(child: node, subview: subview, cell: cell, modifier: modifier, inputs: inputs)
    }
}

/// What `eachSubview` has made of one view.
class SubviewNode: UnaryNode {
    final let subview: Subview

    init(child: ViewNode, subview: Subview, inputs: _ViewInputs) {
        self.subview = subview
        super.init(child: child, inputs: inputs)
    }
}

private final class WrappedSubviewNode<Wrapper: View>: SubviewNode, ValueObserver {
    private let cell: ContentCell<Wrapper>

    init(
        child: ViewNode, subview: Subview, cell: ContentCell<Wrapper>, modifier: _GraphValue<SubviewModifier<Wrapper>>,
        inputs: _ViewInputs
    ) {
        self.cell = cell
        super.init(child: child, subview: subview, inputs: inputs)
        if subview.node.flags.contains(.hasTraits) { flags.insert(.hasTraits) }
        modifier.observe(by: self)
    }

    /// What the view tells its container it still tells, whatever it lies in.
    override func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        child.trait(key) ?? subview.node.trait(key)
    }

    func valueChanged(from old: SubviewModifier<Wrapper>, to new: SubviewModifier<Wrapper>) {
        cell.set(new.wrap(subview))
    }

    override var typeName: String { "subview" }
}
