import Foundation

extension Locale {
    /// The locale of the user's session, which Foundation does not read on Linux.
    package static let ofSession = Locale(session: ProcessInfo.processInfo.environment)

    /// Creates the locale that the variables of a session name, as gettext reads them: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// not empty (`pt_BR.UTF-8`), and the first language of `LANGUAGE` (`pt_BR:pt`). The POSIX locale is that of American English.
    package init(session variables: [String: String]) {
        let session = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let regional = Self.name(of: session)
        guard !regional.isEmpty, regional != "C", regional != "POSIX" else {
            self.init(identifier: "en_US")
            return
        }
        let preferred = variables["LANGUAGE"]?.split(separator: ":").lazy.map { Self.name(of: String($0)) }.first { !$0.isEmpty }
        let language = preferred ?? regional
        self.init(identifier: regional.hasPrefix("\(language)_") ? regional : language)
    }

    /// The name of a POSIX locale without encoding and modifier.
    private static func name(of locale: String) -> String { String(locale.prefix { $0 != "." && $0 != "@" }) }
}
