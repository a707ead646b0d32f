import Foundation
import LedgerModel
import Testing

struct BookTests {
    private let bank = Account(code: "1000", name: "Bank", kind: .asset)
    private let dues = Account(code: "4000", name: "Dues", kind: .income)
    private let rent = Account(code: "5000", name: "Rent", kind: .expense)
    private let day = Day(year: 2026, month: 3, day: 14)!

    private var book: Book { Book(title: "Club", currencyCode: "EUR", accounts: [bank, dues, rent]) }

    @Test func aTransferChangesBothAccounts() throws {
        var book = book
        try book.put(JournalEntry(day: day, payee: "Members", amount: 120, from: dues.id, to: bank.id))
        let balances = Balances(of: book)
        #expect(balances[bank] == 120)
        #expect(balances[dues] == 120)
        #expect(balances.difference == 0)
    }

    @Test func aSplitIsShownInEachOfItsAccounts() throws {
        var book = book
        let split = JournalEntry(
            day: day, payee: "Landlord",
            postings: [
                Posting(account: rent.id, amount: 70), Posting(account: dues.id, amount: 30), Posting(account: bank.id, amount: -100),
            ])
        try book.put(split)
        #expect(Register(book, account: rent).rows.map(\.amount) == [70])
        #expect(Register(book, account: dues).rows.map(\.amount) == [-30])
        #expect(Register(book, account: bank).rows.first?.counterpart == "Rent, Dues")
    }

    @Test func wrongTransactionsAreRefused() {
        var book = book
        let stranger = UUID()
        #expect(throws: BookProblem.transactionWithoutPayee) {
            try book.put(JournalEntry(day: day, payee: " ", amount: 5, from: bank.id, to: rent.id))
        }
        #expect(throws: BookProblem.transactionWithoutAmount) {
            try book.put(JournalEntry(day: day, payee: "A", amount: 0, from: bank.id, to: rent.id))
        }
        #expect(throws: BookProblem.unknownAccount) {
            try book.put(JournalEntry(day: day, payee: "A", amount: 5, from: bank.id, to: stranger))
        }
        #expect(throws: BookProblem.sameAccount) {
            try book.put(JournalEntry(day: day, payee: "A", amount: 5, from: bank.id, to: bank.id))
        }
        #expect(throws: BookProblem.unbalanced(2)) {
            try book.put(
                JournalEntry(
                    day: day, payee: "A",
                    postings: [Posting(account: bank.id, amount: 5), Posting(account: rent.id, amount: -3)]))
        }
        #expect(book.transactions.isEmpty)
    }

    @Test func accountsInUseStay() throws {
        var book = book
        try book.put(JournalEntry(day: day, payee: "Landlord", amount: 5, from: bank.id, to: rent.id))
        #expect(throws: BookProblem.accountInUse(count: 1)) { try book.removeAccount(rent.id) }
        try book.removeAccount(dues.id)
        #expect(book.account(dues.id) == nil)
    }

    @Test func accountNamesAreUnique() throws {
        var book = book
        #expect(throws: BookProblem.accountNameInUse("BANK")) { try book.put(Account(code: "1", name: " BANK ", kind: .asset)) }
        #expect(throws: BookProblem.accountWithoutName) { try book.put(Account(code: "1", name: "", kind: .asset)) }
        var renamed = bank
        renamed.name = "bank"
        try book.put(renamed)
        #expect(book.account(bank.id)?.name == "bank")
    }
}
