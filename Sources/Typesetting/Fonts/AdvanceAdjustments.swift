/// The amounts that are added to the advances of a face, so that text is as wide as in the face that it substitutes.
///
/// They are relative to the size, in units of a ten-thousandth of an em.
struct AdvanceAdjustments: Sendable {
    /// The adjustment of a character, or the sum of those of several.
    struct Amount: Sendable {
        /// The adjustment to the text design.
        var base: Int = 0
        /// What the display design adds to it.
        var narrowing: Int = 0

        static func + (first: Amount, second: Amount) -> Amount {
            Amount(base: first.base &+ second.base, narrowing: first.narrowing &+ second.narrowing)
        }

        /// Returns the adjustment in points.
        ///
        /// - Parameter displayShare: The fraction of the display design at the size, 0 to 1.
        func points(atSize size: Double, displayShare: Double) -> Double {
            (Double(base) + displayShare * Double(narrowing)) / AdvanceAdjustments.unitsPerEm * size
        }
    }

    private static let unitsPerEm = 10_000.0

    /// The adjustments of the printable ASCII characters.
    let ascii: [Amount]
    /// The adjustment of letters outside of ASCII: the mean of those of the ASCII letters.
    private let otherLetters: Amount

    /// No adjustments.
    static let none = AdvanceAdjustments(ascii: Array(repeating: Amount(), count: ASCIIShaping.characters.count))

    /// Creates adjustments of the advances of the printable ASCII characters in a face, in ems, to those in two designs, between which sizes
    /// interpolate.
    init(from advances: [Double], toText text: [Double], display: [Double]) {
        func units(_ ems: Double) -> Int { Int((ems * Self.unitsPerEm).rounded()) }
        self.init(
            ascii: advances.indices.map { Amount(base: units(text[$0] - advances[$0]), narrowing: units(display[$0] - text[$0])) })
    }

    private init(ascii: [Amount]) {
        self.ascii = ascii
        let letters = zip(ASCIIShaping.characters, ascii).filter { Unicode.Scalar($0.0).properties.isAlphabetic }.map(\.1)
        let sum = letters.reduce(Amount(), +)
        otherLetters = Amount(base: sum.base / letters.count, narrowing: sum.narrowing / letters.count)
    }

    /// The same adjustment for each character, for glyphs that are not those of the characters.
    var averaged: AdvanceAdjustments { AdvanceAdjustments(ascii: Array(repeating: otherLetters, count: ascii.count)) }

    /// The adjustment of a character.
    subscript(scalar: Unicode.Scalar) -> Amount {
        guard scalar.isASCII else { return scalar.properties.isAlphabetic ? otherLetters : Amount() }
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        return ASCIIShaping.characters.contains(byte) ? ascii[Int(byte - ASCIIShaping.characters.lowerBound)] : Amount()
    }
}
