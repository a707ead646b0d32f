import CoreGraphics

/// Makes its content focusable.
package struct FocusableModifier {
    var isFocusable: Bool
    var interactions: FocusInteractions
    var onFocusChange: ((Bool) -> Void)?
    /// The action that a key performs instead of the pointer.
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

    typealias Node = FocusableNode
}

private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the nearest enclosing focusable view has the focus. Defaults to false.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether views show that they have the focus. Defaults to true.
    @Entry public var isFocusEffectEnabled = true
}

/// The environment scope of the content of a focusable view.
final class FocusEnvironmentScope: EnvironmentScope {
    var isFocused = false {
        didSet { if isFocused != oldValue { enqueue() } }
    }

    init(inputs: _ViewInputs) {
        super.init(
            values: Self.values(in: inputs.environment.values, isFocused: false), outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        Self.values(in: outer, isFocused: isFocused)
    }

    private static func values(in outer: EnvironmentValues, isFocused: Bool) -> EnvironmentValues {
        // Most focusable views never have the focus; their content shares the outer values.
        guard outer.isFocused != isFocused else { return outer }
        var values = outer
        values.isFocused = isFocused
        return values
    }
}

/// A focusable node.
final class FocusableNode: ObservingNode<FocusableModifier>, FocusTarget, KeyResponder, PrimaryActionTarget {
    private unowned(unsafe) let keeper: StateKeeper?
    private unowned(unsafe) let contentScope: FocusEnvironmentScope?

    required init(child: ViewNode, modifier: _GraphValue<FocusableModifier>, inputs: _ViewInputs) {
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
            // Reading the environment subscribes the node to it, so that it is notified when it is disabled.
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
    /// Returns the innermost scope of this kind.
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
    /// Sets whether the view can have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Sets whether the view can have the focus, and how it uses it.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Sets whether the view can have the focus, and calls a function when it gets or loses it.
    @available(*, deprecated, message: "Use FocusState and focused(_:) for functionality previously provided by the onFocusChange parameter.")
    nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
    }

    /// Sets whether the focus ring of the view and its descendants is hidden. A descendant cannot show it again by passing false.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        changingEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Makes the view a control that can be used with the keyboard: it can have the focus, and the space bar, Return or a keyboard
    /// shortcut of the view or an ancestor performs the action. A nil action makes the view unfocusable.
    nonisolated package func primaryAction(isFocusable: Bool = true, perform action: (() -> Void)?) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable && action != nil, interactions: .activate, action: action))
    }
}
