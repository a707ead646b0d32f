extension EnvironmentValues {
    /// Whether the view is in a bar, where labels show only their icons. Presented views are not.
    @Entry package var isInBar = false
}
