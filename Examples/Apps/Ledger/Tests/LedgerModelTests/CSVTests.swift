import LedgerModel
import Testing

struct CSVTests {
    @Test func quotedFieldsKeepSeparatorsQuotesAndLineBreaks() {
        let table = CSVReader(separator: ",").table(from: "a,\"b, c\",\"say \"\"hi\"\"\"\r\n\"two\nlines\",,e\n")
        #expect(table.rows == [["a", "b, c", "say \"hi\""], ["two\nlines", "", "e"]])
    }

    @Test(arguments: [",", ";", "\t"] as [Character])
    func theSeparatorIsFound(separator: Character) {
        let text = ["Date", "Payee", "Amount"].joined(separator: String(separator)) + "\n"
        #expect(CSVReader().table(from: text).header == ["Date", "Payee", "Amount"])
    }

    @Test func emptyLinesAndTheByteOrderMarkAreSkipped() {
        #expect(CSVReader().table(from: "\u{FEFF}a,b\n\n\nc,d").rows == [["a", "b"], ["c", "d"]])
    }

    @Test func writtenTablesAreReadUnchanged() {
        let table = CSVTable(rows: [["a;b", "c\"d", "e\nf"], ["", "ق", "1,5"]])
        for separator: Character in [",", ";"] {
            let text = CSVWriter(separator: separator).text(from: table)
            #expect(CSVReader(separator: separator).table(from: text) == table)
        }
    }

    @Test(arguments: [("1,234.56", "1.234,56", "1234.56"), ("-12.00", "-12,00", "-12"), ("€ 5", "5 €", "5"), ("0.07", "0,07", "0.07")])
    func amountsAreReadInBothFormats(point: String, comma: String, plain: String) throws {
        #expect(AmountFormat.point.amount(from: point).map { "\($0)" } == plain)
        #expect(AmountFormat.comma.amount(from: comma).map { "\($0)" } == plain)
    }

    @Test(arguments: ["", "abc", "1-2", "1.2.3", "1.5,0"])
    func whatIsNoAmountIsRefused(text: String) {
        #expect(AmountFormat.point.amount(from: text) == nil)
    }

    @Test func amountsAreWrittenWithTwoDecimals() {
        #expect(AmountFormat.point.string(from: 1_234.5) == "1234.50")
        #expect(AmountFormat.comma.string(from: -0.075) == "-0,08")
        #expect(AmountFormat.point.string(from: -0.001) == "0.00")
    }
}
