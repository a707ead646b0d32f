/// Binds the focus of its content to a value of a focus state.
struct FocusBindingModifier<Value: Hashable> {
    var binding: FocusState<Value>.Binding
    var value: Value
}

extension FocusBindingModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = TypedFocusBindingNode<Value>
}

/// A node whose focus is bound to a focus state.
class FocusBindingNode: UnaryNode {
    var requester: (any FocusRequester)? { nil }

    /// The first descendant that can have the focus.
    var target: (any FocusTarget)? {
        for node in FocusWalk(from: child, entersHidden: true) {
            if let target = node as? any FocusTarget, target.canFocus { return target }
        }
        return nil
    }

    override var typeName: String { "focused" }
}

class TypedFocusBindingNode<Value: Hashable>: FocusBindingNode, ValueObserver, ModifierNode {
    private final var modifier: FocusBindingModifier<Value>

    required init(child: ViewNode, modifier: _GraphValue<FocusBindingModifier<Value>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        self.modifier.binding.location?.add(self)
    }

    final func valueChanged(from old: FocusBindingModifier<Value>, to new: FocusBindingModifier<Value>) {
        let (before, after) = (modifier.binding.location, new.binding.location)
        let isSame = before === after && modifier.value == new.value
        modifier = new
        guard !isSame else { return }
        if before !== after {
            before?.remove(self)
            after?.add(self)
        }
        tree.schedule { [tree] in tree.focus.updateStates() }
    }

    override func end() {
        super.end()
        modifier.binding.location?.remove(self)
    }

    final var value: Value { modifier.value }
    override var requester: (any FocusRequester)? { modifier.binding.location }
}

extension View {
    /// Binds the focus of the view to a value of a focus state: the state has the value while the view or a descendant has the focus,
    /// and writing the value moves the focus to the view.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusBindingModifier(binding: binding, value: value))
    }

    /// Binds the focus of the view to a Boolean focus state: it is true while the view or a descendant has the focus, and writing it
    /// moves the focus to the view or removes it.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusBindingModifier(binding: condition, value: true))
    }
}
