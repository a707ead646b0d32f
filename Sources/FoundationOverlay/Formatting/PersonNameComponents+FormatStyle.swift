import Foundation

// Foundation on Linux has the components of names, but no style that formats them.

extension PersonNameComponents {
    /// A style that formats names; see `FormatStyle.name(style:)`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is shown.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname or, without one, the given name.
            case short
            /// The given and the family name.
            case medium
            /// All components except the nickname.
            case long
            /// The initials of the given and the family name.
            case abbreviated
        }

        /// How much of a name is shown.
        public var style: Style
        /// The locale, whose language decides the order of names in Latin script.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the style for a locale.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// Returns a name as text.
        ///
        /// Family names come first in Chinese, Japanese and Korean script, there without a space, and in Hungarian and Vietnamese. A
        /// component that is missing or empty is left out; if nothing else is left, the nickname is shown.
        public func format(_ value: PersonNameComponents) -> String {
            func filled(_ component: String?) -> String? { component.flatMap { $0.isEmpty ? nil : $0 } }
            let (given, family, nickname) = (filled(value.givenName), filled(value.familyName), filled(value.nickname))
            let order = NameOrder(given: given, family: family, locale: locale)
            let parts: [String?]
            switch style {
            case .short: parts = [nickname ?? given ?? family]
            case .medium: parts = order.putsFamilyFirst ? [family, given] : [given, family]
            case .long:
                let (prefix, middle, suffix) = (filled(value.namePrefix), filled(value.middleName), filled(value.nameSuffix))
                parts = order.putsFamilyFirst ? [prefix, family, given, middle, suffix] : [prefix, given, middle, family, suffix]
            case .abbreviated:
                let initials = [given, family].compactMap { $0?.first.map { String($0).uppercased(with: locale) } }
                return (order.putsFamilyFirst ? initials.reversed() : initials).joined()
            }
            let shown = parts.compactMap { $0 }
            return shown.isEmpty ? nickname ?? "" : shown.joined(separator: order.delimiter)
        }
    }
}

/// The order of the parts of a name, and the text between them.
private struct NameOrder {
    var putsFamilyFirst: Bool
    var delimiter: String

    init(given: String?, family: String?, locale: Locale) {
        let scalars = ((given ?? "") + (family ?? "")).unicodeScalars
        let isEastAsian = scalars.contains { scalar in Self.eastAsianScripts.contains { $0.contains(scalar) } }
        putsFamilyFirst = isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
        delimiter = isEastAsian ? "" : " "
    }

    /// Kana, Han and Hangul.
    private static let eastAsianScripts: [ClosedRange<Unicode.Scalar>] = [
        "\u{3040}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}", "\u{20000}"..."\u{323AF}",
    ]
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// The strategy that reads names.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension PersonNameComponents {
    /// Reads a name in Latin script as a title, given and middle names, a family name and a suffix, or as "family, given".
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Creates a strategy.
        public init() {}

        private static let prefixes: Set = ["dr", "mr", "mrs", "ms", "miss", "mx", "prof", "sir", "rev"]
        private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

        private static func bare(_ word: Substring) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }

        /// Returns the components of a name. Throws if there is none.
        public func parse(_ value: String) throws -> PersonNameComponents {
            var components = PersonNameComponents()
            let halves = value.split(separator: ",", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace) }
            guard var words = halves.first, !words.isEmpty else {
                throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse a name from \"\(value)\"."])
            }
            if halves.count > 1, !halves[1].isEmpty {
                let rest = halves[1]
                if rest.allSatisfy({ Self.suffixes.contains(Self.bare($0)) }) {
                    words += rest
                } else {
                    components.familyName = words.joined(separator: " ")
                    words = rest
                }
            }
            if words.count > 1, Self.prefixes.contains(Self.bare(words[0])) { components.namePrefix = String(words.removeFirst()) }
            if words.count > 1, let last = words.last, Self.suffixes.contains(Self.bare(last)) {
                components.nameSuffix = String(words.removeLast())
            }
            components.givenName = String(words.removeFirst())
            if components.familyName == nil, let last = words.popLast() { components.familyName = String(last) }
            if !words.isEmpty { components.middleName = words.joined(separator: " ") }
            return components
        }
    }

    /// Creates the components of a name from text, such as "Dr. Jane Doe". Throws if it contains no name.
    public init(_ value: String) throws {
        self = try ParseStrategy().parse(value)
    }

    /// Returns the name in the medium style.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names.
    ///
    ///     author.formatted(.name(style: .long))  // "Dr. Jane Q Doe Jr."
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle {
        PersonNameComponents.FormatStyle(style: style)
    }
}
