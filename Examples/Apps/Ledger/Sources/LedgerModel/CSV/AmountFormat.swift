import Foundation

/// The way in which amounts are written in files.
public enum AmountFormat: String, CaseIterable, Codable, Sendable {
    /// `1,234.56`
    case point
    /// `1.234,56`
    case comma

    private var mark: Character { self == .point ? "." : "," }
    private var grouping: Character { self == .point ? "," : "." }

    /// Reads an amount; returns nil if the text is not one. Currency signs, spaces and separators of thousands are skipped.
    public func amount(from text: String) -> Decimal? {
        var digits = ""
        for character in text {
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else if character == mark {
                guard !digits.contains(".") else { return nil }
                digits.append(".")
            } else if character == "-" || character == "\u{2212}" {
                guard digits.isEmpty else { return nil }
                digits.append("-")
            } else if character.isLetter || (character == grouping && digits.contains(".")) {
                return nil
            }
        }
        guard digits.contains(where: \.isNumber) else { return nil }
        return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
    }

    /// Writes an amount with two decimals and without separators of thousands.
    public func string(from amount: Decimal) -> String {
        var rounded = Decimal()
        var value = abs(amount)
        NSDecimalRound(&rounded, &value, 2, .plain)
        let parts = "\(rounded)".split(separator: ".")
        let fraction = (parts.count > 1 ? String(parts[1]) : "").padding(toLength: 2, withPad: "0", startingAt: 0)
        return "\(amount < 0 && rounded != 0 ? "-" : "")\(parts[0])\(mark)\(fraction)"
    }
}
