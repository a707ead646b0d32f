import Foundation
import SalesReport

// Reads a CSV file of sales and writes a report of four pages as PDF: report FILE.csv [FILE.pdf]

/// Prints why the program cannot go on, and ends it.
func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("report: \(message)\n".utf8))
    exit(status)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard (1...2).contains(arguments.count) else { fail("Name a CSV file, and the PDF file to write: report sales.csv sales.pdf", status: 2) }
let output = URL(fileURLWithPath: arguments.count > 1 ? arguments[1] : "report.pdf")
guard let csv = try? String(contentsOf: URL(fileURLWithPath: arguments[0]), encoding: .utf8) else {
    fail("'\(arguments[0])' cannot be read.", status: 1)
}
do {
    try ReportFile(table: SalesTable(csv: csv)).write(to: output)
} catch {
    fail("\(error)", status: 1)
}
