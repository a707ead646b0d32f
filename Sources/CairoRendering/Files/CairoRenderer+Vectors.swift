import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import os

extension CairoRenderer {
    /// Renders the area from the origin to `size`, in points, as a single-page PDF file. Text is stored as text.
    package func pdfData(of list: DisplayList, size: CGSize) throws(RenderingError) -> Data {
        try vectorData(of: list, size: size) { write, closure in
            cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
        }
    }

    /// Renders the area from the origin to `size`, in points, and writes it to a single-page PDF file.
    package func writePDF(of list: DisplayList, size: CGSize, to url: URL) throws(RenderingError) {
        try pdfData(of: list, size: size).write(toPicture: url)
    }

    /// Renders the area from the origin to `size`, in points, as an SVG file. Text is converted to outlines.
    package func svgData(of list: DisplayList, size: CGSize) throws(RenderingError) -> Data {
        try vectorData(of: list, size: size) { write, closure in
            let surface = cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    /// Renders the area from the origin to `size`, in points, and writes it to an SVG file.
    package func writeSVG(of list: DisplayList, size: CGSize, to url: URL) throws(RenderingError) {
        try svgData(of: list, size: size).write(toPicture: url)
    }

    private func vectorData(
        of list: DisplayList, size: CGSize, makeSurface: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(RenderingError) -> Data {
        guard size.width > 0, size.height > 0, size.width <= CGFloat(Self.sideLimit), size.height <= CGFloat(Self.sideLimit) else {
            throw .unsuitableSize(size)
        }
        do {
            return try vectorData(size: size, makeSurface: makeSurface) { painter in draw(list, in: painter) }
        } catch RenderingError.cairo(let reason) {
            // Pages are assembled when they are finished, too late to identify the failing item, so the page is rasterized.
            RuntimeWarnings.report("The page is drawn as pixels: \(reason)")
            var renderer = self
            renderer.scale = max(2, scale)
            let limit = CGFloat(Self.sideLimit) / max(size.width, size.height)
            renderer.scale = min(renderer.scale, limit, (CGFloat(Self.pixelLimit) / (size.width * size.height)).squareRoot())
            let picture = try renderer.bitmap(of: list, size: size)
            return try vectorData(size: size, makeSurface: makeSurface) { painter in
                cairo_scale(painter.context, 1 / renderer.scale, 1 / renderer.scale)
                cairo_set_source_surface(painter.context, picture.surface, 0, 0)
                cairo_paint(painter.context)
            }
        }
    }

    private func vectorData(
        size: CGSize, makeSurface: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?, draw: (Painter) -> Void
    ) throws(RenderingError) -> Data {
        var data = Data()
        try RenderSession.untilComplete { session throws(RenderingError) in
            let output = StreamOutput()
            guard let surface = output.makeSurface(makeSurface), let context = cairo_create(surface) else { throw .cairo("no context") }
            defer { cairo_surface_destroy(surface) }
            draw(
                Painter(
                    context: context, session: session, transform: .identity, visible: CGRect(origin: .zero, size: size).outwardWhole,
                    isVector: true, layerScale: max(2, scale)))
            session.check(context)
            cairo_destroy(context)
            cairo_surface_finish(surface)
            guard session.failure == nil else { return }
            let status = cairo_surface_status(surface)
            guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
            data = withExtendedLifetime(output) { output.data }
        }
        return data
    }
}
