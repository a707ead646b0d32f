import CPangoCairo
import Foundation

/// Collects the bytes written by a vector surface. Must outlive the surface.
final class StreamOutput {
    private(set) var data = Data()

    /// Creates a surface that writes to this output; nil if the surface cannot be created.
    func makeSurface(_ make: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?) -> OpaquePointer? {
        make(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<StreamOutput>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
