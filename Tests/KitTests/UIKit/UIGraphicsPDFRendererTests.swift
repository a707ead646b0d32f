import CoreGraphics
import Foundation
import Testing
import UIKit

/// Documents that programs draw.
struct UIGraphicsPDFRendererTests {
    private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test func documentsHaveTheirPages() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Invoice"]
        let document = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            context.beginPage()
            #expect(UIGraphicsGetCurrentContext() != nil && context.pdfContextBounds == page)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            "Total".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            #expect(context.pdfContextBounds.size == CGSize(width: 50, height: 60))
        }
        #expect(document.starts(with: Data("%PDF".utf8)))
        let text = String(decoding: document, as: UTF8.self)
        #expect(text.contains("/Count 2") && text.contains("Invoice"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    /// The y axis of the context points down, as in all contexts of UIKit, while that of a PDF file points up: a rectangle at the top of a page has a
    /// large y in the file.
    @Test func theYAxisPointsDown() {
        _ = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            #expect(CGPoint(x: 5, y: 0).applying(context.cgContext.ctm) == CGPoint(x: 5, y: 100))
            #expect(CGPoint(x: 5, y: 100).applying(context.cgContext.ctm) == CGPoint(x: 5, y: 0))
        }
    }

    @Test func pagesWithoutAreaGiveNoDocument() {
        #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in Issue.record("There is no context.") }.isEmpty)
    }

    @Test func documentsAreWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try UIGraphicsPDFRenderer(bounds: page).writePDF(to: file) { $0.beginPage() }
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    }
}
