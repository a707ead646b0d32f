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
        if flags.contains(.capsLock) { insert(.capsLock) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.option) { insert(.option) }
        if flags.contains(.command) { insert(.command) }
        if flags.contains(.numericPad) { insert(.numericPad) }
    }
}

extension NSEvent.ModifierFlags {
    /// Creates the flags of SwiftUI's modifiers.
    init(_ modifiers: EventModifiers) {
        self = []
        if modifiers.contains(.capsLock) { insert(.capsLock) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.numericPad) { insert(.numericPad) }
    }
}
