extension EnvironmentValues {
    /// Whether the window is being recorded or shown elsewhere. Desktops do not tell programs about recordings: false, unless a view sets it.
    @Entry public var isSceneCaptured = false
}
