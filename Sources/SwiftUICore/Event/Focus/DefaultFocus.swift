/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
    let countsForUser: Bool

    /// The default focus applies when the window appears and when the program resets the focus.
    public static let automatic = DefaultFocusEvaluationPriority(countsForUser: false)
    /// The default focus also applies when the keyboard moves the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(countsForUser: true)
}

/// A node that determines which of its descendants gets the focus first.
class DefaultFocusNode: UnaryNode {
    override init(child: ViewNode, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        tree.schedule { [weak self] in
            guard let self, !self.hasEnded, self.tree.focus.focused == nil, let target = self.target else { return }
            self.tree.focus.focus(target)
        }
    }

    /// The view that gets the focus first; nil if there is none.
    var target: (any FocusTarget)? { nil }
    /// The view that gets the focus when the keyboard moves it into this node; nil to leave it where the keyboard moved it.
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
    typealias Node = TypedDefaultFocusNode<Value>
}

final class TypedDefaultFocusNode<Value: Hashable>: DefaultFocusNode, ValueObserver, ModifierNode {
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
                binding.value == modifier.value, let target = binding.target
            {
                return target
            }
        }
        return nil
    }

    override var userTarget: (any FocusTarget)? { modifier.priority.countsForUser ? target : nil }
}

extension View {
    /// Gives the focus to the descendant that is bound to a value of a focus state, when the view appears and nothing has the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}
