import Foundation

/// How a locale writes decimal numbers: its digits, groups and separators; as English does if the locale has no identifier.
struct NumberNotation {
    var grouping = ","
    var decimal = "."
    /// The ten digits; nil for those of ASCII.
    var digits: [Character]?
    /// The number of digits in the last group, and in those before it.
    private var groupSizes = (last: 3, others: 3)
    /// The least number of digits of a number that is grouped.
    private var leastGroupedLength = 4

    private static let known = Locked<[String: NumberNotation]>([:])

    static func of(_ locale: Locale) -> NumberNotation {
        known.withLock { known in
            if let notation = known[locale.identifier] { return notation }
            let notation = NumberNotation(locale)
            known[locale.identifier] = notation
            return notation
        }
    }

    private init(_ locale: Locale) {
        guard !locale.identifier.isEmpty else { return }
        grouping = locale.groupingSeparator ?? ","
        decimal = locale.decimalSeparator ?? "."
        // Foundation does not say how a locale groups digits, but formats numbers accordingly.
        let style = IntegerFormatStyle<Int>.number.locale(locale)
        let groups = style.format(1_111_111_111).split { !$0.isNumber }.map(\.count)
        if groups.count > 1 { groupSizes = (groups[groups.count - 1], groups[groups.count - 2]) }
        leastGroupedLength = groups.count < 2 ? .max : (4...6).first { style.format(Int(pow(10, Double($0 - 1)))).contains { !$0.isNumber } } ?? 7
        let digits = (0...9).map { style.format($0).first ?? "0" }
        if digits != Array("0123456789") { self.digits = digits }
    }

    /// Whether a group begins before the last digits of a number.
    ///
    /// - Parameters:
    ///   - rest: The number of these digits.
    ///   - length: The number of all digits before the decimal separator.
    func begins(aGroupBefore rest: Int, of length: Int) -> Bool {
        guard length >= leastGroupedLength, rest >= groupSizes.last else { return false }
        return (rest - groupSizes.last) % groupSizes.others == 0
    }

    /// Returns a number with the digits of the locale.
    func written(_ number: String) -> String {
        guard let digits else { return number }
        return String(number.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 })
    }
}
