/// The controls of the program. Linux desktops show none.
///
/// Follows https://developer.apple.com/documentation/widgetkit/controlcenter.
public final class ControlCenter: Sendable {
    /// The centre of the program.
    public static let shared = ControlCenter()

    private init() {}

    /// Makes the controls of a kind ask for their values again. Without effect, as controls are not shown.
    public func reloadControls(ofKind kind: String) {}

    /// Makes all controls ask for their values again. Without effect, as controls are not shown.
    public func reloadAllControls() {}

    /// Returns the controls that the user has chosen: none, since Linux desktops do not show controls.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has chosen. No value exists, since Linux desktops do not show controls.
///
/// Follows https://developer.apple.com/documentation/widgetkit/controlinfo.
public struct ControlInfo: Hashable, Sendable {
    /// The name by which the program knows the control.
    public let kind: String

    private init(kind: String) { self.kind = kind }
}
