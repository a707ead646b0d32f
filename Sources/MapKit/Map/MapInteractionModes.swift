/// What the user can do with a map.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapinteractionmodes.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Moving by drags, and by scrolling with two fingers on a touchpad.
    public static let pan = Self(rawValue: 1)
    /// Changing the scale by a wheel, two fingers, or two taps.
    public static let zoom = Self(rawValue: 2)
    /// Tilting. The map is flat: it has no effect.
    public static let pitch = Self(rawValue: 4)
    /// Turning with two fingers.
    public static let rotate = Self(rawValue: 8)
    /// Everything.
    public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
