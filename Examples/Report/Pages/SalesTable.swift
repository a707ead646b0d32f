import Foundation

/// The rows of a CSV file of sales.
public struct SalesTable {
    struct Row: Identifiable {
        var id: Int
        var month: Date
        var region: String
        var product: String
        var units: Int
        var revenue: Double
    }

    /// Why a file cannot be read, in one sentence.
    public struct ReadingError: Error, CustomStringConvertible {
        public var description: String
    }

    var rows: [Row]

    /// Reads lines of month (`2025-01`), region, product, units and revenue after a line with these names.
    public init(csv: String) throws {
        let lines = csv.split(whereSeparator: \.isNewline)
        guard lines.first == "month,region,product,units,revenue" else {
            throw ReadingError(description: "The first line must be 'month,region,product,units,revenue'.")
        }
        let calendar = Calendar(identifier: .gregorian)
        rows = try lines.dropFirst().enumerated().map { index, line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            let month = cells[0].split(separator: "-").compactMap { Int($0) }
            guard cells.count == 5, month.count == 2, (1...12).contains(month[1]), let units = Int(cells[3]), let revenue = Double(cells[4]),
                let date = calendar.date(from: DateComponents(year: month[0], month: month[1]))
            else { throw ReadingError(description: "Line \(index + 2) is not a month, two names and two numbers: '\(line)'.") }
            return Row(id: index, month: date, region: cells[1], product: cells[2], units: units, revenue: revenue)
        }
        guard !rows.isEmpty else { throw ReadingError(description: "The file has no rows.") }
    }

    var revenue: Double { rows.reduce(0) { $0 + $1.revenue } }

    /// The revenue by a property of the rows, in the order of the rows.
    func revenue<Key: Hashable>(by key: (Row) -> Key) -> [(key: Key, revenue: Double)] {
        sums(of: \.revenue, by: key).map { ($0.key, $0.sum) }
    }

    /// The sums of a number by a property of the rows, in the order of the rows.
    func sums<Key: Hashable>(of number: (Row) -> Double, by key: (Row) -> Key) -> [(key: Key, sum: Double)] {
        var order: [Key] = []
        var sums: [Key: Double] = [:]
        for row in rows {
            if sums[key(row)] == nil { order.append(key(row)) }
            sums[key(row), default: 0] += number(row)
        }
        return order.map { ($0, sums[$0] ?? 0) }
    }
}
