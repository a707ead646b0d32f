/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The element is visible or hidden depending on the platform and context.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}
