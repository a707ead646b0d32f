import Foundation
import LedgerModel
import Testing

struct StatementTests {
    private let text = """
        Date;Payee;Memo;Amount
        01.07.2026;Harbour Office;Third quarter;-690,00
        02.07.2026;Ada Lindqvist;;50,00
        yesterday;Nobody;;1,00
        """
    private let reader = StatementReader(format: StatementFormat(dayFormat: .dotted, amountFormat: .comma))

    @Test func linesAreReadAndBadOnesCounted() throws {
        let statement = try reader.statement(from: Data(text.utf8))
        #expect(statement.lines.map(\.payee) == ["Harbour Office", "Ada Lindqvist"])
        #expect(statement.lines.map(\.amount) == [-690, 50])
        #expect(statement.unreadableLines == [3])
    }

    @Test func filesWithoutColumnsAreRefused() {
        #expect(throws: StatementReader.Problem.missingColumns) { try reader.statement(from: Data("a,b\n1,2".utf8)) }
        #expect(throws: StatementReader.Problem.noLines) { try reader.statement(from: Data("Date;Payee;Amount\n".utf8)) }
        #expect(throws: StatementReader.Problem.notText) { try reader.statement(from: Data([0, 1, 2, 0])) }
    }

    @Test func earlierTransactionsSuggestTheOtherAccount() throws {
        var book = Book.sample
        let statement = try reader.statement(from: Data(text.utf8))
        let transfer = try #require(StatementImport(statement, into: book))
        let before = book.transactions.count
        let added = try transfer.apply(to: &book)
        #expect(added.count == 2)
        #expect(book.transactions.count == before + 2)
        let names = book.transactions.suffix(2).map { Register(book).rows.first(where: { [id = $0.id] in $0.id == id })?.counterpart }
        #expect(names == ["Bank → Boathouse Rent", "Donations → Bank"])
        #expect(Balances(of: book).difference == 0)
    }

    @Test func aSecondImportOfTheSameFileAddsNothing() throws {
        var book = Book.sample
        let transfer = try #require(StatementImport(try reader.statement(from: Data(text.utf8)), into: book))
        _ = try transfer.apply(to: &book)
        #expect(transfer.newLines(in: book).isEmpty)
        #expect(try transfer.apply(to: &book).isEmpty)
    }

    @Test func anExportCanBeImported() throws {
        let book = Book.sample
        let bank = try #require(book.accounts(of: .asset).first)
        let csv = CSVWriter().text(from: CSVTable(rows: Register(book, account: bank).rows))
        let statement = try StatementReader().statement(from: Data(csv.utf8))
        #expect(statement.unreadableLines.isEmpty)
        #expect(statement.lines.reduce(0) { $0 + $1.amount } == Balances(of: book)[bank])
    }
}
