import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import os

extension CGContext {
    /// Creates a context that draws a PDF file; nil if the file cannot be created or the page size is invalid.
    ///
    /// The file is complete after `closePDF()`.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - mediaBox: The default page rectangle in points; nil for 612 x 792.
    ///   - auxiliaryInfo: The metadata of the file, with keys such as `kCGPDFContextTitle`. Other entries are ignored.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that draws a PDF document; nil if the page size is invalid.
    ///
    /// The document is passed to the consumer by `closePDF()`.
    ///
    /// - Parameters:
    ///   - consumer: The consumer that receives the data.
    ///   - mediaBox: The default page rectangle in points; nil for 612 x 792.
    ///   - auxiliaryInfo: The metadata of the file, with keys such as `kCGPDFContextTitle`. Other entries are ignored.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard
            let destination = PDFDestination(
                consumer: consumer, mediaBox: mediaBox?.pointee ?? PDFDestination.usualMediaBox, information: auxiliaryInfo ?? [:])
        else { return nil }
        self.init(destination: destination)
    }
}

/// The PDF document of a `CGContext`.
private final class PDFDestination: DisplayListDestination {
    /// US Letter, as in Core Graphics.
    static let usualMediaBox = CGRect(x: 0, y: 0, width: 612, height: 792)

    private let consumer: CGDataConsumer
    private let usualBox: CGRect
    private let output = StreamOutput()
    private let surface: OpaquePointer
    private var context: OpaquePointer
    private var page: CGRect?
    private var isClosed = false

    init?(consumer: CGDataConsumer, mediaBox: CGRect, information: CFDictionary) {
        guard let box = Self.usable(mediaBox),
            let surface = output.makeSurface({ write, closure in
                cairo_pdf_surface_create_for_stream(write, closure, box.width, box.height)
            })
        else { return nil }
        guard let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.consumer = consumer
        usualBox = box
        self.surface = surface
        self.context = context
        for (key, entry) in [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ] {
            let text = (information[key] as? [String])?.joined(separator: ", ") ?? information[key] as? String
            if let text { cairo_pdf_surface_set_metadata(surface, entry, text) }
        }
    }

    deinit {
        close()
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Returns the standardized page rectangle; nil if its size is not supported.
    private static func usable(_ box: CGRect) -> CGRect? {
        let (box, limit) = (box.standardized, CGFloat(CairoRenderer.sideLimit))
        let isUsable =
            box.width > 0 && box.height > 0 && box.width <= limit && box.height <= limit
            && box.minX.isFinite && box.minY.isFinite
        return isUsable ? box : nil
    }

    var bounds: CGRect { page ?? usualBox }

    func beginPage(mediaBox: CGRect?) {
        guard !isClosed else { return }
        endPage()
        let box = mediaBox.flatMap(Self.usable) ?? usualBox
        cairo_pdf_surface_set_size(surface, box.width, box.height)
        page = box
    }

    func endPage() {
        guard page != nil else { return }
        cairo_show_page(context)
        page = nil
    }

    func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
        guard let page else {
            return RuntimeWarnings.report("CGContext: what is drawn between the pages of a PDF file is not seen; beginPDFPage comes first.")
        }
        // Pages of the file have their origin at the corner of the page rectangle.
        let placed =
            page.origin == .zero
            ? list
            : DisplayList(items: [
                DisplayList.Item(
                    identity: DisplayList.Identity(node: 0), frame: page,
                    content: .group(.transform(CGAffineTransform(translationX: -page.minX, y: -page.minY)), list))
            ])
        CairoRenderer.draw(upwards: placed, in: &context, size: page.size, isVector: true, rasterizationScale: rasterizationScale)
    }

    func close() {
        guard !isClosed else { return }
        endPage()
        isClosed = true
        cairo_surface_finish(surface)
        do { try consumer.consume(output.data) } catch {
            RuntimeWarnings.report("CGContext: \(RenderingError.file(error.localizedDescription))")
        }
    }
}
