/// The modifier keys that are held during a key press or pointer movement.
@frozen public struct EventModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The command key. On Linux, windows report Control as this modifier.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// Not a modifier key: the pressed key is on the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The modifiers that distinguish commands: without Caps Lock and the numeric keypad.
    package var forCommands: EventModifiers { intersection([.shift, .control, .option, .command]) }
}
