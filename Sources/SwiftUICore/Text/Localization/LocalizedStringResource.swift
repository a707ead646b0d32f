import Foundation

extension String {
    /// A string to be looked up in a localization table, with interpolated values.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Creates a value from a string, without interpolation.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a value from a string literal.
        public init(stringLiteral value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a value from an interpolated string literal.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates the translation of a string for a locale, or the string itself if there is none.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the default value.
    ///   - table: The name of the table; nil for "Localizable".
    ///   - bundle: The bundle of the table; nil for the main bundle.
    ///   - locale: The locale to translate for.
    ///   - comment: A comment for translators; ignored.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue.key, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the translation of a key for a locale, or the default value if there is none. Markdown is not interpreted.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringKey(key, defaultValue: defaultValue.key), table: table, bundle: bundle, locale: locale)
    }

    /// Creates the translation of a resource for its locale. Markdown is not interpreted.
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.localizedKey, table: resource.table, bundle: resource.bundle, locale: resource.locale)
    }

    private init(localized key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
        var environment = TextEnvironment()
        environment.locale = locale
        self = key.string(table: StringTable(name: table, bundle: bundle), locale: locale) { $0.plainString(in: environment) }
    }
}

#if !canImport(Darwin)
extension AttributedString {
    /// Creates the translation of a string for a locale, with its inline Markdown as attributes, or the string itself if there
    /// is no translation. In English, phrases written as `^[phrase](inflect: true)` are inflected to agree with their numbers.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue.key, table: table, bundle: bundle, locale: locale ?? .current)
    }

    /// Creates the translation of a resource for its locale, with its inline Markdown as attributes.
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

/// A reference to a localized string, which is looked up when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The localization key.
    public var key: String { localizedKey.key }
    let localizedKey: LocalizedStringKey
    /// The name of the table; nil for "Localizable".
    public let table: String?
    /// The locale of lookups outside of views. A `Text` uses the locale of its environment.
    public var locale: Locale
    let bundle: Bundle?

    /// Creates a reference to a string of a table in a bundle; nil for "Localizable" and the main bundle.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        localizedKey = keyAndValue.key
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Where the tables of a resource are.
    public enum BundleDescription: Sendable {
        /// The program's own bundle.
        case main
        /// The bundle of the library that contains a class.
        case forClass(AnyClass)
        /// The bundle in a folder. A folder that is no bundle counts as the program's own.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// Creates a reference to a string of a table in a bundle; nil for "Localizable".
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    /// Creates a reference to a string of a table, with the value that is used if the table does not have the key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        localizedKey = LocalizedStringKey(key, defaultValue: defaultValue.key)
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a reference to a string of a table, with the value that is used if the table does not have the key.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Creates a resource from an interpolated string literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// Creates a text that shows a localized string in the locale of the environment.
    public init(_ resource: LocalizedStringResource) {
        self.init(resource.localizedKey, tableName: resource.table, bundle: resource.bundle)
    }
}
