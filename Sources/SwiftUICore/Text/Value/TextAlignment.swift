/// The alignment of lines that are narrower than the widest line of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines are aligned at the leading edge.
    case leading
    /// Lines are centred.
    case center
    /// Lines are aligned at the trailing edge.
    case trailing
}
