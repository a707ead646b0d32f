/// How the corner of a rounded rectangle bends.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle between straight edges.
    case circular
    /// A curve whose bend grows and fades gradually.
    case continuous
}
