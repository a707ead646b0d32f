/// How active the controls of a window are.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window has the keyboard.
    case key
    /// The window is active, but another one has the keyboard.
    case active
    /// Another program is active.
    case inactive
}

extension EnvironmentValues {
    @Entry private var writtenControlActiveState: ControlActiveState?

    /// How active the controls of the view's window are: `key` while the scene is active, else `inactive`, unless a view sets it.
    public var controlActiveState: ControlActiveState {
        get { writtenControlActiveState ?? (scenePhase == .active ? .key : .inactive) }
        set { writtenControlActiveState = newValue }
    }

    /// Whether the controls of the view's window look active: while the scene is active, unless a view sets it.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}
