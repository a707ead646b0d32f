import CoreGraphics

/// Letters and digits as lines, for symbols that frame them, such as "a.circle" and "42.square.fill".
enum LetterStrokes {
    /// Returns the lines of a capital letter, or of a number up to 50; nil for other names. Letters are 7 units high.
    static func path(named name: String) -> Path? {
        let isNumber = name.count <= 2 && name.allSatisfy { digits[$0] != nil } && Int(name).map { $0 <= 50 } == true
        guard !name.isEmpty, isNumber || name.count == 1 && letters[Character(name)] != nil else { return nil }
        return path(of: name)
    }

    /// Returns the lines of letters and digits beside each other; nil if there is another character.
    static func path(of characters: String) -> Path? {
        var result = Path()
        var x: CGFloat = 0
        for character in characters {
            guard let lines = (digits[character] ?? letters[character]).map(SVGPathReader.path) else { return nil }
            let bounds = lines.boundingRect
            result.addPath(lines, transform: CGAffineTransform(translationX: x - bounds.minX, y: 0))
            x += bounds.width + gap
        }
        return result
    }

    /// The distance between the lines of two digits, in units.
    private static let gap: CGFloat = 1.8

    private static let digits: [Character: String] = [
        "0": "M2.25 0C.9 0 0 1.4 0 3.5S.9 7 2.25 7s2.25-1.4 2.25-3.5S3.6 0 2.25 0z", "1": "M0 1.3 1.9 0V7",
        "2": "M.1 1.9C.2.7 1.1 0 2.25 0c1.2 0 2.15.75 2.15 1.9 0 .9-.5 1.6-1.3 2.3L0 7h4.6",
        "3": "M.1 1.6C.4.6 1.2 0 2.3 0c1.2 0 2.1.7 2.1 1.7s-.8 1.65-2.1 1.65C3.8 3.35 4.7 4 4.7 5.1 4.7 6.3 3.6 7 2.3 7 1.1 7 .2 6.4 0 5.3",
        "4": "M3.6 7V0L0 4.9h4.8", "5": "M4.2 0H.7L.3 3.3c.5-.4 1.1-.6 1.8-.6 1.4 0 2.4.9 2.4 2.1S3.4 7 2.1 7C1 7 .2 6.5 0 5.5",
        "6": "M4.2 1C3.8.4 3.2 0 2.4 0 .9 0 0 1.5 0 3.9 0 5.9.9 7 2.3 7c1.3 0 2.2-.9 2.2-2.2S3.6 2.7 2.4 2.7C1.1 2.7.1 3.5 0 4.7",
        "7": "M0 0h4.5L1.4 7",
        "8":
            "M2.3 3.3c1.2 0 2-.7 2-1.65S3.5 0 2.3 0s-2 .7-2 1.65.8 1.65 2 1.65zm0 0C.9 3.3 0 4.1 0 5.15S.9 7 2.3 7s2.3-.8 2.3-1.85-.9-1.85-2.3-1.85z",
        "9": "M.3 6c.4.6 1 1 1.8 1 1.5 0 2.4-1.5 2.4-3.9C4.5 1.1 3.6 0 2.2 0 .9 0 0 .9 0 2.2s.9 2.1 2.1 2.1c1.3 0 2.3-.8 2.4-2",
    ]

    private static let letters: [Character: String] = [
        "a": "M0 7 2.6 0l2.6 7M.95 4.6h3.3", "b": "M0 0v7h2.7C4 7 4.7 6.2 4.7 5.2S4 3.4 2.7 3.4H0 2.5C3.6 3.4 4.3 2.7 4.3 1.7S3.6 0 2.5 0z",
        "c": "M5.2 1.7C4.8.6 4 0 2.9 0 1.2 0 0 1.4 0 3.5S1.2 7 2.9 7c1.1 0 1.9-.6 2.3-1.7", "d": "M0 0v7h2.2C4 7 5.2 5.7 5.2 3.5S4 0 2.2 0z",
        "e": "M4.2 0H0v7h4.2M0 3.4h3.8", "f": "M4.1 0H0v7M0 3.5h3.7",
        "g": "M5.2 1.7C4.8.6 4 0 2.9 0 1.2 0 0 1.4 0 3.5S1.2 7 2.9 7C4.4 7 5.3 6 5.4 4.4V4H3", "h": "M0 0v7M4.8 0v7M0 3.4h4.8",
        "i": "M0 0v7", "j": "M3.2 0v5C3.2 6.3 2.5 7 1.5 7 .6 7 0 6.4 0 5.4", "k": "M0 0v7M4.6 0 0 4.6M1.7 3 4.8 7", "l": "M0 0v7h4",
        "m": "M0 7V0l2.8 5L5.6 0v7", "n": "M0 7V0l4.8 7V0", "o": "M2.9 0C1.2 0 0 1.4 0 3.5S1.2 7 2.9 7s2.9-1.4 2.9-3.5S4.6 0 2.9 0z",
        "p": "M0 7V0h2.5c1.3 0 2.2.8 2.2 2S3.8 4 2.5 4H0", "q": "M2.9 0C1.2 0 0 1.4 0 3.5S1.2 7 2.9 7s2.9-1.4 2.9-3.5S4.6 0 2.9 0zM3.4 5 5.6 7.3",
        "r": "M0 7V0h2.5c1.3 0 2.2.7 2.2 1.9S3.8 3.8 2.5 3.8H0h2.6L4.7 7",
        "s": "M4.4 1.6C4.2.6 3.4 0 2.3 0 1.1 0 .2.7.2 1.7c0 2.4 4.4 1.1 4.4 3.5C4.6 6.3 3.6 7 2.3 7 1 7 .1 6.4 0 5.3", "t": "M0 0h5M2.5 0v7",
        "u": "M0 0v4.5C0 6.1.9 7 2.4 7s2.4-.9 2.4-2.5V0", "v": "M0 0l2.5 7L5 0", "w": "M0 0l1.8 7L3.6 0l1.8 7L7.2 0", "x": "M0 0l4.8 7M4.8 0 0 7",
        "y": "M0 0l2.5 3.8L5 0M2.5 3.8V7", "z": "M0 0h4.6L0 7h4.6",
    ]
}
