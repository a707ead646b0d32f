import AttributeGraph
import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

/// The state of drawing a display list with Cairo: the context, the current transform and the visible area.
struct Painter {
    let context: OpaquePointer
    let session: RenderSession
    /// The transform from the list's coordinates to device coordinates.
    private(set) var transform: CGAffineTransform
    /// The visible area, in whole device units.
    private(set) var visible: CGRect
    /// The pixels per device unit of layers: 1 on bitmaps, the resolution of rasterized content in PDF and SVG.
    let layerScale: CGFloat
    /// Whether the device is a vector file.
    let isVector: Bool
    /// The content behind the device, if that is the bitmap of a layer that will be composited in place.
    let behind: Backdrop?
    /// The pixels that may be written without Cairo: those inside the clip of the context. Nil if that is not a rectangle of whole pixels.
    private(set) var pixels: PixelArea?

    init(
        context: OpaquePointer, session: RenderSession, transform: CGAffineTransform, visible: CGRect,
        isVector: Bool = false, layerScale: CGFloat = 1, behind: Backdrop? = nil, pixels: PixelArea? = nil
    ) {
        self.context = context
        self.session = session
        self.transform = transform
        self.visible = visible
        self.isVector = isVector
        self.layerScale = layerScale
        self.behind = behind
        self.pixels = pixels
    }

    func draw(_ list: DisplayList) {
        draw(list.entries)
    }

    private func draw(_ entries: [DisplayList.Entry]) {
        // After a failure the whole list is drawn again, so the rest can be skipped.
        for entry in entries where session.failure == nil {
            switch entry {
            case .item(let item): draw(item.content)
            case .chunk(let chunk, let offset): NativeStack.withSpace { draw(chunk, movedBy: offset) }
            }
        }
    }

    /// Draws a shared chunk, if any part of it is visible.
    private func draw(_ chunk: DisplayList.Chunk, movedBy offset: CGVector) {
        guard visiblePart(of: chunk.extent.offsetBy(offset), outset: 1) != nil else { return }
        guard offset != .zero else { return draw(chunk.entries) }
        guard let moved = transformed(by: CGAffineTransform(translationX: offset.dx, y: offset.dy)) else { return }
        moved.draw(chunk.entries)
        applyTransform()
    }

    func draw(_ content: DisplayList.Content) {
        guard let place = session.begin() else { return }
        defer { session.check(context, afterDrawing: place) }
        switch content {
        case .fill(let outline, let paint, let options): fill(outline, with: paint, options: options)
        case .repeated(let item): draw(item)
        case .rectangles(let item): draw(item)
        case .text(let text): draw(text)
        case .image(let image): draw(image)
        // Groups nest as deeply as views.
        case .group(let effect, let content): NativeStack.withSpace { draw(content, with: effect) }
        }
    }

    private func draw(_ content: DisplayList, with effect: DisplayList.Effect) {
        switch effect {
        case .transform(let transform): transformed(by: transform)?.drawAndRestore(content, in: self)
        case .projection(let projection): draw(content, projectedBy: projection)
        case .opacity(let opacity): draw(content, opacity: opacity)
        case .clip(let outline, let options): draw(content, clippedTo: outline, options: options)
        case .mask(let mask): draw(content, maskedBy: mask)
        case .shadow(let color, let radius, let offset): draw(content, withShadow: color, radius: radius, offset: offset)
        case .blur(let radius, let isOpaque): draw(content, blurredBy: radius, isOpaque: isOpaque)
        case .blendMode(let mode): draw(content, blendMode: mode)
        case .compositing: draw(content, opacity: 1, isIsolated: true)
        case .colorMatrix(let matrix): draw(content, colorMatrix: matrix)
        case .porterDuff(let mode): draw(content, porterDuff: mode)
        case .backdrop(let filter, let tint): draw(content, overBackdrop: filter, tint: tint)
        case .alphaThreshold(let min, let max, let color): draw(content, whereOpacityIs: min...Swift.max(min, max), in: color)
        }
    }

    // MARK: Coordinates

    /// Sets the current transform as the context's matrix.
    func applyTransform() {
        var matrix = transform.cairoMatrix
        cairo_set_matrix(context, &matrix)
    }

    /// Returns the painter with a transform applied; nil if the result is singular or not finite.
    func transformed(by change: CGAffineTransform) -> Painter? {
        let combined = change.concatenating(transform)
        guard combined.isUsable else { return nil }
        var result = self
        result.transform = combined
        result.applyTransform()
        return result
    }

    func drawAndRestore(_ list: DisplayList, in outer: Painter) {
        draw(list)
        outer.applyTransform()
    }

    /// Calls a function with device coordinates as the context's user space.
    func inDeviceSpace(_ body: () -> Void) {
        cairo_save(context)
        cairo_identity_matrix(context)
        body()
        cairo_restore(context)
    }

    /// The number of device units per point (the geometric mean of the scale factors).
    var deviceUnitsPerPoint: CGFloat {
        abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// Returns the painter with a smaller visible area.
    func limited(to rect: CGRect) -> Painter {
        var result = self
        result.visible = visible.intersection(rect)
        if result.visible.isNull { result.visible = .zero }
        return result
    }

    /// Returns the painter after its context was clipped to a rectangle of the device; nil for any other clip, or another target.
    func clipped(to rect: CGRect?) -> Painter {
        var result = self
        if let rect, rect == rect.integral {
            result.pixels?.limit(to: rect)
        } else {
            result.pixels = nil
        }
        return result
    }

    /// Returns the visible part of a rectangle of the list, in device coordinates; nil if it is not visible.
    func visiblePart(of rect: CGRect, outset: CGFloat = 0) -> CGRect? {
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        if transform.b == 0, transform.c == 0, (x + y + width + height).isFinite, width >= 0, height >= 0 {
            // The usual case: most of the display list is outside of the band or of the damage.
            let (x1, x2) = (x * transform.a + transform.tx, (x + width) * transform.a + transform.tx)
            let (y1, y2) = (y * transform.d + transform.ty, (y + height) * transform.d + transform.ty)
            let left = max(min(x1, x2) - outset, visible.origin.x)
            let right = min(max(x1, x2) + outset, visible.origin.x + visible.size.width)
            let top = max(min(y1, y2) - outset, visible.origin.y)
            let bottom = min(max(y1, y2) + outset, visible.origin.y + visible.size.height)
            if !(left < right && top < bottom) && (x1 + x2 + y1 + y2).isFinite { return nil }
        }
        guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.width.isNaN, !rect.height.isNaN else { return nil }
        var device = visible
        if rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite {
            let mapped = rect.applying(transform).insetBy(dx: -outset, dy: -outset)
            guard mapped.minX.isFinite, mapped.minY.isFinite, mapped.maxX.isFinite, mapped.maxY.isFinite else { return visible }
            device = mapped.intersection(visible)
        }
        guard !device.isNull, device.width > 0, device.height > 0 else { return nil }
        return device.outwardWhole
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether Cairo can draw with the transform: all components are finite and it can be inverted.
    var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite && a.isFinite
            && b.isFinite && c.isFinite && d.isFinite
    }
}

extension CGRect {
    /// The smallest rectangle with integral edges that contains this one, with a tolerance of about a thousandth.
    var outwardWhole: CGRect {
        let slack: CGFloat = 1.0 / 1024
        let (left, top) = ((minX + slack).rounded(.down), (minY + slack).rounded(.down))
        let (right, bottom) = ((maxX - slack).rounded(.up), (maxY - slack).rounded(.up))
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Whether all edges are integral, within rounding errors.
    var isWhole: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
    }
}
