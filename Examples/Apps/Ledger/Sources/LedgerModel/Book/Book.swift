import Foundation

/// The books of a club: its accounts and all transactions.
public struct Book: Hashable, Codable, Sendable {
    public var title: String
    /// The ISO 4217 code of the currency in which all amounts are.
    public var currencyCode: String
    /// The picture of the club, as PNG or JPEG.
    public var badge: Data?
    public private(set) var accounts: [Account]
    public private(set) var transactions: [JournalEntry]

    public init(
        title: String, currencyCode: String, badge: Data? = nil, accounts: [Account] = [], transactions: [JournalEntry] = []
    ) {
        self.title = title
        self.currencyCode = currencyCode
        self.badge = badge
        self.accounts = accounts
        self.transactions = transactions
    }

    /// The account with an identifier.
    public func account(_ id: Account.ID) -> Account? { accounts.first { $0.id == id } }

    /// The transaction with an identifier.
    public func transaction(_ id: JournalEntry.ID) -> JournalEntry? { transactions.first { $0.id == id } }

    /// The accounts of a kind, in the order of their codes.
    public func accounts(of kind: AccountKind) -> [Account] {
        accounts.filter { $0.kind == kind }.sorted { ($0.code, $0.name) < ($1.code, $1.name) }
    }

    /// All accounts, by kind and code.
    public var orderedAccounts: [Account] { AccountKind.allCases.flatMap(accounts(of:)) }
}

// MARK: Changes

extension Book {
    /// Adds an account, or replaces the one with the same identifier.
    public mutating func put(_ account: Account) throws(BookProblem) {
        let name = account.name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { throw .accountWithoutName }
        guard !accounts.contains(where: { $0.id != account.id && $0.name.caseInsensitiveCompare(name) == .orderedSame }) else {
            throw .accountNameInUse(name)
        }
        var account = account
        account.name = name
        if let index = accounts.firstIndex(where: { $0.id == account.id }) {
            accounts[index] = account
        } else {
            accounts.append(account)
        }
    }

    /// Removes an account that no transaction uses.
    public mutating func removeAccount(_ id: Account.ID) throws(BookProblem) {
        let uses = transactions.count { $0.touches(id) }
        guard uses == 0 else { throw .accountInUse(count: uses) }
        accounts.removeAll { $0.id == id }
    }

    /// Adds a transaction, or replaces the one with the same identifier.
    public mutating func put(_ transaction: JournalEntry) throws(BookProblem) {
        try check(transaction)
        if let index = transactions.firstIndex(where: { $0.id == transaction.id }) {
            transactions[index] = transaction
        } else {
            transactions.append(transaction)
        }
    }

    /// Removes transactions. Unknown identifiers are ignored.
    public mutating func removeTransactions(_ ids: Set<JournalEntry.ID>) {
        transactions.removeAll { ids.contains($0.id) }
    }

    /// Marks transactions as found on a bank statement, or not.
    public mutating func setCleared(_ isCleared: Bool, _ ids: Set<JournalEntry.ID>) {
        for index in transactions.indices where ids.contains(transactions[index].id) {
            transactions[index].isCleared = isCleared
        }
    }

    /// Throws what prevents a transaction from being entered.
    public func check(_ transaction: JournalEntry) throws(BookProblem) {
        guard !transaction.payee.trimmingCharacters(in: .whitespaces).isEmpty else { throw .transactionWithoutPayee }
        guard transaction.postings.count >= 2, transaction.total != 0 else { throw .transactionWithoutAmount }
        guard transaction.postings.allSatisfy({ account($0.account) != nil }) else { throw .unknownAccount }
        guard Set(transaction.postings.map(\.account)).count > 1 else { throw .sameAccount }
        guard transaction.imbalance == 0 else { throw .unbalanced(transaction.imbalance) }
    }
}
