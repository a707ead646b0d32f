import Foundation

/// The language whose conventions apply when a text is shaped, where the locale's should not.
public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// The language of the locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// An explicit language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

extension EnvironmentValues {
    @Entry var typesettingLanguage: TypesettingLanguage = .automatic
}

extension View {
    /// Sets the language whose forms of characters the texts in this view prefer, without changing translations.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether the language applies.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language whose forms of characters the texts in this view prefer, without changing translations.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        changingEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
    }
}
