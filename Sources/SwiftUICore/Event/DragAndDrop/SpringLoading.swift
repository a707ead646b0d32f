import Foundation

/// Whether a control is activated when a drag rests over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default of the control: the tabs of a tab view are activated, other controls are not.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// The control is activated.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// The control is not activated.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingBehaviorKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }

extension EnvironmentValues {
    /// Whether the controls of the view are activated when a drag rests over them.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons, links, menus and tabs in the view are activated when a drag rests over them for a moment, so that what
    /// they show can be dropped on.
    ///
    /// ```swift
    /// NavigationLink("Archive", value: folder).springLoadingBehavior(.enabled)
    /// ```
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }

    /// Sets the behaviour of controls in the view whose spring loading behaviour is automatic.
    nonisolated package func defaultSpringLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        changingEnvironment(\.springLoadingBehavior) { if $0 == .automatic { $0 = behavior } }
    }
}

/// Activates the control over which a drag rests.
final class SpringLoading: ViewElement {
    /// How long a drag rests over a control before it is activated, in seconds.
    private let delay = 0.8
    private weak var control: FocusableNode?

    init(tree: ViewTree) {
        super.init(tree: Unretained(tree), depth: 0)
    }

    /// Follows a drag to the nodes under it, from the innermost outwards; none when the drag has ended or left.
    func follow(_ path: [ViewNode]) {
        let found = path.lazy.compactMap { $0 as? FocusableNode }.first {
            $0.isPrimaryActionEnabled && $0.environmentScope.values.springLoadingBehavior == .enabled
        }
        guard found !== control else { return }
        control = found
        if found == nil {
            tree.clock.removeAlarm(of: self)
        } else {
            tree.clock.setAlarm(at: tree.clock.time + delay, for: self)
        }
    }

    override func timeChanged() {
        guard let control, !control.hasEnded, control.isPrimaryActionEnabled else { return }
        control.performPrimaryAction()
    }

}
