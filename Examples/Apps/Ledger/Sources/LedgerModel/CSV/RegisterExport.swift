/// The titles of the columns of exported transactions, in the language of the reader.
public struct RegisterTitles: Sendable {
    public var day: String
    public var number: String
    public var payee: String
    public var memo: String
    public var counterpart: String
    public var amount: String

    public init(day: String, number: String, payee: String, memo: String, counterpart: String, amount: String) {
        self.day = day
        self.number = number
        self.payee = payee
        self.memo = memo
        self.counterpart = counterpart
        self.amount = amount
    }

    /// The titles that `StatementColumns` recognises in any language.
    public static let plain = RegisterTitles(
        day: "Date", number: "Number", payee: "Payee", memo: "Memo", counterpart: "Account", amount: "Amount")
}

extension CSVTable {
    /// Creates a table of transactions, with titles in the first row.
    public init(rows: [RegisterRow], titles: RegisterTitles = .plain, format: StatementFormat = StatementFormat()) {
        let header = [titles.day, titles.number, titles.payee, titles.memo, titles.counterpart, titles.amount]
        self.init(
            rows: [header]
                + rows.map { row in
                    [
                        format.dayFormat.string(from: row.day), row.number, row.payee, row.memo, row.counterpart,
                        format.amountFormat.string(from: row.amount),
                    ]
                })
    }
}
