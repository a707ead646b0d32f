/// Keys that are held while another is pressed or a pointer moves.
@frozen public struct EventModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    /// The keys with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The key for commands. A window on Linux says so of Control.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// Not a key held: the key pressed stands on the number pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// Those that make another command of a key.
    package var forCommands: EventModifiers { intersection([.shift, .control, .option, .command]) }
}
