/// How much a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not seen.
    case background
    /// It is seen and should not do anything.
    case inactive
    /// It is seen and in use.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// How much the scene of a view is in use; ``ScenePhase/active`` in pictures and tests.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
