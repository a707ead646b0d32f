import Foundation
import SwiftUI
import Testing

@testable import SalesReport

/// The report is read back.
@MainActor struct SalesReportTests {
    private static let csv = """
        month,region,product,units,revenue
        2025-01,North,Desk,2,840
        2025-02,North,Chair,5,900
        2025-02,South,Desk,1,420
        """

    @Test func sums() throws {
        let table = try SalesTable(csv: Self.csv)
        #expect(table.revenue == 2160)
        #expect(table.revenue(by: \.region).map(\.key) == ["North", "South"])
        #expect(table.revenue(by: \.region).map(\.revenue) == [1740, 420])
        #expect(table.sums(of: { Double($0.units) }, by: \.region).map(\.sum).reduce(0, +) == table.rows.reduce(0) { $0 + Double($1.units) })
    }

    @Test(arguments: [
        "", "a,b", "month,region,product,units,revenue", "month,region,product,units,revenue\n2025-13,a,b,1,2",
        "month,region,product,units,revenue\n,",
    ])
    func unusableFiles(csv: String) {
        #expect(throws: SalesTable.ReadingError.self) { try SalesTable(csv: csv) }
    }

    /// The file has four pages of A4, and the fonts and drawings of its charts.
    @Test func fourPages() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try ReportFile(table: SalesTable(csv: Self.csv)).write(to: file)
        let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.ranges(of: /\/Type \/Page[^s]/).count == 4)
        #expect(text.contains("/Count 4"))
        #expect(text.contains("595 842"))
        #expect(text.contains("/Font"))
    }
}
