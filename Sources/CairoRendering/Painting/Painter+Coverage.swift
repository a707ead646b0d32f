import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation

/// The coverage of pixels by a shape, with its position on the device.
struct PlacedCoverage {
    let bitmap: Bitmap
    /// The distance in pixels from the coordinates of the bitmap to those of the device.
    var x = 0
    var y = 0
}

/// A turned rectangle whose position is known up to whole pixels: all of these have the same coverage.
struct TurnedRectangle: Hashable {
    /// The number of positions in a pixel along each axis. Snapping to them changes the coverage of a pixel by at most 1/2,048, an eighth
    /// of the smallest difference between two colours.
    static let positionsPerPixel: CGFloat = 4096

    var width: CGFloat
    var height: CGFloat
    var corners: PathGeometry.CornerSizes?
    var isContinuous: Bool
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    /// The position of the first corner within its pixel, snapped.
    var x: CGFloat
    var y: CGFloat
}

extension Painter {
    /// The maximum number of pixels of a shape that is rasterized with higher precision than Cairo's.
    static let fineAreaLimit: CGFloat = 1_048_576
    /// The number of points above which a path is long: it is rasterized from the sums of its edges, which takes a tenth of Cairo's time.
    fileprivate static let longPathPointCount = 4096
    /// The maximum number of pixels of a coverage that is kept.
    private static let keptRectangleAreaLimit: CGFloat = 65_536

    /// Returns the coverage of an outline with straight, slanted edges at a higher precision than Cairo's; nil if Cairo's is
    /// sufficient.
    func fineCoverage(of outline: Outline, options: FillOptions, over area: CGRect) -> PlacedCoverage? {
        guard options.isAntialiased, !isVector, area.width * area.height <= Self.fineAreaLimit else { return nil }
        switch outline {
        case .empty, .ellipse: return nil
        case .rect(let rect):
            guard !transform.preservesAxisAlignment else { return nil }
            return coverage(of: outline, in: rect, corners: nil, isContinuous: false, options: options, over: area)
        case .roundedRect(let rounded):
            guard !transform.preservesAxisAlignment else { return nil }
            return coverage(
                of: outline, in: rounded.rect, corners: rounded.corners, isContinuous: rounded.isContinuous, options: options, over: area)
        case .elements(let geometry):
            guard geometry.isSlantedPolygon(under: transform) else { return nil }
            let outline = Outline.elements(geometry.withoutSubpaths(outsideRowsOf: area, under: transform))
            return coverage(of: outline, under: transform, over: area).map { PlacedCoverage(bitmap: $0) }
                ?? stencilCoverage(of: outline, options: options, over: area)
        }
    }

    /// Returns the coverage of a turned rectangle, which is kept for others of its shape in the same picture.
    private func coverage(
        of outline: Outline, in rect: CGRect, corners: PathGeometry.CornerSizes?, isContinuous: Bool, options: FillOptions, over area: CGRect
    ) -> PlacedCoverage? {
        let corner = rect.origin.applying(transform)
        guard abs(corner.x) < Self.reach, abs(corner.y) < Self.reach else { return stencilCoverage(of: outline, options: options, over: area) }
        func snapped(_ length: CGFloat) -> CGFloat { (length * TurnedRectangle.positionsPerPixel).rounded() / TurnedRectangle.positionsPerPixel }
        let (snappedX, snappedY) = (snapped(corner.x), snapped(corner.y))
        let (wholeX, wholeY) = (snappedX.rounded(.down), snappedY.rounded(.down))
        let key = TurnedRectangle(
            width: rect.width, height: rect.height, corners: corners, isContinuous: isContinuous, a: transform.a, b: transform.b, c: transform.c,
            d: transform.d, x: snappedX - wholeX, y: snappedY - wholeY)
        if let bitmap = session.coverages[key] { return PlacedCoverage(bitmap: bitmap, x: Int(wholeX), y: Int(wholeY)) }
        var local = transform
        local.tx += key.x - corner.x
        local.ty += key.y - corner.y
        // A small shape is computed as a whole, although only a part may be visible: others of its shape may show the rest.
        let bounds = rect.applying(local).insetBy(dx: -1, dy: -1).outwardWhole
        let isKept = bounds.width * bounds.height <= Self.keptRectangleAreaLimit
        let localArea = isKept ? bounds : area.offsetBy(dx: -wholeX, dy: -wholeY)
        guard let bitmap = coverage(of: outline, under: local, over: localArea) else {
            return stencilCoverage(of: outline, options: options, over: area)
        }
        if isKept { session.keep(bitmap, for: key) }
        return PlacedCoverage(bitmap: bitmap, x: Int(wholeX), y: Int(wholeY))
    }

