import AttributeGraph
import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

/// A Cairo context on the way through a display list: where the list's coordinates lie and what of them can be seen.
struct Painter {
    let context: OpaquePointer
    let session: RenderSession
    /// From the list's coordinates to device coordinates.
    private(set) var transform: CGAffineTransform
    /// What can be seen, in whole device units.
    private(set) var visible: CGRect
    /// Pixels per device unit: 1 on bitmaps, the resolution of what must be drawn as a bitmap in PDF and SVG.
    let layerScale: CGFloat
    /// Whether the device draws vectors.
    let isVector: Bool
    /// What lies behind, where the device is a group's bitmap that will be drawn over it.
    let behind: Backdrop?

    init(
        context: OpaquePointer, session: RenderSession, transform: CGAffineTransform, visible: CGRect,
        isVector: Bool = false, layerScale: CGFloat = 1, behind: Backdrop? = nil
    ) {
        self.context = context
        self.session = session
        self.transform = transform
        self.visible = visible
        self.isVector = isVector
        self.layerScale = layerScale
        self.behind = behind
    }

    func draw(_ list: DisplayList) {
        draw(list.entries)
    }

    private func draw(_ entries: [DisplayList.Entry]) {
        // After a failure the list is drawn anew: there is no use in going on.
        for entry in entries where session.failure == nil {
            switch entry {
            case .item(let item): draw(item.content)
            case .chunk(let chunk, let offset): NativeStack.withSpace { draw(chunk, movedBy: offset) }
            }
        }
    }

    /// Draws a shared part, if any of it can be seen.
    private func draw(_ chunk: DisplayList.Chunk, movedBy offset: CGVector) {
        guard chunk.takesAway || visiblePart(of: chunk.extent.offsetBy(offset), outset: 1) != nil else { return }
        guard offset != .zero else { return draw(chunk.entries) }
        guard let moved = transformed(by: CGAffineTransform(translationX: offset.dx, y: offset.dy)) else { return }
        moved.draw(chunk.entries)
        applyTransform()
    }

    func draw(_ content: DisplayList.Content) {
        guard let place = session.begin() else { return }
        defer { session.check(context, afterDrawing: place) }
        switch content {
        case .shape(let path, let paint, let style): fill(path, with: paint, style: style)
        case .text(let text): draw(text)
        case .image(let image): draw(image)
        // Groups nest as deep as views do.
        case .group(let effect, let content): NativeStack.withSpace { draw(content, with: effect) }
        }
    }

    private func draw(_ content: DisplayList, with effect: DisplayList.Effect) {
        switch effect {
        case .transform(let transform): transformed(by: transform)?.drawAndRestore(content, in: self)
        case .projection(let projection): draw(content, projectedBy: projection)
        case .opacity(let opacity): draw(content, opacity: opacity)
        case .clip(let path, let style): draw(content, clippedTo: path, style: style)
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

    /// Makes the list's coordinates the context's user space.
    func applyTransform() {
        var matrix = transform.cairoMatrix
        cairo_set_matrix(context, &matrix)
    }

    /// The painter in other coordinates; nil where these are no plane of finite numbers.
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

    /// Runs `body` with device coordinates as the context's user space.
    func inDeviceSpace(_ body: () -> Void) {
        cairo_save(context)
        cairo_identity_matrix(context)
        body()
        cairo_restore(context)
    }

    /// How many device units a point is long, on average over the directions.
    var deviceUnitsPerPoint: CGFloat {
        abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// A painter of which less can be seen.
    func limited(to rect: CGRect) -> Painter {
        var result = self
        result.visible = visible.intersection(rect)
        if result.visible.isNull { result.visible = .zero }
        return result
    }

    /// A rectangle of the list's coordinates in device coordinates, cut to what can be seen; nil if nothing can.
    func visiblePart(of rect: CGRect, outset: CGFloat = 0) -> CGRect? {
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

    /// Whether Cairo can draw under the transform: finite, and turned back by another one.
    var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite && a.isFinite
            && b.isFinite && c.isFinite && d.isFinite
    }
}

extension CGRect {
    /// The smallest rectangle of whole numbers around this one; a thousandth beyond a whole number does not count.
    var outwardWhole: CGRect {
        let slack: CGFloat = 1.0 / 1024
        let (left, top) = ((minX + slack).rounded(.down), (minY + slack).rounded(.down))
        let (right, bottom) = ((maxX - slack).rounded(.up), (maxY - slack).rounded(.up))
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Whether all corners are on whole numbers, but for rounding errors.
    var isWhole: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
    }
}
