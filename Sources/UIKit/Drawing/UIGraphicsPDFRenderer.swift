import CairoRendering
import CoreGraphics
import Foundation
import KitValues

/// How the documents of a renderer are made.
open class UIGraphicsPDFRendererFormat {
    /// The metadata of the document, with keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without metadata.
    public required init() {}

    /// Returns the default format.
    open class func `default`() -> Self { self.init() }
    /// Returns the default format.
    open class func preferred() -> Self { self.init() }
}

/// The context in which a renderer draws the pages of a document.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// How the document is made.
    public let format: UIGraphicsPDFRendererFormat
    /// The rectangle of the current page, in points.
    open private(set) var pdfContextBounds: CGRect
    private let bounds: CGRect

    fileprivate init(_ context: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
        self.format = format
        self.bounds = bounds
        pdfContextBounds = bounds
        super.init(context)
    }

    /// Begins a page of the renderer's size.
    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

    /// Begins a page of a rectangle in points. The information is ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pdfContextBounds = bounds
        withUnsafePointer(to: bounds) { cgContext.beginPage(mediaBox: $0) }
        cgContext.translateBy(x: 0, y: bounds.minY + bounds.maxY)
        cgContext.scaleBy(x: 1, y: -1)
    }
}

/// Draws PDF documents. It can be used on any thread.
///
///     let page = CGRect(x: 0, y: 0, width: 595, height: 842)
///     let document = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///         context.beginPage()
///         "Invoice".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
///     }
open class UIGraphicsPDFRenderer {
    /// How the documents are made.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// Creates a renderer for pages of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the document that a closure draws; empty data if the renderer's size has no area.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data) else { return Data() }
        let context = withUnsafePointer(to: bounds) { CGContext(consumer: consumer, mediaBox: $0, format.documentInfo) }
        guard let context else { return Data() }
        GraphicsStack.draw(in: context) { actions(UIGraphicsPDFRendererContext(context, format: format, bounds: bounds)) }
        context.endPDFPage()
        context.closePDF()
        return data as Data
    }

    /// Writes the document that a closure draws to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
