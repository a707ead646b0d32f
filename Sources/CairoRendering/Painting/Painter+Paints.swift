import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

extension Painter {
    func setSource(_ color: ResolvedColor) {
        cairo_set_source_rgba(
            context, color.red.unit, color.green.unit, color.blue.unit, color.opacity.unit)
    }

    /// Sets a paint as the context's source for an area of the device. Returns false if nothing would be drawn.
    func setSource(_ paint: Paint, covering area: CGRect) -> Bool {
        switch paint {
        case .color(let color):
            setSource(color)
            return true
        case .linearGradient(let gradient, let start, let end):
            guard gradient.stops.count > 1, start.isFinite, end.isFinite, hypot(end.x - start.x, end.y - start.y) > 1e-6 else {
                return setSource(constant: gradient)
            }
            return setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.deviceStops)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return setRadialSource(
                gradient, center: center, radii: CGSize(width: 1, height: 1), from: startRadius, to: endRadius)
        case .ellipticalGradient(let gradient, let center, let radii, let startFraction, let endFraction):
            return setRadialSource(gradient, center: center, radii: radii, from: startFraction, to: endFraction)
        case .angularGradient:
            return setRasterizedSource(paint, covering: area)
        case .meshGradient(let tiles, let background):
            return setMeshSource(tiles, background: background, covering: area)
        case .image(let pattern):
            return setSource(pattern, covering: area)
        }
    }

    /// Cairo's meshes are clear outside, so a background is drawn in a layer below the mesh.
    private func setMeshSource(_ tiles: [MeshTile], background: ResolvedColor, covering area: CGRect) -> Bool {
        guard let pattern = cairo_pattern_create_mesh() else { return false }
        defer { cairo_pattern_destroy(pattern) }
        for tile in tiles where tile.corners.allSatisfy(\.isFinite) {
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, tile.corners[0].x, tile.corners[0].y)
            for corner in tile.corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, corner.x, corner.y) }
            for (index, color) in tile.colors.enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(index), color.red.unit, color.green.unit, color.blue.unit, color.opacity.unit)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        guard background.opacity > 0 else {
            cairo_set_source(context, pattern)
            return true
        }
        guard let layer = makeLayer(covering: area) else { return false }
        layer.painter.setSource(background)
        cairo_paint(layer.painter.context)
        cairo_set_source(layer.painter.context, pattern)
        cairo_paint(layer.painter.context)
        setSource(layer)
        return true
    }

    /// Sets the colour of a gradient without extent: its last colour.
    private func setSource(constant gradient: ResolvedGradient) -> Bool {
        guard let last = gradient.stops.last else { return false }
        setSource(last.color)
        return true
    }

    private func setRadialSource(
        _ gradient: ResolvedGradient, center: CGPoint, radii: CGSize, from start: CGFloat, to end: CGFloat
    ) -> Bool {
        guard center.isFinite, start.isFinite, end.isFinite, radii.width > 0, radii.height > 0, radii.width.isFinite,
            radii.height.isFinite, gradient.stops.count > 1
        else { return setSource(constant: gradient) }
        var (inner, outer) = (start, end)
        var stops = gradient.deviceStops
        if inner > outer {
            // Cairo's radii must ascend, so a descending gradient is reversed.
            (inner, outer) = (outer, inner)
            stops = stops.reversed().map { ResolvedGradient.Stop(color: $0.color, location: 1 - $0.location) }
        }
        if outer - inner < 1e-6 {
            // A hard edge between the first and the last colour.
            guard let first = stops.first, let last = stops.last, outer > 0 else { return setSource(constant: gradient) }
            outer = inner + 1e-3
            stops = [
                ResolvedGradient.Stop(color: first.color, location: 0), ResolvedGradient.Stop(color: last.color, location: 1),
            ]
        }
        if inner < 0 {
            // Negative radii do not exist: the gradient is cut at a radius of zero.
            guard outer > 0 else { return setSource(constant: gradient) }
            let zero = -inner / (outer - inner)
            stops = stops.cut(before: zero, space: gradient.space)
            inner = 0
        }
        let pattern = cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)
        if radii.width != 1 || radii.height != 1 {
            // From the list's coordinates to a space in which the ellipse is a circle of radius 1.
            var matrix = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        return setSource(pattern, stops)
    }

    private func setSource(_ pattern: OpaquePointer?, _ stops: [ResolvedGradient.Stop]) -> Bool {
        guard let pattern else { return false }
        for stop in stops.withinUnit {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), color.red.unit, color.green.unit, color.blue.unit, color.opacity.unit)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    /// Rasterizes a paint that Cairo does not support.
    private func setRasterizedSource(_ paint: Paint, covering area: CGRect) -> Bool {
        guard case .angularGradient(let gradient, let center, let startAngle, let endAngle) = paint else { return false }
        guard let layer = makeLayer(covering: area) else { return false }
        let toPoints = layer.painter.transform.inverted()
        AngularSweep(gradient: gradient, startAngle: startAngle, endAngle: endAngle)
            .fill(layer.bitmap, center: center, toPoints: toPoints)
        setSource(layer)
        return true
    }
}

extension [ResolvedGradient.Stop] {
    /// The stops with locations limited to 0...1, with interpolated colours at the limits.
    fileprivate var withinUnit: [ResolvedGradient.Stop] {
        guard let first, let last, first.location < 0 || last.location > 1 else { return self }
        let gradient = ResolvedGradient(stops: self, space: .device)
        var result = [ResolvedGradient.Stop(color: gradient.color(at: 0), location: 0)]
        result += filter { $0.location > 0 && $0.location < 1 }
        result.append(ResolvedGradient.Stop(color: gradient.color(at: 1), location: 1))
        return result
    }

    /// Returns the part of the stops after a location, mapped to 0...1.
    fileprivate func cut(before start: CGFloat, space: ColorInterpolation) -> [ResolvedGradient.Stop] {
        guard start < 1 else { return suffix(1).map { ResolvedGradient.Stop(color: $0.color, location: 0) } }
        let gradient = ResolvedGradient(stops: self, space: .device)
        var result = [ResolvedGradient.Stop(color: gradient.color(at: start), location: 0)]
        for stop in self where stop.location > start {
            result.append(ResolvedGradient.Stop(color: stop.color, location: (stop.location - start) / (1 - start)))
        }
        return result
    }
}

extension Float {
    /// The value limited to 0...1 and rounded to remove single-precision errors. NaN counts as 0.
    var unit: Double { self > 0 ? (Double(min(self, 1)) * 65535).rounded() / 65535 : 0 }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
