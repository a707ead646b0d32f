/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform sees fit.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
