import AttributeGraph
import CoreGraphics
import DisplayLists
import Foundation

/// The rows of pixels that have to be painted together, because the result depends in its last bits on where the painted area
/// begins or ends: gradients, scaled images, blurs, and shapes that are rasterized with a precision that depends on their size.
///
/// Solid shapes and text may be divided between rows: Cairo computes the coverage of a row from the edges that cross it, and
/// `PolygonCoverage` does too. `DisplayList.addUnbreakable(to:meeting:)` is stricter, since it allows vertical cuts as well.
extension DisplayList {
    /// Appends ranges of rows, in pixels.
    ///
    /// - Parameters:
    ///   - rows: The ranges found so far.
    ///   - transform: The transform from the list's coordinates to pixels.
    ///   - area: The painted area in pixels. Content outside is ignored.
    func addIndivisibleRows(to rows: inout [ClosedRange<CGFloat>], under transform: CGAffineTransform, in area: CGRect) {
        for entry in entries {
            switch entry {
            case .item(let item): item.content.addIndivisibleRows(to: &rows, under: transform, in: area)
            case .chunk(let chunk, let offset):
                let moved = CGAffineTransform(translationX: offset.dx, y: offset.dy).concatenating(transform)
                guard chunk.extent.meets(area, under: moved) else { continue }
                NativeStack.withSpace {
                    DisplayList(entries: chunk.entries).addIndivisibleRows(to: &rows, under: moved, in: area)
                }
            }
        }
    }
}

extension DisplayList.Content {
    fileprivate func addIndivisibleRows(to rows: inout [ClosedRange<CGFloat>], under transform: CGAffineTransform, in area: CGRect) {
        switch self {
        case .fill(let outline, let paint, let options):
            let isDivisible = outline.longPath(options: options) != nil || outline.isDivisible(under: transform)
            if paint.solidColor == nil || !isDivisible { addAll(to: &rows, under: transform, in: area) }
        case .repeated: break
        case .rectangles:
            // Turned rectangles may be so large that the painter's way of rasterizing depends on the visible part.
            if !transform.preservesAxisAlignment { addAll(to: &rows, under: transform, in: area) }
        case .text(let text):
            let isSolid = text.runs.allSatisfy { $0.paint.solidColor != nil && $0.background.map { $0.solidColor != nil } ?? true }
            if !isSolid { addAll(to: &rows, under: transform, in: area) }
        case .image: addAll(to: &rows, under: transform, in: area)
        case .group(let effect, let list):
            switch effect {
            case .opacity, .blendMode, .compositing, .colorMatrix:
                NativeStack.withSpace { list.addIndivisibleRows(to: &rows, under: transform, in: area) }
            case .clip(let outline, _):
                guard outline.isDivisible(under: transform) else { return addAll(to: &rows, under: transform, in: area) }
                NativeStack.withSpace { list.addIndivisibleRows(to: &rows, under: transform, in: area) }
            case .transform(let change):
                NativeStack.withSpace { list.addIndivisibleRows(to: &rows, under: change.concatenating(transform), in: area) }
            case .projection, .mask, .shadow, .blur, .porterDuff, .alphaThreshold, .backdrop:
                addAll(to: &rows, under: transform, in: area)
            }
        }
    }

    /// Appends all rows of the content.
    private func addAll(to rows: inout [ClosedRange<CGFloat>], under transform: CGAffineTransform, in area: CGRect) {
        let pixels = extent.isInfinite ? area : extent.applying(transform)
        // A comparison with NaN is false, so such an extent counts as the whole area.
        guard pixels.minY <= area.maxY, pixels.maxY >= area.minY else {
            if !pixels.minY.isFinite || !pixels.maxY.isFinite { rows.append(area.minY...area.maxY) }
            return
        }
        // Antialiased edges extend one pixel further.
        rows.append(max(area.minY, pixels.minY - 1)...max(area.minY, min(area.maxY, pixels.maxY + 1)))
    }
}

extension Outline {
    /// Whether each row of the outline can be rasterized on its own. The painter's way of rasterizing depends on the size of the visible
    /// part of large paths that are not long.
    fileprivate func isDivisible(under transform: CGAffineTransform) -> Bool {
        if case .rect = self, transform.preservesAxisAlignment { return true }
        let pixels = coarseBounds.applying(transform)
        return pixels.height <= 2000 && pixels.width * pixels.height <= 1_000_000
    }
}

extension CGRect {
    fileprivate func meets(_ area: CGRect, under transform: CGAffineTransform) -> Bool {
        guard minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return !isNull }
        return applying(transform).insetBy(dx: -1, dy: -1).intersects(area)
    }
}
