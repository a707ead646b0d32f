import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists
import Typesetting

extension Painter {
    /// The limit in device units beyond which paths are clipped to the visible area, since Cairo has 24-bit fixed-point
    /// coordinates.
    static let reach: CGFloat = 1_000_000

    func fill(_ outline: Outline, with paint: Paint, options: FillOptions) {
        if case .rect(let rect) = outline, case .color(let color) = paint, options.isAntialiased, fillPixels(of: rect, with: color) { return }
        guard !paint.isClear, let area = visiblePart(of: outline.coarseBounds, outset: 1) else { return }
        guard setSource(paint, covering: area) else { return }
        if !isVector, let path = outline.longPath(options: options) { return fill(longPath: path, over: area) }
        if let coverage = fineCoverage(of: outline, options: options, over: area) {
            return inDeviceSpace { cairo_mask_surface(context, coverage.bitmap.surface, Double(coverage.x), Double(coverage.y)) }
        }
        cairo_set_antialias(context, options.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, options.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        addPath(rasterizedPart(of: outline, over: area))
        cairo_fill(context)
    }

    /// Returns the part of an outline that the rasterizer needs for the rows of an area: most dashes of a grid are outside of a band. All of
    /// the outline, unless its edges are horizontal and vertical: the rasterizer may treat a part with such edges only differently.
    private func rasterizedPart(of outline: Outline, over area: CGRect) -> Outline {
        guard !isVector, case .elements(let geometry) = outline, geometry.isRectilinear(under: transform) else { return outline }
        return .elements(geometry.withoutSubpaths(outsideRowsOf: area, under: transform))
    }

    /// Sets an outline as the context's current path.
    func addPath(_ outline: Outline) {
        cairo_new_path(context)
        switch outline {
        case .empty: break
        case .rect(let rect): addRect(rect)
        case .ellipse(let rect) where isWithinReach(rect): addEllipse(rect)
        case .ellipse, .roundedRect, .elements: addElements(outline.geometry)
        }
    }

    private func addRect(_ rect: CGRect) {
        if isWithinReach(rect) {
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        } else if transform.preservesAxisAlignment {
            // Clip a large rectangle to slightly more than the visible area.
            let device = rect.applying(transform).intersection(visible.insetBy(dx: -16, dy: -16))
            guard !device.isNull else { return }
            inDeviceSpace { cairo_rectangle(context, device.minX, device.minY, device.width, device.height) }
        } else {
            addElements(Outline(rect).geometry)
        }
    }

    private func addEllipse(_ rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return addElements(Outline(ellipseIn: rect).geometry) }
        cairo_save(context)
        cairo_translate(context, rect.midX, rect.midY)
        cairo_scale(context, rect.width / 2, rect.height / 2)
        cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(context)
        cairo_restore(context)
    }

    private func isWithinReach(_ rect: CGRect) -> Bool {
        let device = rect.applying(transform)
        return max(abs(device.minX), abs(device.maxX), abs(device.minY), abs(device.maxY)) < Self.reach
            && rect.applying(transform).width * transform.smallestStretch > 1e-9
    }

    private func addElements(_ geometry: PathGeometry) {
        if isWithinReach(geometry.controlBounds) || geometry.isEmpty {
            return geometry.append(to: context)
        }
        let near = visible.insetBy(dx: -16, dy: -16)
        let seen = PathGeometry(geometry.polygons(in: near, under: transform))
        inDeviceSpace { seen.append(to: context) }
    }
}

extension CGAffineTransform {
    /// A lower bound of the factor by which the transform scales a length.
    var smallestStretch: CGFloat {
        let longest = max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        return longest > 0 ? abs(a * d - b * c) / longest : 0
    }
}
