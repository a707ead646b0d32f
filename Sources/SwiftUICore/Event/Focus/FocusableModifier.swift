import CoreGraphics

/// Lets its content have the focus.
package struct FocusableModifier {
    var isFocusable: Bool
    var interactions: FocusInteractions
    var onFocusChange: ((Bool) -> Void)?
    /// What a key does in place of the pointer.
    var action: (() -> Void)?
}

extension FocusableModifier: UnaryNodeModifier {
    package typealias Body = Never

    nonisolated package static func contentInputs(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewInputs {
        let scope = FocusEnvironmentScope(inputs: inputs)
        return inputs.with {
            $0.environment = scope
            $0.depth += 1
        }
    }

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        FocusableNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the nearest view around that can have the focus has it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether views show that they have the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

/// The environment in a view that can have the focus.
final class FocusEnvironmentScope: EnvironmentScope {
    var isFocused = false {
        didSet { if isFocused != oldValue { enqueue() } }
    }

    init(inputs: _ViewInputs) {
        super.init(values: Self.values(in: inputs.environment.values, isFocused: false), outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        Self.values(in: outer, isFocused: isFocused)
    }

    private static func values(in outer: EnvironmentValues, isFocused: Bool) -> EnvironmentValues {
        // Most views that can have the focus never do: these look at the values around them.
        guard outer.isFocused != isFocused else { return outer }
        var values = outer
        values.isFocused = isFocused
        return values
    }
}

/// A view that can have the focus.
final class FocusableNode: ObservingNode<FocusableModifier>, FocusTarget, KeyResponder, PrimaryActionTarget {
    private unowned(unsafe) let keeper: StateKeeper?
    private unowned(unsafe) let contentScope: FocusEnvironmentScope?

    override init(child: ViewNode, modifier: _GraphValue<FocusableModifier>, inputs: _ViewInputs) {
        keeper = inputs.stateKeeper
        contentScope = FocusEnvironmentScope.nearest(around: child.environmentScope)
        super.init(child: child, modifier: modifier, inputs: inputs)
    }

    override func modifierChanged(from old: FocusableModifier) {
        if isFocused, !canFocus { tree.focus.targetBecameUnable() }
    }

    override func environmentChanged() {
        if isFocused, !canFocus { tree.focus.targetBecameUnable() }
        invalidateDisplay()
    }

    override func end() {
        tree.focus.targetEnded(self)
        super.end()
    }

    // MARK: Focus

    var canFocus: Bool { modifier.isFocusable && !hasEnded && environmentScope.values.isEnabled }
    var focusInteractions: FocusInteractions { modifier.interactions }

    func focusChanged(to isFocused: Bool) {
        if isFocused {
            keeper?.keep()
            // From now on the node hears when it is disabled.
            _ = environment
        }
        if let contentScope, !contentScope.hasEnded { contentScope.isFocused = isFocused }
        modifier.onFocusChange?(isFocused)
        invalidateDisplay()
    }

    // MARK: Keys

    func respond(to press: KeyPress) -> KeyPress.Result {
        guard isFocused, press.key == .space, press.phase == .down, press.modifiers.forCommands.isEmpty, isPrimaryActionEnabled else {
            return .ignored
        }
        performPrimaryAction()
        return .handled
    }

    var isPrimaryActionEnabled: Bool { modifier.action != nil && environmentScope.values.isEnabled }
    func performPrimaryAction() { modifier.action?() }

    // MARK: Drawing

    override func draw(into list: inout DisplayListBuilder) {
        super.draw(into: &list)
        guard isFocused, environment.isFocusEffectEnabled, environment.platformProfile.showsFocusRings else { return }
        if let outline = focusOutline {
            FocusRing.draw(around: outline, environment: environment, into: &list)
        } else {
            FocusRing.draw(around: CGRect(origin: .zero, size: size), cornerRadius: 5, environment: environment, into: &list)
        }
    }

    override var typeName: String { "focusable" }
}

extension FocusEnvironmentScope {
    /// The innermost scope of this kind.
    fileprivate static func nearest(around scope: EnvironmentScope) -> FocusEnvironmentScope? {
        var scope: EnvironmentScope? = scope
        while let current = scope {
            if let found = current as? FocusEnvironmentScope { return found }
            scope = current.outer
        }
        return nil
    }
}

extension View {
    /// Says whether the view can have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Says whether the view can have the focus, and what it does with it.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Says whether the view can have the focus, and calls a function when it gets it or loses it.
    @available(*, deprecated, message: "Use FocusState and focused(_:) for functionality previously provided by the onFocusChange parameter.")
    nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
    }

    /// Says whether the view shows that it has the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Makes the view a control that keys can use: it can have the focus, the space bar and Return then do what it does, and so
    /// does a shortcut given to it or to a view around it.
    nonisolated package func primaryAction(isFocusable: Bool = true, perform action: (() -> Void)?) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable && action != nil, interactions: .activate, action: action))
    }
}
