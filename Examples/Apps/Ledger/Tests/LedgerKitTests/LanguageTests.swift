import LedgerModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import LedgerKit

@MainActor struct LanguageTests {
    @Test(arguments: [
        (0, "لا معاملات"), (1, "معاملة واحدة"), (2, "معاملتان"), (3, "3 معاملات"), (11, "11 معاملة"), (100, "100 معاملة"),
    ])
    func arabicHasSixForms(count: Int, text: String) throws {
        let host = ViewHost(Text(kit: "\(count) transactions").environment(\.locale, Locale(identifier: "ar")))
        #expect(host.contains(.text(text)) || host.contains(.text(text.arabicDigits)))
    }

    @Test func frenchCountsNoneAsOne() throws {
        let locale = Locale(identifier: "fr_FR")
        #expect(ViewHost(Text(kit: "\(0) transactions").environment(\.locale, locale)).contains(.text("0 opération")))
        #expect(ViewHost(Text(kit: "\(2) transactions").environment(\.locale, locale)).contains(.text("2 opérations")))
    }

    @Test func theSidebarIsOnTheRightInArabic() throws {
        let window = try LedgerWindow(locale: "ar_EG")
        defer { window.remove() }
        try window.host.tap(.text("عرض مثال"))
        #expect(try window.host.frame(of: .text("صافي الأصول")).minX > 900)
        #expect(window.shows("كل المعاملات"))
    }

    @Test func theWindowIsInFrench() throws {
        let window = try LedgerWindow(locale: "fr_FR")
        defer { window.remove() }
        try window.host.tap(.text("Voir un exemple"))
        #expect(window.shows("20 opérations"))
        #expect(try window.host.text(of: .identifier("net assets")).replacing("\u{202F}", with: " ") == "3 503,85\u{A0}€")
        window.command("t")
        #expect(window.shows("Nouvelle opération"))
        try window.confirm()
    }
}

extension String {
    /// The text with the digits of Arabic.
    fileprivate var arabicDigits: String {
        String(
            map { character in
                character.isASCII ? character.wholeNumberValue.map { Character(UnicodeScalar(0x660 + UInt32($0))!) } ?? character : character
            })
    }
}
