import Foundation
import LedgerModel

extension Book {
    /// A new book with accounts in the user's language and in the currency of the settings.
    static func starter() -> Book {
        starter(
            StarterNames(
                title: String(kit: "Untitled Book"), bank: String(kit: "Bank"), cash: String(kit: "Cash Box"),
                dues: String(kit: "Membership Dues"), donations: String(kit: "Donations"), expenses: String(kit: "General Expenses"),
                openingBalance: String(kit: "Opening Balance")),
            currencyCode: UserDefaults.standard.string(forKey: PreferenceKeys.currency) ?? "EUR")
    }
}
