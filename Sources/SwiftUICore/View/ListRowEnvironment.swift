extension EnvironmentValues {
    /// Whether the view is a list row or inside one.
    @Entry package var isInListRow = false
}
