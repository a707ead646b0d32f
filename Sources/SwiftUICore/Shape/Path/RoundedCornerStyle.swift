/// The curvature of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle between straight edges.
    case circular
    /// A corner whose curvature increases and decreases gradually.
    case continuous
}
