/// A key of a keyboard, identified by the character it types.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character. Keys that type no character use one of Unicode's private use area.
    public var character: Character

    /// Creates the key for a character.
    nonisolated public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key for a character, from a literal such as `"a"`.
    nonisolated public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }

    public static let upArrow: KeyEquivalent = "\u{F700}"
    public static let downArrow: KeyEquivalent = "\u{F701}"
    public static let leftArrow: KeyEquivalent = "\u{F702}"
    public static let rightArrow: KeyEquivalent = "\u{F703}"
    public static let escape: KeyEquivalent = "\u{1B}"
    /// The key that deletes backwards (Backspace).
    public static let delete: KeyEquivalent = "\u{8}"
    /// The key that deletes forwards (Delete).
    public static let deleteForward: KeyEquivalent = "\u{F728}"
    public static let home: KeyEquivalent = "\u{F729}"
    public static let end: KeyEquivalent = "\u{F72B}"
    public static let pageUp: KeyEquivalent = "\u{F72C}"
    public static let pageDown: KeyEquivalent = "\u{F72D}"
    /// The key that clears a number, on the numeric keypad.
    public static let clear: KeyEquivalent = "\u{F739}"
    public static let tab: KeyEquivalent = "\t"
    /// The key that opens the context menu of the focused view.
    package static let menu: KeyEquivalent = "\u{F735}"
    package static let f10: KeyEquivalent = "\u{F70D}"
    public static let space: KeyEquivalent = " "
    public static let `return`: KeyEquivalent = "\r"

    /// The label of the key for display in menus.
    var title: String {
        switch self {
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        case .escape: "Esc"
        case .delete: "Backspace"
        case .deleteForward: "Del"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .clear: "Clear"
        case .tab: "Tab"
        case .space: "Space"
        case .return: "Return"
        case .menu: "Menu"
        default: functionNumber.map { "F\($0)" } ?? character.uppercased()
        }
    }

    /// The number of a function key, 1 for F1; nil for other keys.
    private var functionNumber: Int? {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar)
        else { return nil }
        return Int(scalar) - 0xF703
    }

    /// The text that the key types without modifiers; empty for keys that type nothing.
    package var typedText: String {
        switch self {
        case .return: "\n"
        case .tab: "\t"
        case .escape, .delete: ""
        default: character.isFunctionKey ? "" : String(character)
        }
    }

    /// Whether both are the same key, ignoring the case of letters.
    func isSameKey(as other: KeyEquivalent) -> Bool {
        self == other || character.lowercased() == other.character.lowercased()
    }

    /// Whether a press is one of the key. A letter must have the same case: Shift-A is not the key "a".
    func matches(_ press: KeyPress) -> Bool {
        guard isSameKey(as: press.key) else { return false }
        return !character.isLetter || press.characters.lowercased() != character.lowercased() || press.characters == String(character)
    }

    /// The equivalent key for the opposite layout direction.
    var mirrored: KeyEquivalent {
        switch self {
        case .leftArrow: .rightArrow
        case .rightArrow: .leftArrow
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        case "(": ")"
        case ")": "("
        case "<": ">"
        case ">": "<"
        default: self
        }
    }
}

extension Character {
    fileprivate var isFunctionKey: Bool {
        unicodeScalars.count == 1 && (0xF700...0xF8FF).contains(unicodeScalars.first!.value)
    }
}
