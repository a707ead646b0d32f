import Foundation

/// A transaction of the sample, with accounts by their codes.
struct SampleEntry {
    var day: String
    var number = ""
    var payee: String
    var memo = ""
    var amount: Decimal
    var from: String
    var to: String

    static let all: [SampleEntry] = [
        SampleEntry(day: "2026-01-01", payee: "Balance brought forward", memo: "Bank", amount: 4_280, from: "3000", to: "1000"),
        SampleEntry(day: "2026-01-01", payee: "Balance brought forward", memo: "Cash", amount: 135, from: "3000", to: "1010"),
        SampleEntry(day: "2026-01-05", number: "1", payee: "Harbour Office", memo: "First quarter", amount: 690, from: "1000", to: "5000"),
        SampleEntry(day: "2026-01-12", payee: "Members", memo: "Dues for 2026", amount: 1_840, from: "4000", to: "1000"),
        SampleEntry(day: "2026-01-20", number: "2", payee: "Northern Mutual", memo: "Boats and liability", amount: 512.40, from: "1000", to: "5200"),
        SampleEntry(day: "2026-02-03", number: "3", payee: "Oar & Blade", memo: "Two pairs of oars", amount: 438, from: "1000", to: "5100"),
        SampleEntry(day: "2026-02-14", payee: "Ada Lindqvist", memo: "For the new eight", amount: 600, from: "4100", to: "1000"),
        SampleEntry(day: "2026-02-27", payee: "Members", memo: "Late dues", amount: 320, from: "4000", to: "1000"),
        SampleEntry(day: "2026-03-02", number: "4", payee: "Paper & Print", memo: "Programme of the season", amount: 86.75, from: "1010", to: "5400"),
        SampleEntry(day: "2026-03-16", payee: "Savings", memo: "Set aside for the boat", amount: 1_000, from: "1000", to: "1020"),
        SampleEntry(
            day: "2026-03-28", number: "5", payee: "Regatta Committee", memo: "Spring regatta, four boats", amount: 260, from: "1000", to: "5300"),
        SampleEntry(day: "2026-04-01", number: "6", payee: "Harbour Office", memo: "Second quarter", amount: 690, from: "1000", to: "5000"),
        SampleEntry(day: "2026-04-09", payee: "Boat Builders", memo: "Loan for the new eight", amount: 2_500, from: "2000", to: "1000"),
        SampleEntry(day: "2026-04-11", number: "7", payee: "Boat Builders", memo: "Deposit", amount: 2_900, from: "1000", to: "5100"),
        SampleEntry(day: "2026-05-04", payee: "Town Council", memo: "Grant for young rowers", amount: 1_200, from: "4100", to: "1000"),
        SampleEntry(day: "2026-05-18", number: "8", payee: "Regatta Committee", memo: "Travel and fees", amount: 415.60, from: "1000", to: "5300"),
        SampleEntry(day: "2026-06-06", payee: "Summer Party", memo: "Tickets and raffle", amount: 1_145, from: "4200", to: "1010"),
        SampleEntry(day: "2026-06-08", payee: "Bank", memo: "Cash paid in", amount: 900, from: "1010", to: "1000"),
        SampleEntry(day: "2026-06-15", number: "9", payee: "Boat Builders", memo: "First instalment", amount: 500, from: "1000", to: "2000"),
        SampleEntry(day: "2026-06-24", number: "10", payee: "Corner Shop", memo: "Stamps and envelopes", amount: 23.40, from: "1010", to: "5400"),
    ]
}
