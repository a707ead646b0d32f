import Foundation

extension Locale {
    /// The locale that the user's session names; nil for the POSIX locale. Foundation does not read it on Linux.
    ///
    /// - Parameters:
    ///   - languages: The user's languages in order of preference, as in `LANGUAGE`: `pt_BR`, `pt`. Names with an encoding are skipped.
    ///   - session: The value of `LC_ALL`, `LC_MESSAGES` or `LANG`, which may add a region: `pt_BR.UTF-8`.
    package static func ofUser(languages: [String], session: String?) -> Locale? {
        let language = languages.first { !$0.isEmpty && !["C", "POSIX"].contains($0) && !$0.contains(".") && !$0.contains("@") }
        guard let language else { return nil }
        let regional = session.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
        return Locale(identifier: regional.hasPrefix("\(language)_") ? regional : language)
    }
}
