import Foundation

/// A picture's pixels, read and written by the libraries that the runtime draws with. They are loaded here: `apus` is not linked with them.
final class IconPicture {
    private typealias Read = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
    private typealias ReadAtSize = @convention(c) (UnsafePointer<CChar>, CInt, CInt, UnsafeMutableRawPointer?) -> OpaquePointer?
    private typealias Measure = @convention(c) (OpaquePointer) -> CInt
    private typealias Scale = @convention(c) (OpaquePointer, CInt, CInt, CInt) -> OpaquePointer?
    private typealias Save =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?
        ) -> CInt
    private typealias Release = @convention(c) (OpaquePointer) -> Void

    private static let pictures = "libgdk_pixbuf-2.0.so.0"
    private static let drawings = "librsvg-2.so.2"
    private static let objects = "libgobject-2.0.so.0"

    private let pixels: OpaquePointer
    let width: Int
    let height: Int

    /// Reads a PNG file, or draws an SVG file of which the longer side has `size` pixels.
    init(_ file: URL, size: Int) throws(BundleProblems) {
        let isDrawing = file.pathExtension.lowercased() == "svg"
        var read: OpaquePointer?
        if isDrawing {
            let draw = try Self.function("rsvg_pixbuf_from_file_at_max_size", in: Self.drawings, as: ReadAtSize.self)
            let zoomed = try Self.function("rsvg_pixbuf_from_file_at_size", in: Self.drawings, as: ReadAtSize.self)
            read = draw(file.path, CInt(size), CInt(size), nil)
            // A drawing may be smaller than the icon.
            if let small = read {
                let measure = try Self.function("gdk_pixbuf_get_width", in: Self.pictures, as: Measure.self)
                let measureHeight = try Self.function("gdk_pixbuf_get_height", in: Self.pictures, as: Measure.self)
                let (width, height) = (Int(measure(small)), Int(measureHeight(small)))
                if max(width, height) < size, width > 0, height > 0 {
                    let release = try Self.function("g_object_unref", in: Self.objects, as: Release.self)
                    release(small)
                    read = zoomed(file.path, CInt(size * width / max(width, height)), CInt(size * height / max(width, height)), nil)
                }
            }
        } else {
            read = try Self.function("gdk_pixbuf_new_from_file", in: Self.pictures, as: Read.self)(file.path, nil)
        }
        guard let read else {
            throw BundleProblems(["The icon '\(file.lastPathComponent)' cannot be read: it is no \(isDrawing ? "SVG" : "PNG") file."])
        }
        pixels = read
        width = Int(try Self.function("gdk_pixbuf_get_width", in: Self.pictures, as: Measure.self)(read))
        height = Int(try Self.function("gdk_pixbuf_get_height", in: Self.pictures, as: Measure.self)(read))
    }

    /// Writes the picture as a PNG file with `size` pixels on each side.
    func write(to file: URL, size: Int) throws(BundleProblems) {
        let save = try Self.function("gdk_pixbuf_savev", in: Self.pictures, as: Save.self)
        let scale = try Self.function("gdk_pixbuf_scale_simple", in: Self.pictures, as: Scale.self)
        let release = try Self.function("g_object_unref", in: Self.objects, as: Release.self)
        // GDK_INTERP_BILINEAR averages all the pixels that fall into one.
        guard let scaled = scale(pixels, CInt(size), CInt(size), 2) else { throw BundleProblems(["There is not enough memory for the icon."]) }
        defer { release(scaled) }
        guard save(scaled, file.path, "png", nil, nil, nil) != 0 else { throw BundleProblems(["The icon cannot be written to '\(file.path)'."]) }
    }

    deinit {
        if let release = try? Self.function("g_object_unref", in: Self.objects, as: Release.self) { release(pixels) }
    }

    private static func function<Function>(_ name: String, in library: String, as type: Function.Type) throws(BundleProblems) -> Function {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL), let function = dlsym(handle, name) else {
            throw BundleProblems([
                "The icon cannot be drawn: the library \(library) is missing; install the Debian packages libgdk-pixbuf-2.0-0 and librsvg2-2."
            ])
        }
        return unsafeBitCast(function, to: type)
    }
}
