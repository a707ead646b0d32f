import Foundation

extension Locale {
    private struct Session {
        var locale: Locale
        var languages: [String]
    }

    private static let session = Locked(Session(locale: Locale(session: variables), languages: languages(inSession: variables)))
    private static var variables: [String: String] { ProcessInfo.processInfo.environment }

    /// The locale of the user's session, which Foundation does not read on Linux. Hosts that show views as for another user set it.
    package static var ofSession: Locale {
        get { session.withLock(\.locale) }
        set { session.withLock { $0 = Session(locale: newValue, languages: [newValue.identifier(.bcp47)]) } }
    }

    /// The languages that the user prefers, the most preferred first, as `Locale.preferredLanguages` names them (`pt-BR`).
    static var languagesOfSession: [String] { session.withLock(\.languages) }

    /// Creates the locale that the variables of a session name, as gettext reads them: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// not empty (`pt_BR.UTF-8`), and the first language of `LANGUAGE` (`pt_BR:pt`). The POSIX locale is that of American English.
    package init(session variables: [String: String]) {
        guard let (regional, languages) = Self.names(in: variables) else {
            self.init(identifier: "en_US")
            return
        }
        let language = languages.first ?? regional
        self.init(identifier: regional.hasPrefix("\(language)_") ? regional : language)
    }

    /// Returns the languages that the variables of a session name: that of the locale, and the others of `LANGUAGE`.
    static func languages(inSession variables: [String: String]) -> [String] {
        let first = Locale(session: variables).identifier(.bcp47)
        let others = (names(in: variables)?.languages ?? []).map { Locale(identifier: $0).identifier(.bcp47) }
        return [first] + others.filter { $0 != first && !first.hasPrefix("\($0)-") }
    }

    /// The names of the session's locale and of the languages in `LANGUAGE`, without encodings and modifiers; nil for the POSIX locale.
    private static func names(in variables: [String: String]) -> (regional: String, languages: [String])? {
        func name(of locale: some StringProtocol) -> String { String(locale.prefix { $0 != "." && $0 != "@" }) }
        let session = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let regional = name(of: session)
        guard !regional.isEmpty, regional != "C", regional != "POSIX" else { return nil }
        return (regional, (variables["LANGUAGE"] ?? "").split(separator: ":").map(name).filter { !$0.isEmpty })
    }
}

extension Calendar {
    /// Creates the calendar of a user.
    package init(of locale: Locale) {
        self.init(identifier: locale.calendar.identifier)
        self.locale = locale
    }
}

extension EnvironmentValues {
    /// Sets the locale and the calendar, as for a user with another locale.
    package mutating func setLocaleOfUser(_ locale: Locale) {
        self.locale = locale
        calendar = Calendar(of: locale)
    }
}

// MARK: Foundation's values

// `CSessionLocale` returns these values for `Locale.current`, `Calendar.current` and their like. They are public as it refers to them by name.

@_silgen_name("apus_session_locale")
public func _localeOfSession() -> Locale { .ofSession }

@_silgen_name("apus_session_calendar")
public func _calendarOfSession() -> Calendar { Calendar(of: .ofSession) }

@_silgen_name("apus_session_languages")
public func _languagesOfSession() -> [String] { Locale.languagesOfSession }
