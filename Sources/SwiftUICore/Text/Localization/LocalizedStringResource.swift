import Foundation

extension String {
    /// A string to be looked up in a table of translations, with the values interpolated into it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Makes the value that a string is.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Makes the value that a string literal is.
        public init(stringLiteral value: String) {
            key = LocalizedStringKey(value)
        }

        /// Makes a value from an interpolated string literal.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The translation of a string for a locale by a table of a bundle; the string itself where there is none.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue.key, table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a resource for its locale.
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.localizedKey, table: resource.table, bundle: resource.bundle, locale: resource.locale)
    }

    private init(localized key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
        var environment = TextEnvironment()
        environment.locale = locale
        self = Text(key, tableName: table, bundle: bundle).plainString(in: environment)
    }
}

#if !canImport(Darwin)
extension AttributedString {
    /// The translation of a string for a locale by a table of a bundle, with the styles of its inline Markdown; the string itself
    /// where there is none. Phrases in `^[phrase](inflect: true)` agree with their numbers where the language is English.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue.key, table: table, bundle: bundle, locale: locale ?? .current)
    }

    /// The translation of a resource for its locale, with the styles of its inline Markdown.
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.localizedKey, table: resource.table, bundle: resource.bundle, locale: resource.locale)
    }

    private init(localized key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
        self.init()
        var environment = TextEnvironment()
        environment.locale = locale
        let table = table == nil && bundle == nil ? nil : StringTable(name: table, bundle: bundle)
        for (piece, style) in key.pieces(table: table, locale: locale, plain: { $0.plainString(in: environment) }) {
            let string =
                switch piece {
                case .string(let string): string
                case .text(let text): text.plainString(in: environment)
                }
            append(AttributedString(string, attributes: style.attributes(baseURL: nil)))
        }
    }
}
#endif

/// A string that is looked up in a table of translations when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key in the table.
    public var key: String { localizedKey.key }
    let localizedKey: LocalizedStringKey
    /// The table; nil for the usual one.
    public let table: String?
    /// The locale for which the string is looked up outside of views.
    public var locale: Locale
    let bundle: Bundle?

    /// A string of a table of a bundle.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        localizedKey = keyAndValue.key
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Makes the resource that a string literal is.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Makes a resource from an interpolated string literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// Text translated when it is shown.
    public init(_ resource: LocalizedStringResource) {
        self.init(resource.localizedKey, tableName: resource.table, bundle: resource.bundle)
    }
}
