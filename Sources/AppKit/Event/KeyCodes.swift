import SwiftUI

/// The numbers that macOS gives to the keys of an American keyboard, by the character of the key without modifiers.
enum KeyCodes {
    /// The code for keys that the keyboard does not have.
    static let unknown: UInt16 = 0xFFFF

    private static let letters: [Character: UInt16] = [
        "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11, "q": 12, "w": 13, "e": 14, "r": 15, "y": 16,
        "t": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23, "=": 24, "9": 25, "7": 26, "-": 27, "8": 28, "0": 29, "]": 30, "o": 31,
        "u": 32, "[": 33, "i": 34, "p": 35, "l": 37, "j": 38, "'": 39, "k": 40, ";": 41, "\\": 42, ",": 43, "/": 44, "n": 45, "m": 46, ".": 47,
        "`": 50,
    ]
    private static let named: [KeyEquivalent: UInt16] = [
        .return: 36, .tab: 48, .space: 49, .delete: 51, .escape: 53, .clear: 71, .home: 115, .pageUp: 116, .deleteForward: 117, .end: 119,
        .pageDown: 121, .leftArrow: 123, .rightArrow: 124, .downArrow: 125, .upArrow: 126, "\u{F746}": 114,
    ]
    private static let keypad: [Character: UInt16] = [
        ".": 65, "*": 67, "+": 69, "/": 75, "\r": 76, "-": 78, "=": 81, "0": 82, "1": 83, "2": 84, "3": 85, "4": 86, "5": 87, "6": 88, "7": 89,
        "8": 91, "9": 92,
    ]
    /// F1 to F20.
    private static let function: [UInt16] = [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111, 105, 107, 113, 106, 64, 79, 80, 90]

    /// Returns the number of a key.
    static func code(of key: KeyEquivalent, isOnKeypad: Bool) -> UInt16 {
        let character = key.character
        if isOnKeypad, let code = keypad[character] { return code }
        if let code = named[key] ?? letters[Character(character.lowercased())] { return code }
        guard let scalar = character.unicodeScalars.first?.value, scalar >= 0xF704, Int(scalar - 0xF704) < function.count else { return unknown }
        return function[Int(scalar - 0xF704)]
    }
}
