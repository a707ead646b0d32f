import Foundation

extension Book {
    /// The books of a rowing club, for previews and for trying the program.
    public static var sample: Book {
        let accounts = SampleAccounts()
        var book = Book(title: "Riverside Rowing Club", currencyCode: "EUR", accounts: accounts.all)
        for (offset, entry) in SampleEntry.all.enumerated() {
            let day = DayFormat.iso.day(from: entry.day)!
            let postings = [
                Posting(id: SampleAccounts.identifier(2000 + offset), account: accounts[entry.to], amount: entry.amount),
                Posting(id: SampleAccounts.identifier(3000 + offset), account: accounts[entry.from], amount: -entry.amount),
            ]
            try! book.put(
                JournalEntry(
                    id: SampleAccounts.identifier(1000 + offset), day: day, number: entry.number, payee: entry.payee, memo: entry.memo,
                    isCleared: day.month < 6, postings: postings))
        }
        return book
    }
}

/// The chart of accounts of the sample, with identifiers that are the same in every run.
struct SampleAccounts {
    let all: [Account]

    init() {
        let rows: [(String, String, AccountKind)] = [
            ("1000", "Bank", .asset), ("1010", "Cash Box", .asset), ("1020", "Savings", .asset), ("2000", "Boat Loan", .liability),
            ("3000", "Opening Balance", .equity), ("4000", "Membership Dues", .income), ("4100", "Donations", .income),
            ("4200", "Summer Party", .income), ("5000", "Boathouse Rent", .expense), ("5100", "Equipment", .expense),
            ("5200", "Insurance", .expense), ("5300", "Regattas", .expense), ("5400", "Office", .expense),
        ]
        all = rows.enumerated().map { Account(id: Self.identifier($0), code: $1.0, name: $1.1, kind: $1.2) }
    }

    subscript(code: String) -> Account.ID { all.first { $0.code == code }!.id }

    static func identifier(_ number: Int) -> UUID {
        let digits = String(number)
        return UUID(uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)!
    }
}
