/// Kinds of things that cover a part of a container.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt

    /// Regions from their bits.
    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What the device and the containers of a view cover: bars, corners, insets.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What a keyboard on the screen covers.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// Everything that may cover a view.
    public static let all = SafeAreaRegions(rawValue: .max)
}
