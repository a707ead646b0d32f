import LedgerModel
import SwiftUI

/// The choice of an account, with the accounts of each kind in a section.
struct AccountPicker: View {
    var title: Text
    var kinds: [AccountKind]
    @Binding var selection: Account.ID?
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        Picker(selection: $selection) {
            if selection == nil {
                Text(kit: "Choose…").tag(Account.ID?.none)
            }
            ForEach(shownKinds) { kind in
                Section {
                    ForEach(browser.book.accounts(of: kind)) { account in
                        Text(account.name).tag(Account.ID?.some(account.id))
                    }
                } header: {
                    kind.title
                }
            }
        } label: {
            title
        }
    }

    /// The kinds to choose from, and that of the chosen account if it is another.
    private var shownKinds: [AccountKind] {
        let chosen = selection.flatMap(browser.book.account)?.kind
        return AccountKind.allCases.filter { kinds.contains($0) || $0 == chosen }
    }
}