    /// Returns the exact coverage of a single convex outline; nil for other outlines. Curves are approximated by chords within a
    /// tolerance in pixels.
    func coverage(of outline: Outline, under transform: CGAffineTransform, over area: CGRect, tolerance: CGFloat = 0.05) -> Bitmap? {
        // Rows are left to the rasterizer: cutting there would make a pixel depend on where the painted area ends.
        let column = CGRect(x: area.minX, y: -Self.reach, width: area.width, height: 2 * Self.reach)
        let polygons = outline.geometry.polygons(in: column, under: transform, tolerance: tolerance)
        guard polygons.count == 1, polygons[0].isConvex else { return nil }
        return PolygonCoverage(polygons, over: area).bitmap
    }

    /// Fills a long path with the current source. How it is rasterized does not depend on the area, so that a part of it looks the same
    /// when it is painted alone.
    func fill(longPath geometry: PathGeometry, over area: CGRect) {
        let column = CGRect(x: area.minX, y: -Self.reach, width: area.width, height: 2 * Self.reach)
        // A path that is all straight and visible needs no cutting.
        let isStraight = geometry.isStraight && column.contains(geometry.controlBounds.applying(transform))
        let polygons = isStraight ? [] : geometry.polygons(in: column, under: transform)
        let rows = max(1, (Self.fineAreaLimit / area.width).rounded(.down))
        inDeviceSpace {
            for top in stride(from: area.minY, to: area.maxY, by: rows) {
                let strip = CGRect(x: area.minX, y: top, width: area.width, height: min(rows, area.maxY - top))
                let coverage =
                    isStraight ? PolygonCoverage(straight: geometry, under: transform, over: strip) : PolygonCoverage(polygons, over: strip)
                guard let coverage = coverage.bitmap else { continue }
                cairo_mask_surface(context, coverage.surface, 0, 0)
            }
        }
    }

    private func stencilCoverage(of outline: Outline, options: FillOptions, over area: CGRect) -> PlacedCoverage? {
        guard !outline.isEmpty else { return nil }
        return stencil(of: outline, options: options, over: area, isSquared: false).map { PlacedCoverage(bitmap: $0) }
    }
}

extension Outline {
    /// The elements, if they are so many that the painter rasterizes the outline as a long path; otherwise nil.
    func longPath(options: FillOptions) -> PathGeometry? {
        guard case .elements(let geometry) = self, geometry.points.count > Painter.longPathPointCount, options.isAntialiased, !options.isEvenOdd
        else { return nil }
        return geometry
    }
}

extension PathGeometry {
    /// Whether the path has no curves.
    fileprivate var isStraight: Bool {
        for verb in verbs {
            switch verb {
            case .quadratic, .cubic: return false
            case .move, .line, .close: break
            }
        }
        return true
    }

    /// Whether the path has no curves, and has edges that are neither horizontal nor vertical on the device.
    fileprivate func isSlantedPolygon(under transform: CGAffineTransform) -> Bool {
        guard isStraight else { return false }
        return !transform.preservesAxisAlignment || hasSlantedEdges(tolerance: Self.slantTolerance / max(transform.greatestStretch, 1e-9))
    }

    /// Whether all edges of the path are horizontal or vertical on the device.
    func isRectilinear(under transform: CGAffineTransform) -> Bool { isStraight && !isSlantedPolygon(under: transform) }

    /// The slant of an edge, in pixels, that is a rounding error: the dashes of a grid line have some.
    private static let slantTolerance: CGFloat = 1e-6

    /// Whether an edge of the path, which has no curves, or the line from the end to the start of a subpath is neither horizontal nor vertical.
    private func hasSlantedEdges(tolerance: CGFloat) -> Bool {
        var index = 0
        var (start, previous) = (CGPoint.zero, CGPoint.zero)
        func isSlanted(_ end: CGPoint) -> Bool { abs(previous.x - end.x) > tolerance && abs(previous.y - end.y) > tolerance }
        for verb in verbs {
            switch verb {
            case .move:
                if isSlanted(start) { return true }
                start = points[index]
                previous = start
                index += 1
            case .close:
                if isSlanted(start) { return true }
                previous = start
            default:
                if isSlanted(points[index]) { return true }
                previous = points[index]
                index += 1
            }
        }
        return isSlanted(start)
    }
}

extension CGAffineTransform {
    /// An upper bound of the factor by which the transform scales a length along an axis.
    fileprivate var greatestStretch: CGFloat { max(abs(a), abs(b), abs(c), abs(d)) }
}
