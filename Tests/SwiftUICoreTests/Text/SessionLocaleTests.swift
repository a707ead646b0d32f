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
}
