extension Book {
    /// The names of the accounts of a new book, in the language of its owner.
    public struct StarterNames: Sendable {
        public var title: String
        public var bank: String
        public var cash: String
        public var dues: String
        public var donations: String
        public var expenses: String
        public var openingBalance: String

        public init(
            title: String, bank: String, cash: String, dues: String, donations: String, expenses: String, openingBalance: String
        ) {
            self.title = title
            self.bank = bank
            self.cash = cash
            self.dues = dues
            self.donations = donations
            self.expenses = expenses
            self.openingBalance = openingBalance
        }
    }

    /// Creates a book with the accounts that a club begins with.
    public static func starter(_ names: StarterNames, currencyCode: String) -> Book {
        Book(
            title: names.title, currencyCode: currencyCode,
            accounts: [
                Account(code: "1000", name: names.bank, kind: .asset),
                Account(code: "1010", name: names.cash, kind: .asset),
                Account(code: "3000", name: names.openingBalance, kind: .equity),
                Account(code: "4000", name: names.dues, kind: .income),
                Account(code: "4100", name: names.donations, kind: .income),
                Account(code: "5000", name: names.expenses, kind: .expense),
            ])
    }
}
