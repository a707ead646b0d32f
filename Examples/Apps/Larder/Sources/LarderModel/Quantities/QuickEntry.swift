import Foundation

/// A line such as "2 kg potatoes" or "6 eggs", split into a quantity and a name.
public struct QuickEntry: Equatable, Sendable {
    public var name: String
    public var quantity: Quantity

    /// Reads a line. Returns nil if it names nothing.
    public init?(_ line: String) {
        var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        var amount: Double?
        var unit: MeasureUnit?
        if let first = words.first {
            if let number = Self.number(first) {
                amount = number
                words.removeFirst()
            } else if let (number, attached) = Self.numberWithUnit(first) {
                (amount, unit) = (number, attached)
                words.removeFirst()
            }
        }
        if amount != nil, unit == nil, words.count > 1, let named = Self.units[words[0].lowercased()] {
            unit = named
            words.removeFirst()
        }
        let name = words.joined(separator: " ")
        guard !name.isEmpty, amount.map({ $0 > 0 }) ?? true else { return nil }
        self.name = name.prefix(1).uppercased() + name.dropFirst()
        quantity = Quantity(amount ?? 1, unit ?? .piece)
    }

    private static let units: [String: MeasureUnit] = [
        "g": .gram, "kg": .kilogram, "ml": .millilitre, "l": .litre, "pcs": .piece, "pc": .piece, "x": .piece,
        "pack": .pack, "packs": .pack, "tsp": .teaspoon, "tbsp": .tablespoon,
        "stk": .piece, "packung": .pack, "packungen": .pack, "tl": .teaspoon, "el": .tablespoon,
        "szt": .piece, "opak": .pack, "łyżka": .tablespoon, "łyżeczka": .teaspoon,
    ]

    /// Reads a number with a point or a comma.
    private static func number(_ word: String) -> Double? {
        guard word.first?.isNumber == true else { return nil }
        return Double(word.replacing(",", with: "."))
    }

    /// Reads a number with a unit directly behind it, such as "500g" or "2x".
    private static func numberWithUnit(_ word: String) -> (Double, MeasureUnit)? {
        let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
        guard let value = number(String(digits)), let unit = units[word.dropFirst(digits.count).lowercased()] else { return nil }
        return (value, unit)
    }
}
