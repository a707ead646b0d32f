import AttributeGraph
import CoreGraphics
import Foundation
import DisplayLists

/// Areas that can only be repainted as a whole, because the result depends in its last bits on the origin of the painted area:
/// curves, gradients, scaled images and blurs. Rectangles, glyphs and the straight edges of rounded rectangles are not affected.
extension DisplayList {
    /// Adds the areas that intersect a rectangle (and possibly others), in the list's coordinates.
    func addUnbreakable(to areas: inout [CGRect], meeting rectangle: CGRect) {
        for entry in entries {
            switch entry {
            case .item(let item): item.content.addUnbreakable(to: &areas, meeting: rectangle)
            case .chunk(let chunk, let offset):
                guard chunk.extent.offsetBy(offset).intersects(rectangle) else { continue }
                let start = areas.count
                NativeStack.withSpace {
                    DisplayList(entries: chunk.entries).addUnbreakable(
                        to: &areas, meeting: rectangle.offsetBy(CGVector(dx: -offset.dx, dy: -offset.dy)))
                }
                if offset != .zero { for index in start..<areas.count { areas[index] = areas[index].offsetBy(offset) } }
            }
        }
    }
}

extension DisplayList.Content {
    fileprivate func addUnbreakable(to areas: inout [CGRect], meeting rectangle: CGRect) {
        switch self {
        case .fill(let outline, let paint, _):
            if paint.solidColor == nil { areas.append(extent) } else { outline.addUnbreakable(to: &areas) }
        // Each is rasterized by itself, whatever is painted of it.
        case .repeated, .rectangles: break
        case .text(let text):
            let isSolid = text.runs.allSatisfy { $0.paint.solidColor != nil && $0.background.map { $0.solidColor != nil } ?? true }
            if !isSolid { areas.append(extent) }
        case .image:
            areas.append(extent)
        case .group(let effect, let list):
            switch effect {
            case .opacity, .blendMode, .compositing, .colorMatrix:
                NativeStack.withSpace { list.addUnbreakable(to: &areas, meeting: rectangle) }
            case .clip(let outline, _):
                let start = areas.count
                NativeStack.withSpace { list.addUnbreakable(to: &areas, meeting: rectangle) }
                outline.addUnbreakable(to: &areas)
                let bounds = outline.coarseBounds
                for index in start..<areas.count { areas[index] = areas[index].intersection(bounds) }
            case .transform(let transform) where transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1:
                let start = areas.count
                let inner = rectangle.offsetBy(CGVector(dx: -transform.tx, dy: -transform.ty))
                NativeStack.withSpace { list.addUnbreakable(to: &areas, meeting: inner) }
                for index in start..<areas.count { areas[index] = areas[index].offsetBy(dx: transform.tx, dy: transform.ty) }
            case .transform, .projection, .mask, .shadow, .blur, .porterDuff, .alphaThreshold, .backdrop:
                areas.append(extent)
            }
        }
    }
}

extension Outline {
    /// The number of points above which a path is repainted in part.
    private static let breakablePointCount = 2048

    fileprivate func addUnbreakable(to areas: inout [CGRect]) {
        switch self {
        case .empty, .rect: break
        case .roundedRect(let rounded):
            // Continuous corners extend beyond their radius.
            let corners = [rounded.corners.topLeft, rounded.corners.topRight, rounded.corners.bottomRight, rounded.corners.bottomLeft]
            let largest = corners.reduce(0) { max($0, $1.width, $1.height) } * 1.6
            let reach = CGSize(width: min(rounded.rect.width / 2, largest), height: min(rounded.rect.height / 2, largest))
            let rect = rounded.rect.standardized
            for x in [rect.minX, rect.maxX - reach.width] {
                for y in [rect.minY, rect.maxY - reach.height] { areas.append(CGRect(origin: CGPoint(x: x, y: y), size: reach)) }
            }
        // To paint thousands of points for a small change takes too long; their last bits may differ.
        case .elements(let geometry) where geometry.points.count > Self.breakablePointCount: break
        case .ellipse, .elements: areas.append(coarseBounds)
        }
    }
}
