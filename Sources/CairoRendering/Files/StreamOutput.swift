import CPangoCairo
import Foundation

/// The bytes that a surface for a file has written so far. Must outlive the surface.
final class StreamOutput {
    private(set) var data = Data()

    /// A surface that writes here; nil if there is none of the kind.
    func makeSurface(_ make: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?) -> OpaquePointer? {
        make({ closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<StreamOutput>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(self).toOpaque())
    }
}
