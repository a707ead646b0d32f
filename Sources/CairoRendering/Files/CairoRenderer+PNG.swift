import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

extension CairoRenderer {
    package func pngData(of list: DisplayList, size: CGSize) throws(RenderingError) -> Data {
        let bitmap = try bitmap(of: list, size: size)
        final class Collector { var data = Data() }
        let collector = Collector()
        let status = withExtendedLifetime(collector) {
            cairo_surface_write_to_png_stream(bitmap.surface, { closure, bytes, count in
                Unmanaged<Collector>.fromOpaque(closure!).takeUnretainedValue().data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(collector).toOpaque())
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .encoding(String(cString: cairo_status_to_string(status))) }
        return collector.data
    }

    package func writePNG(of list: DisplayList, size: CGSize, to url: URL) throws(RenderingError) {
        try Self.write(try pngData(of: list, size: size), to: url)
    }

    static func write(_ data: Data, to url: URL) throws(RenderingError) {
        do { try data.write(to: url, options: .atomic) } catch { throw .file(error.localizedDescription) }
    }
}
