/// The operational state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible but should pause its work.
    case inactive
    /// The scene is visible and in use.
    case active
}

extension EnvironmentValues {
    /// The phase of the view's scene. Defaults to ``ScenePhase/active``, as in rendered images and tests.
    @Entry public var scenePhase: ScenePhase = .active
}
