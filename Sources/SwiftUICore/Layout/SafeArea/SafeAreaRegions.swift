/// The kinds of safe area insets.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The insets of the device and of containers: bars, rounded corners, `safeAreaInset` and the like.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The inset of an on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All kinds of insets.
    public static let all = SafeAreaRegions(rawValue: .max)
}
