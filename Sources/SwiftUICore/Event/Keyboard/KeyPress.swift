/// A key that goes down, repeats or goes up.
public struct KeyPress: Sendable {
    /// What a key does.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        /// The phases with the given bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key goes down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held and types again.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key goes up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "Phases(\(names.joined(separator: ", ")))"
        }
    }

    /// Whether an action has used a key press.
    public enum Result: Sendable {
        /// It has; nobody else gets it.
        case handled
        /// It has not; the view around gets it.
        case ignored
    }

    /// What the key does.
    public let phase: KeyPress.Phases
    /// The key, as if no other were held.
    public let key: KeyEquivalent
    /// What it types with the keys that are held.
    public let characters: String
    /// The keys that are held.
    public let modifiers: EventModifiers

    /// A press of a key.
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
