import Foundation
import Testing

@testable import SwiftUICore

@Suite struct SessionLocaleTests {
    @Test(
        "The locale is the one that gettext would choose",
        arguments: [
            ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LC_ALL": "POSIX", "LANG": "de_DE"], "en_US"),
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_AT@euro"], "de_AT"), (["LC_ALL": "", "LANG": "ar"], "ar"),
            (["LC_ALL": "fr_CH.UTF-8", "LC_MESSAGES": "it_CH", "LANG": "de_CH"], "fr_CH"), (["LC_MESSAGES": "it_CH", "LANG": "de_CH"], "it_CH"),
            (["LANG": "pt_BR.UTF-8", "LANGUAGE": "pt:en"], "pt_BR"), (["LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:de"], "en_GB"),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": ""], "de_DE"), (["LANG": "C", "LANGUAGE": "fr"], "en_US"),
        ] as [([String: String], String)])
    func theSessionNamesTheLocale(_ variables: [String: String], _ identifier: String) {
        #expect(Locale(session: variables).identifier == identifier)
    }

    @Test(
        "The languages are those of the session, the first with its region",
        arguments: [
            ([:], ["en-US"]), (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "pt_BR.UTF-8", "LANGUAGE": "pt:en"], ["pt-BR", "en"]),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:de"], ["en-GB", "de"]), (["LANG": "C", "LANGUAGE": "fr"], ["en-US"]),
        ] as [([String: String], [String])])
    func theSessionNamesLanguages(_ variables: [String: String], _ languages: [String]) {
        #expect(Locale.languages(inSession: variables) == languages)
    }

    @Test("Foundation's current locale, calendar and languages are those of the session")
    @MainActor func foundationFollowsTheSession() {
        // Hosts of views set the locale, on the main actor.
        #expect(Locale.current == .ofSession && Locale.autoupdatingCurrent == .ofSession)
        #expect(Locale.preferredLanguages == Locale.languagesOfSession)
        #expect(Calendar.current.locale == .ofSession && Calendar.autoupdatingCurrent.locale == .ofSession)
        #expect(Calendar.current.firstWeekday == Locale.ofSession.firstDayOfWeek.ordinal)
        #expect(1234.5.formatted() == 1234.5.formatted(.number.locale(.ofSession)))
    }
}

extension Locale.Weekday {
    /// The number of the day in a calendar's week, from Sunday, 1.
    fileprivate var ordinal: Int { ([.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday] as [Self]).firstIndex(of: self)! + 1 }
}
