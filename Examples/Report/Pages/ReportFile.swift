import Foundation
import SwiftUI

/// Writes the report as a PDF file.
@MainActor public struct ReportFile {
    var table: SalesTable

    /// Creates the report of some sales.
    public init(table: SalesTable) {
        self.table = table
    }

    /// Writes four pages.
    public func write(to file: URL) throws {
        var box = CGRect(origin: .zero, size: ReportPage<EmptyView>.size)
        guard let context = CGContext(file as CFURL, mediaBox: &box, nil) else {
            throw SalesTable.ReadingError(description: "'\(file.path)' cannot be written.")
        }
        page(SummaryPage(table: table), in: context)
        page(RegionPage(table: table), in: context)
        page(ProductPage(table: table), in: context)
        page(TablePage(table: table), in: context)
        context.closePDF()
    }

    private func page(_ view: some View, in context: CGContext) {
        context.beginPDFPage(nil)
        ImageRenderer(content: view).render { _, draw in draw(context) }
        context.endPDFPage()
    }
}
