/// An event of a key: going down, repeating or going up.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key went down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key went up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "Phases(\(names.joined(separator: ", ")))"
        }
    }

    /// Whether an action has handled a key press.
    public enum Result: Sendable {
        /// The key press was handled and is not passed on.
        case handled
        /// The key press was not handled and is passed to the enclosing view.
        case ignored
    }

    /// The phase of the key.
    public let phase: KeyPress.Phases
    /// The key, regardless of modifiers.
    public let key: KeyEquivalent
    /// The characters typed, with the modifiers applied.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    /// Creates a key press. If `characters` is nil, they are derived from the key, in upper case with Shift or Caps Lock.
    package init(
        _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
    ) {
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
        let typed = key.typedText
        self.characters = characters ?? (modifiers.contains(.shift) || modifiers.contains(.capsLock) ? typed.uppercased() : typed)
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}
