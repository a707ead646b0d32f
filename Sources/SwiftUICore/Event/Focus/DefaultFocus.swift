/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    let countsForUser: Bool

    /// When the window appears, and when the program asks for it.
    public static let automatic = DefaultFocusEvaluationPriority(countsForUser: false)
    /// Also when keys move the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(countsForUser: true)
}

/// A view that says where the focus begins in it.
class DefaultFocusNode: UnaryNode {
    override init(child: ViewNode, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        tree.schedule { [weak self] in
            guard let self, !self.hasEnded, self.tree.focus.focused == nil, let target = self.target else { return }
            self.tree.focus.focus(target)
        }
    }

    /// The view to have the focus.
    var target: (any FocusTarget)? { nil }
    /// The view to have the focus when keys move it here.
    var userTarget: (any FocusTarget)? { nil }

    override var typeName: String { "defaultFocus" }
}

struct DefaultFocusModifier<Value: Hashable> {
    var binding: FocusState<Value>.Binding
    var value: Value
    var priority: DefaultFocusEvaluationPriority
}

extension DefaultFocusModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TypedDefaultFocusNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class TypedDefaultFocusNode<Value: Hashable>: DefaultFocusNode, ValueObserver {
    private var modifier: DefaultFocusModifier<Value>

    init(child: ViewNode, modifier: _GraphValue<DefaultFocusModifier<Value>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: DefaultFocusModifier<Value>, to new: DefaultFocusModifier<Value>) {
        modifier = new
    }

    override var target: (any FocusTarget)? {
        for node in FocusWalk(from: child, entersHidden: false) {
            if let binding = node as? TypedFocusBindingNode<Value>, binding.requester === modifier.binding.location,
                binding.value == modifier.value, let target = binding.target { return target }
        }
        return nil
    }

    override var userTarget: (any FocusTarget)? { modifier.priority.countsForUser ? target : nil }
}

extension View {
    /// Gives the focus to the view in this one that has a value of a state, when the window appears and nothing has it.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}
