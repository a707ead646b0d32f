import Foundation
import LedgerModel
import Testing

struct QueryTests {
    private let book = Book.sample

    @Test func theSampleIsBalanced() {
        #expect(Balances(of: book).difference == 0)
        #expect(book.netAssets == 3_503.85)
    }

    @Test func aRegisterEndsWithTheBalanceOfItsAccount() throws {
        for account in book.accounts where Register(book, account: account).rows.isEmpty == false {
            #expect(Register(book, account: account).rows.last?.balance == Balances(of: book)[account])
        }
    }

    @Test func balancesCanStopAtADay() throws {
        let bank = try #require(book.accounts(of: .asset).first)
        let newYear = try #require(Day(year: 2026, month: 1, day: 1))
        #expect(Balances(of: book, through: newYear)[bank] == 4_280)
    }

    @Test func everyWordOfASearchHasToOccur() {
        let register = Register(book)
        #expect(register.rows(matching: "harbour").count == 2)
        #expect(register.rows(matching: "HARBOUR second").count == 1)
        #expect(register.rows(matching: "harbour regatta").isEmpty)
        #expect(register.rows(matching: "512").map(\.payee) == ["Northern Mutual"])
        #expect(register.rows(matching: "  ").count == book.transactions.count)
    }

    @Test func monthsHaveIncomeAndExpenses() throws {
        let months = book.monthSummaries(count: 7)
        #expect(months.count == 7)
        #expect(months.first?.month == YearMonth(year: 2025, month: 12))
        #expect(months.first?.result == 0)
        let january = months[1]
        #expect(january.income == 1_840)
        #expect(january.expenses == 1_202.40)
        #expect(january.result == 637.60)
    }

    @Test func sharesAddUpToTheWhole() throws {
        let year = YearMonth(year: 2026, month: 1)...YearMonth(year: 2026, month: 12)
        let shares = book.shares(of: .expense, in: year)
        #expect(shares.first?.account.name == "Equipment")
        #expect(abs(shares.reduce(0) { $0 + $1.fraction } - 1) < 1e-9)
        #expect(shares.reduce(0) { $0 + $1.amount } == book.total(of: .expense))
    }
}
