/// Something a view tells the container it lies in directly: its tag, its place in depth, values for a custom layout.
///
/// When several modifiers set a trait, the innermost wins (truth `zindex-001`).
public protocol _ViewTraitKey {
    /// The type of the trait's value.
    associatedtype Value
}

/// A view's place in depth; see `zIndex(_:)`.
public enum ZIndexTraitKey: _ViewTraitKey {
    public typealias Value = Double
}

/// Sets a trait on its content.
public struct _TraitWritingModifier<Key: _ViewTraitKey> {
    let value: Key.Value

    nonisolated package init(value: Key.Value) {
        self.value = value
    }
}

extension _TraitWritingModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TraitNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class TraitNode<Key: _ViewTraitKey>: UnaryNode, ValueObserver {
    private var value: Key.Value

    init(child: ViewNode, modifier: _GraphValue<_TraitWritingModifier<Key>>, inputs: _ViewInputs) {
        value = modifier.value.value
        super.init(child: child, inputs: inputs)
        flags.insert(.hasTraits)
        modifier.observe(by: self)
    }

    override func trait<Asked: _ViewTraitKey>(_ key: Asked.Type) -> Asked.Value? {
        if let inner = child.trait(key) { return inner }
        return Asked.self == Key.self ? value as? Asked.Value : nil
    }

    func valueChanged(from old: _TraitWritingModifier<Key>, to new: _TraitWritingModifier<Key>) {
        guard !isSame(old, new) else { return }
        value = new.value
        // The container may lay its views out by the trait, or draw them in another order.
        parent?.childrenChanged()
    }

    override var typeName: String {
        let name = String(describing: Key.self)
        return name.hasSuffix("TraitKey") ? String(name.dropLast(8)) : name
    }
}

extension View {
    /// Draws the view in front of the views of its container that have a lower value, and behind those with a higher one.
    ///
    /// Views of the same value are drawn in view order. The default is 0.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
    }
}
