/// Defines a scope in which views may request the default focus.
struct FocusScopeModifier {
    var namespace: Namespace.ID
}

extension FocusScopeModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = FocusScopeNode
}

final class FocusScopeNode: DefaultFocusNode, ModifierNode {
    fileprivate let namespace: Namespace.ID

    init(child: ViewNode, modifier: _GraphValue<FocusScopeModifier>, inputs: _ViewInputs) {
        namespace = modifier.value.namespace
        super.init(child: child, inputs: inputs)
    }

    override var target: (any FocusTarget)? {
        for node in FocusWalk(from: child, entersHidden: false) {
            guard let preferring = node as? PreferredFocusNode, preferring.modifier.isPreferred,
                preferring.modifier.namespace == namespace
            else { continue }
            for node in FocusWalk(from: preferring, entersHidden: false) {
                if let target = node as? any FocusTarget, target.canFocus { return target }
            }
        }
        return nil
    }

    override var typeName: String { "focusScope" }
}

/// Requests the default focus of a scope for its content.
struct PreferredFocusModifier {
    var isPreferred: Bool
    var namespace: Namespace.ID
}

extension PreferredFocusModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PreferredFocusNode
}

final class PreferredFocusNode: ObservingNode<PreferredFocusModifier> {
    override var typeName: String { "prefersDefaultFocus" }
}

/// Moves the focus back to the default view of a focus scope.
public struct ResetFocusAction {
    // No weak reference: see `TreeHandle`.
    var handle: TreeHandle?

    /// Focuses the preferred view of the scope with a namespace. Does nothing if there is no such scope or no preferred view in it.
    public func callAsFunction(in namespace: Namespace.ID) {
        guard let tree = handle?.tree, let root = tree.rootNode else { return }
        for node in FocusWalk(from: root, entersHidden: false) {
            if let scope = node as? FocusScopeNode, scope.namespace == namespace, let target = scope.target {
                return tree.focus.focus(target)
            }
        }
    }
}

extension ResetFocusAction: @unchecked Sendable {}

private enum ResetFocusKey: EnvironmentKey { static var defaultValue: ResetFocusAction { ResetFocusAction() } }

extension EnvironmentValues {
    /// An action that moves the focus back to the default view of a focus scope.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}

extension View {
    /// Defines a scope in which `prefersDefaultFocus(_:in:)` with the same namespace selects the view that is focused first.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Sets whether the view is preferred for the default focus of the scope with a namespace.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}
