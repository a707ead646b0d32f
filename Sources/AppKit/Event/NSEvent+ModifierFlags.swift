import SwiftUI
import SwiftUICore

extension NSEvent {
    /// Keys that are held down.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }
}

extension EventModifiers {
    /// Creates the modifiers of AppKit's flags.
    public init(_ flags: NSEvent.ModifierFlags) {
        self = []
        for (flag, modifier) in NSEvent.ModifierFlags.modifiers where flags.contains(flag) { insert(modifier) }
    }
}

extension NSEvent.ModifierFlags {
    /// Creates the flags of SwiftUI's modifiers.
    init(_ modifiers: EventModifiers) {
        self = []
        for (flag, modifier) in Self.modifiers where modifiers.contains(modifier) { insert(flag) }
    }

    /// The flags that SwiftUI has too, with its modifiers.
    fileprivate static let modifiers: [(NSEvent.ModifierFlags, EventModifiers)] = [
        (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command), (.numericPad, .numericPad),
    ]
}
