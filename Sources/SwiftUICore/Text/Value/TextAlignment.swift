/// Where the lines of a text stand when they are narrower than the widest.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge.
    case leading
    /// In the centre.
    case center
    /// At the trailing edge.
    case trailing
}
