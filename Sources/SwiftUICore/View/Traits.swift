/// A key of a value that a view passes to its direct container, such as a tag, a z-index or a layout value.
///
/// When several modifiers set a trait, the innermost wins (truth `zindex-001`).
public protocol _TraitKey {
    /// The type of the trait's value.
    associatedtype Value
}

/// A trait of which several modifiers each set a part.
package protocol MergingTraitKey: _TraitKey {
    /// Returns the parts of both values; where both have one, that of the inner value.
    static func merged(_ inner: Value, into outer: Value) -> Value
}

/// The key of a view's z-index; see `zIndex(_:)`.
public enum ZIndexTraitKey: _TraitKey {
    public typealias Value = Double
}

/// Sets a trait on its content.
public struct _TraitWritingModifier<Key: _TraitKey> {
    let value: Key.Value

    nonisolated package init(value: Key.Value) {
        self.value = value
    }
}

extension _TraitWritingModifier: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = TraitNode<Key>
}

final class TraitNode<Key: _TraitKey>: UnaryNode, ValueObserver, ModifierNode {
    private var value: Key.Value

    init(child: ViewNode, modifier: _GraphValue<_TraitWritingModifier<Key>>, inputs: _ViewInputs) {
        value = modifier.value.value
        super.init(child: child, inputs: inputs)
        flags.insert(.hasTraits)
        modifier.observe(by: self)
    }

    override func trait<Asked: _TraitKey>(_ key: Asked.Type) -> Asked.Value? {
        guard let inner = child.trait(key) else { return Asked.self == Key.self ? value as? Asked.Value : nil }
        guard Asked.self == Key.self, let merging = Key.self as? any MergingTraitKey.Type else { return inner }
        return merged(inner, merging) as? Asked.Value
    }

    private func merged<Merging: MergingTraitKey>(_ inner: Any, _: Merging.Type) -> Any {
        guard let inner = inner as? Merging.Value, let outer = value as? Merging.Value else { return inner }
        return Merging.merged(inner, into: outer)
    }

    func valueChanged(from old: _TraitWritingModifier<Key>, to new: _TraitWritingModifier<Key>) {
        guard !isSame(old, new) else { return }
        value = new.value
        // The container's layout or drawing order may depend on the trait.
        parent?.childrenChanged()
        notifyTraitReaders()
    }

    override var typeName: String {
        let name = String(describing: Key.self)
        return name.hasSuffix("TraitKey") ? String(name.dropLast(8)) : name
    }
}

extension ViewNode {
    /// Notifies the wrapper that `eachSubview` has made for the view, or its row in a list, that the view's traits have changed.
    final func notifyTraitReaders() {
        // The nodes whose traits include those of this node.
        var bearers: [ViewNode] = [self]
        var isBearer = true
        var ancestor = parent
        while let node = ancestor {
            if let wrapper = node as? SubviewNode {
                if bearers.contains(where: { $0 === wrapper.subview.node }) { wrapper.traitsChanged() }
                return
            }
            if let row = node as? LazyRowNode { return row.traitsChanged() }
            isBearer = isBearer && (node is UnaryNode || node is DynamicContentNode)
            if isBearer { bearers.append(node) }
            ancestor = node.parent
        }
    }
}

extension View {
    /// Sets the drawing order of the view within its container: views with a higher value are drawn in front of those with a lower
    /// one.
    ///
    /// Views with the same value are drawn in view order. The default is 0.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
    }
}
