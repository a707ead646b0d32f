import CoreGraphics

/// Binds the accessibility focus of its content to a value of an accessibility focus state.
struct AccessibilityFocusBindingModifier<Value: Hashable> {
    var binding: FocusBindingModifier<Value>
}

extension AccessibilityFocusBindingModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityFocusBindingNode(child: child, modifier: modifier.part(FocusBindingModifier<Value>.self, at: 0), inputs: inputs)
    }
}

/// A node whose accessibility focus is bound to a state. It can have the focus itself if nothing in it can.
final class AccessibilityFocusBindingNode<Value: Hashable>: TypedFocusBindingNode<Value>, FocusTarget {
    private var isInUse: Bool { environmentScope.values.accessibilityEnabled }

    override var requester: (any FocusRequester)? { isInUse ? super.requester : nil }

    override var target: (any FocusTarget)? {
        guard isInUse else { return nil }
        return super.target ?? self
    }

    var canFocus: Bool { !hasEnded && isInUse && super.target == nil }
    var isInFocusOrder: Bool { false }
    var focusInteractions: FocusInteractions { [] }
    func focusChanged(to isFocused: Bool) {}

    override func end() {
        tree.focus.targetEnded(self)
        super.end()
    }

    override var typeName: String { "accessibilityFocused" }
}

extension View {
    /// Binds the accessibility focus of the view to a value of a state: the state has the value while the view has that focus, and writing
    /// the value moves the focus to the view.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusBindingModifier(binding: FocusBindingModifier(binding: binding.state, value: value)))
    }

    /// Binds the accessibility focus of the view to a Boolean state: it is true while the view has that focus, and writing it moves the
    /// focus to the view or removes it.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusBindingModifier(binding: FocusBindingModifier(binding: condition.state, value: true)))
    }

    /// Gives the accessibility focus to the descendant that is bound to a value of a state, when the view appears and nothing has the focus.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding.state, value: value, priority: .automatic))
    }
}
