/// The modifier keys that are held during an event. The values are those of `NSEvent.ModifierFlags`.
///
/// Follows https://developer.apple.com/documentation/coregraphics/cgeventflags.
public struct CGEventFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    /// Creates flags of their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The Caps Lock key is on.
    public static let maskAlphaShift = CGEventFlags(rawValue: 1 << 16)
    /// A Shift key is held.
    public static let maskShift = CGEventFlags(rawValue: 1 << 17)
    /// A Control key is held.
    public static let maskControl = CGEventFlags(rawValue: 1 << 18)
    /// An Option key is held.
    public static let maskAlternate = CGEventFlags(rawValue: 1 << 19)
    /// A Command key is held.
    public static let maskCommand = CGEventFlags(rawValue: 1 << 20)
    /// The key of the event is on the numeric pad.
    public static let maskNumericPad = CGEventFlags(rawValue: 1 << 21)
    /// The Help key is held.
    public static let maskHelp = CGEventFlags(rawValue: 1 << 22)
    /// The Fn key is held.
    public static let maskSecondaryFn = CGEventFlags(rawValue: 1 << 23)
    /// The event is not combined with others of its kind.
    public static let maskNonCoalesced = CGEventFlags(rawValue: 1 << 8)
}
