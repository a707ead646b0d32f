import Foundation

/// A line of a bank statement.
public struct StatementLine: Identifiable, Hashable, Sendable {
    /// The number of the line in the file, from 1 after the titles.
    public let id: Int
    public var day: Day
    public var payee: String
    public var memo: String
    /// Positive for money that was received.
    public var amount: Decimal

    public init(id: Int, day: Day, payee: String, memo: String = "", amount: Decimal) {
        self.id = id
        self.day = day
        self.payee = payee
        self.memo = memo
        self.amount = amount
    }
}

/// A bank statement read from a file.
public struct Statement: Hashable, Sendable {
    public var lines: [StatementLine]
    /// The numbers of the lines that could not be read.
    public var unreadableLines: [Int]

    public init(lines: [StatementLine], unreadableLines: [Int] = []) {
        self.lines = lines
        self.unreadableLines = unreadableLines
    }
}

/// Reads bank statements.
public struct StatementReader: Sendable {
    /// The reason why a file is no statement.
    public enum Problem: Error, Equatable {
        case notText
        case missingColumns
        case noLines
    }

    public var format: StatementFormat

    public init(format: StatementFormat = StatementFormat()) {
        self.format = format
    }

    /// Reads a file of comma-separated values in UTF-8 or Latin-1.
    public func statement(from data: Data) throws(Problem) -> Statement {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1), !text.contains("\0") else {
            throw .notText
        }
        let table = CSVReader().table(from: text)
        guard let columns = StatementColumns(header: table.header) else { throw .missingColumns }
        var statement = Statement(lines: [])
        for (number, fields) in zip(1..., table.body) {
            if let line = line(number, fields, columns) {
                statement.lines.append(line)
            } else {
                statement.unreadableLines.append(number)
            }
        }
        guard !statement.lines.isEmpty else { throw .noLines }
        return statement
    }

    private func line(_ number: Int, _ fields: [String], _ columns: StatementColumns) -> StatementLine? {
        func field(_ index: Int?) -> String {
            index.flatMap { fields.indices.contains($0) ? fields[$0].trimmingCharacters(in: .whitespaces) : nil } ?? ""
        }
        guard let day = format.dayFormat.day(from: field(columns.day)),
            let amount = format.amountFormat.amount(from: field(columns.amount)), amount != 0
        else { return nil }
        let payee = field(columns.payee)
        let memo = field(columns.memo)
        return StatementLine(id: number, day: day, payee: payee.isEmpty ? memo : payee, memo: memo, amount: amount)
    }
}
