import CPangoCairo
import CoreGraphics
import DisplayLists

extension Painter {
    /// Draws rectangles in a colour each. Opaque ones with edges on pixel boundaries are written to the pixels, with the same result as
    /// filling them: Cairo takes a hundred times as long to prepare a fill as to write a small rectangle.
    func draw(_ item: ColoredRectangles) {
        guard visiblePart(of: item.bounds, outset: 1) != nil else { return }
        let near = transform.isUsable ? visible.insetBy(dx: -1, dy: -1).applying(transform.inverted()) : .infinite
        var pixels = isVector || !transform.preservesAxisAlignment ? nil : PixelArea(of: context)
        for rectangle in item.rectangles {
            let rect = rectangle.rect
            guard rect.maxX > near.minX, rect.minX < near.maxX, rect.maxY > near.minY, rect.minY < near.maxY else { continue }
            if let pixel = pixels == nil ? nil : rectangle.color.opaquePixel {
                let device = rect.applying(transform)
                if device.isWhole {
                    pixels?.fill(device, with: pixel)
                    continue
                }
            }
            pixels?.end()
            fill(.rect(rect), with: .color(rectangle.color), options: FillOptions())
        }
        pixels?.end()
    }
}

/// The pixels of a bitmap that a context may change.
private struct PixelArea {
    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    private let pixelsPerRow: Int
    /// The edges of the area in device coordinates, and those of the bitmap's first pixel.
    private let left: Int
    private let top: Int
    private let right: Int
    private let bottom: Int
    private let originX: Int
    private let originY: Int
    private var isBeingWritten = false

    /// Creates the area; nil unless the context draws into a bitmap of colours within a rectangle of whole pixels.
    init?(of context: OpaquePointer) {
        guard let surface = cairo_get_group_target(context), cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32, let clip = Self.clip(of: context)
        else { return nil }
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        self.surface = surface
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        pixelsPerRow = stride / MemoryLayout<UInt32>.stride
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
        (originX, originY) = (-Int(offsetX), -Int(offsetY))
        let bounds = CGRect(
            x: originX, y: originY, width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
        let area = clip.intersection(bounds)
        guard !area.isNull else { return nil }
        (left, top, right, bottom) = (Int(area.minX), Int(area.minY), Int(area.maxX), Int(area.maxY))
    }

    /// The clip of a context in device coordinates; nil unless it is a rectangle with integral edges.
    private static func clip(of context: OpaquePointer) -> CGRect? {
        cairo_save(context)
        cairo_identity_matrix(context)
        let list = cairo_copy_clip_rectangle_list(context)
        cairo_restore(context)
        defer { cairo_rectangle_list_destroy(list) }
        guard let list, list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return nil }
        let only = list.pointee.rectangles[0]
        let rect = CGRect(x: only.x, y: only.y, width: only.width, height: only.height)
        return rect == rect.integral ? rect : nil
    }

    /// Writes a pixel to a rectangle in device coordinates with edges on pixel boundaries.
    mutating func fill(_ rect: CGRect, with pixel: UInt32) {
        // Conversions take less time than the library's function for rounding.
        func edge(_ position: CGFloat, _ lower: Int, _ upper: Int) -> Int {
            lower + Int(max(0, min(position, CGFloat(upper)) - CGFloat(lower)) + 0.5)
        }
        let (first, last) = (edge(rect.minX, left, right) - originX, edge(rect.maxX, left, right) - originX)
        let (firstRow, lastRow) = (edge(rect.minY, top, bottom) - originY, edge(rect.maxY, top, bottom) - originY)
        guard first < last, firstRow < lastRow else { return }
        if !isBeingWritten { cairo_surface_flush(surface) }
        isBeingWritten = true
        for row in firstRow..<lastRow {
            (pixels + row * pixelsPerRow + first).update(repeating: pixel, count: last - first)
        }
    }

    /// Lets the context draw again.
    mutating func end() {
        if isBeingWritten { cairo_surface_mark_dirty(surface) }
        isBeingWritten = false
    }
}

extension ResolvedColor {
    /// The pixel that Cairo writes for the colour; nil unless it is opaque.
    fileprivate var opaquePixel: UInt32? {
        guard opacity.unit == 1 else { return nil }
        /// Cairo rounds components to 16 bits, and writes the upper eight.
        func byte(_ component: Float) -> UInt32 {
            let value = UInt32(component.unit * 65536)
            return (value - value >> 16) >> 8
        }
        return 255 << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
