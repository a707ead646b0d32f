extension EnvironmentValues {
    /// Whether the display shows the view with reduced brightness, as an always-on display does. False on Linux, unless a view sets it for its
    /// content, such as in a preview.
    @Entry public var isLuminanceReduced = false
}
