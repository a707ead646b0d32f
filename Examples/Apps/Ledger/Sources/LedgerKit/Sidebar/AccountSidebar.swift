import LedgerModel
import SwiftUI

/// The accounts of the book by kind, each with its balance.
struct AccountSidebar: View {
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        @Bindable var browser = browser
        let balances = Balances(of: browser.book)
        List(selection: $browser.place) {
            Section {
                Label(kit: "All Transactions", systemImage: "tray.full")
                    .badge(browser.book.transactions.count)
                    .tag(SidebarItem.allTransactions)
            }
            ForEach(AccountKind.allCases) { kind in
                let accounts = browser.book.accounts(of: kind)
                if !accounts.isEmpty {
                    Section {
                        ForEach(accounts) { account in
                            AccountRow(account: account, balance: balances[account], currencyCode: browser.book.currencyCode)
                                .tag(SidebarItem.account(account.id))
                                .contextMenu { AccountMenu(account: account) }
                        }
                    } header: {
                        kind.title
                    }
                }
            }
        }
        .listStyle(.sidebar)
        .safeAreaInset(edge: .bottom, spacing: 0) { NetAssetsBar(book: browser.book) }
        .safeAreaInset(edge: .top, spacing: 0) { BookHeader() }
    }
}

/// The commands of an account's context menu.
private struct AccountMenu: View {
    var account: Account
    @Environment(BookBrowser.self) private var browser

    var body: some View {
        Button(kit: "Edit Account…") { browser.sheet = .account(account) }
        Button(kit: "New Account…") { browser.sheet = .newAccount }
        Divider()
        Button(kit: "Delete Account", role: .destructive) { browser.delete(account) }
    }
}
