import CoreGraphics
import SwiftUICore

/// The outlines of sectors.
enum SectorPath {
    /// Returns the outline of a sector in a plot; nil for one that is not visible.
    static func path(_ shape: MarkShape, of mark: Mark, in bounds: CGRect) -> Path? {
        guard !shape.isHiddenShape, shape.y > shape.x, shape.w > 0 else { return nil }
        let center = CGPoint(x: bounds.midX + mark.style.offset.xStart, y: bounds.midY + mark.style.offset.yStart)
        let (inner, outer) = (shape.z, shape.w)
        let isFull = shape.y - shape.x >= 2 * .pi - 1e-9
        if isFull {
            return Path { path in
                path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
                guard inner > 0 else { return }
                // In the opposite direction, so that it is a hole.
                path.move(to: CGPoint(x: center.x + inner, y: center.y))
                path.addArc(center: center, radius: inner, startAngle: .zero, endAngle: .radians(-2 * .pi), clockwise: true)
                path.closeSubpath()
            }
        }
        let inset = mark.sector?.angularInset ?? 0
        // The inset is a distance, so its angle depends on the radius.
        func angles(_ radius: CGFloat) -> (CGFloat, CGFloat)? {
            let angle = radius > inset ? asin(inset / radius) : .pi / 2
            let (start, end) = (shape.x + angle, shape.y - angle)
            return start < end ? (CGFloat(start), CGFloat(end)) : nil
        }
        guard let outside = angles(outer) else { return nil }
        let middle = (shape.x + shape.y) / 2
        /// The radius at which both edges of the inset sector meet.
        let apex = min(outer, inset / max(sin(min(shape.y - shape.x, .pi) / 2), 1e-6))
        let radius = min(mark.style.cornerRadius ?? 0, (outer - max(inner, apex)) / 2, outer * (outside.1 - outside.0) / 2)
        let quarter = CGFloat.pi / 2
        func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cos(angle - quarter) * radius, y: center.y + sin(angle - quarter) * radius)
        }
        return Path { path in
            if radius > 0.5 {
                rounded(&path, center, outside, inner > apex ? angles(inner) : nil, inner, outer, radius, point(middle, apex))
                return
            }
            path.addArc(
                center: center, radius: outer, startAngle: .radians(outside.0 - quarter), endAngle: .radians(outside.1 - quarter), clockwise: false)
            if inner > apex, let inside = angles(inner) {
                path.addLine(to: point(inside.1, inner))
                path.addArc(
                    center: center, radius: inner, startAngle: .radians(inside.1 - quarter), endAngle: .radians(inside.0 - quarter),
                    clockwise: true)
            } else {
                path.addLine(to: point(middle, apex))
            }
            path.closeSubpath()
        }
    }

    /// Adds a sector with round corners.
    private static func rounded(
        _ path: inout Path, _ center: CGPoint, _ outside: (CGFloat, CGFloat), _ inside: (CGFloat, CGFloat)?, _ inner: CGFloat,
        _ outer: CGFloat, _ radius: CGFloat, _ apex: CGPoint
    ) {
        let quarter = CGFloat.pi / 2
        func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cos(angle - quarter) * radius, y: center.y + sin(angle - quarter) * radius)
        }
        // Both corners have room on the arc; otherwise it would go around the whole circle.
        let turn = min(asin(min(1, radius / max(outer - radius, radius))), (outside.1 - outside.0) / 2)
        let depth = max(0, (outer - radius) * cos(turn))
        path.move(to: point(outside.0, depth))
        path.addQuadCurve(to: point(outside.0 + turn, outer), control: point(outside.0, outer))
        path.addArc(
            center: center, radius: outer, startAngle: .radians(outside.0 + turn - quarter), endAngle: .radians(outside.1 - turn - quarter),
            clockwise: false)
        path.addQuadCurve(to: point(outside.1, depth), control: point(outside.1, outer))
        if let inside, inner > 0 {
            let small = min(radius, inner * (inside.1 - inside.0) / 2)
            let innerTurn = min((inside.1 - inside.0) / 2, small / (inner + small))
            path.addLine(to: point(inside.1, inner + small))
            path.addQuadCurve(to: point(inside.1 - innerTurn, inner), control: point(inside.1, inner))
            path.addArc(
                center: center, radius: inner, startAngle: .radians(inside.1 - innerTurn - quarter),
                endAngle: .radians(inside.0 + innerTurn - quarter), clockwise: true)
            path.addQuadCurve(to: point(inside.0, inner + small), control: point(inside.0, inner))
        } else {
            path.addLine(to: apex)
        }
        path.closeSubpath()
    }
}
