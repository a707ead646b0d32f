import Foundation

/// Expands a format string with its arguments.
struct FormatTemplate {
    /// A part of the result: a plain string, or a text with its own style.
    enum Piece: Equatable {
        case string(String)
        case text(Text)
    }

    let arguments: [FormatArgument]
    let locale: Locale
    private var nextArgument = 0

    init(arguments: [FormatArgument], locale: Locale) {
        self.arguments = arguments
        self.locale = locale
    }

    /// Returns the expanded pieces of a format string.
    ///
    /// A `%` that does not begin a specifier is literal, and a specifier without an argument expands to nothing. Specifiers
    /// without a position consume the arguments in order, across calls.
    mutating func pieces(of format: some StringProtocol) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                literal += "%"
                rest = rest.dropFirst(2)
                continue
            }
            guard let specifier = FormatSpecifier(&rest) else {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            let index = specifier.position ?? nextArgument
            if specifier.position == nil { nextArgument += 1 }
            guard arguments.indices.contains(index) else { continue }
            if case .text(let text) = arguments[index] {
                if !literal.isEmpty { pieces.append(.string(literal)) }
                literal = ""
                pieces.append(.text(text))
            } else {
                literal += specifier.string(arguments[index], locale: locale)
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.string(literal)) }
        return pieces
    }
}

/// A specifier of a format string: `%`, an optional position, flags, width, precision and a conversion.
struct FormatSpecifier {
    /// The zero-based position of the argument; nil for the next one.
    var position: Int?
    /// The flags, width and precision as written.
    var layout: String
    var conversion: Character

    private static let conversions: Set<Character> = ["@", "d", "i", "u", "x", "X", "o", "f", "F", "e", "E", "g", "G", "a", "A", "c", "s"]

    /// Parses and consumes a specifier at the beginning of a string. On failure the string is not changed.
    init?(_ source: inout Substring) {
        var rest = source.dropFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest[digits.endIndex...].first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            rest = rest[digits.endIndex...].dropFirst()
        }
        let flags = rest.prefix { "-+ #0'".contains($0) || ($0.isASCII && $0.isNumber) || $0 == "." }
        rest = rest[flags.endIndex...]
        rest = rest.drop { "hlqLzjt".contains($0) }
        guard let conversion = rest.first, Self.conversions.contains(conversion), flags.count < 16 else { return nil }
        layout = String(flags)
        self.conversion = conversion
        source = rest.dropFirst()
    }

    /// Formats an argument according to the specifier. Numbers have the separators of the locale.
    func string(_ argument: FormatArgument, locale: Locale) -> String {
        switch (argument, conversion) {
        case (.string(let value), _): value
        case (.text, _): ""
        case (.integer(let value), "f"), (.integer(let value), "F"), (.integer(let value), "e"), (.integer(let value), "g"):
            localized(String(format: "%" + layout + String(conversion), Double(value)), locale)
        case (.integer(let value), "x"), (.integer(let value), "X"), (.integer(let value), "o"):
            String(format: "%" + layout + "ll" + String(conversion), value)
        case (.integer(let value), "c"): Unicode.Scalar(UInt32(clamping: value)).map { String(Character($0)) } ?? ""
        case (.integer(let value), _) where layout.isEmpty: localized(String(value), locale)
        case (.integer(let value), _): localized(String(format: "%" + layout + "lld", value), locale)
        case (.unsigned(let value), "x"), (.unsigned(let value), "X"), (.unsigned(let value), "o"):
            String(format: "%" + layout + "ll" + String(conversion), value)
        case (.unsigned(let value), _): localized(String(format: "%" + layout + "llu", value), locale)
        case (.floating(let value), "d"), (.floating(let value), "i"), (.floating(let value), "u"):
            localized(String(format: "%" + layout + "lld", Int64(exactly: value.rounded(.towardZero)) ?? 0), locale)
        case (.floating(let value), "@"), (.floating(let value), "s"), (.floating(let value), "c"):
            localized("\(value)", locale)
        case (.floating(let value), "x"), (.floating(let value), "X"), (.floating(let value), "o"): "\(value)"
        case (.floating(let value), _): localized(String(format: "%" + layout + String(conversion), value), locale)
        }
    }

    /// Returns a number formatted in the C locale with the digits, groups and separators of another locale.
    private func localized(_ number: String, _ locale: Locale) -> String {
        guard let start = number.firstIndex(where: \.isNumber) else { return number }
        let whole = number[start...].prefix { $0.isNumber }
        let notation = NumberNotation.of(locale)
        if whole.count < 4, whole.endIndex == number.endIndex, notation.digits == nil { return number }
        let fraction = number[whole.endIndex...]
        var grouped = ""
        let isPadded = whole.first == "0" && whole.count > 1
        for (offset, digit) in whole.enumerated() {
            if offset > 0, !isPadded, notation.begins(aGroupBefore: whole.count - offset, of: whole.count) { grouped += notation.grouping }
            grouped.append(digit)
        }
        let tail = fraction.first == "." ? notation.decimal + fraction.dropFirst() : String(fraction)
        return notation.written(number[..<start] + grouped + tail)
    }
}
