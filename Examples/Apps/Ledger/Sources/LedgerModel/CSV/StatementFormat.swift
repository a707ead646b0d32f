/// How dates, amounts and fields are written in a bank's files.
public struct StatementFormat: Hashable, Codable, Sendable {
    public var dayFormat: DayFormat
    public var amountFormat: AmountFormat

    public init(dayFormat: DayFormat = .iso, amountFormat: AmountFormat = .point) {
        self.dayFormat = dayFormat
        self.amountFormat = amountFormat
    }
}

/// The columns of a bank's file that are read.
public struct StatementColumns: Hashable, Sendable {
    public var day: Int
    public var payee: Int
    public var amount: Int
    public var memo: Int?

    public init(day: Int, payee: Int, amount: Int, memo: Int? = nil) {
        self.day = day
        self.payee = payee
        self.amount = amount
        self.memo = memo
    }

    /// Finds the columns by their titles, in several languages; nil if one is missing.
    public init?(header: [String]) {
        let titles = header.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        func column(_ names: String...) -> Int? { titles.firstIndex { names.contains($0) } }
        guard let day = column("date", "day", "booking date", "التاريخ"),
            let payee = column("payee", "name", "description", "libellé", "bénéficiaire", "المستفيد"),
            let amount = column("amount", "value", "montant", "المبلغ")
        else { return nil }
        self.init(day: day, payee: payee, amount: amount, memo: column("memo", "note", "reference", "référence", "ملاحظة"))
    }
}
