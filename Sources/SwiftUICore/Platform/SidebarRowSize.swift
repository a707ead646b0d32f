/// The size of the rows of sidebars.
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows of the usual size.
    case medium
    /// Large rows.
    case large
}

extension EnvironmentValues {
    /// The size that the system's settings give the rows of sidebars. Linux desktops have no such setting: it is `medium` unless a view sets
    /// another one.
    @Entry public var sidebarRowSize: SidebarRowSize = .medium
}
