import LedgerModel

/// A row of the sidebar that shows transactions.
enum SidebarItem: Hashable {
    case allTransactions
    case account(Account.ID)
}
