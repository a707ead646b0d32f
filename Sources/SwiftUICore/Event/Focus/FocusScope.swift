/// A part of the window in which views may ask to have the focus first.
struct FocusScopeModifier {
    var namespace: Namespace.ID
}

extension FocusScopeModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        FocusScopeNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class FocusScopeNode: DefaultFocusNode {
    fileprivate let namespace: Namespace.ID

    init(child: ViewNode, modifier: _GraphValue<FocusScopeModifier>, inputs: _ViewInputs) {
        namespace = modifier.value.namespace
        super.init(child: child, inputs: inputs)
    }

    override var target: (any FocusTarget)? {
        for node in FocusWalk(from: child, entersHidden: false) {
            guard let preferring = node as? PreferredFocusNode, preferring.modifier.isPreferred,
                preferring.modifier.namespace == namespace else { continue }
            for node in FocusWalk(from: preferring, entersHidden: false) {
                if let target = node as? any FocusTarget, target.canFocus { return target }
            }
        }
        return nil
    }

    override var typeName: String { "focusScope" }
}

/// A view that wants the focus first.
struct PreferredFocusModifier {
    var isPreferred: Bool
    var namespace: Namespace.ID
}

extension PreferredFocusModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PreferredFocusNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class PreferredFocusNode: ObservingNode<PreferredFocusModifier> {
    override var typeName: String { "prefersDefaultFocus" }
}

/// Gives the focus in a scope to where it begins.
public struct ResetFocusAction {
    // No weak reference: see `TreeHandle`.
    var handle: TreeHandle?

    /// Gives the focus to the view in the scope of a name that wants it first.
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
    /// Gives the focus in a scope to where it begins.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a part of the window in which views may ask to have the focus first.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Says whether the view wants the focus first in the scope of a name.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}
