import Foundation

/// A text in several languages, as the service sends it.
public struct LocalizedText: Codable, Hashable, Sendable {
    private let texts: [String: String]

    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    public init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String: String].self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }

    /// Returns the text in the language of a locale, or else in English.
    public func text(for locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        return texts[language] ?? texts["en"] ?? ""
    }
}
