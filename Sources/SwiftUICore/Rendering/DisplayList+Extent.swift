import AttributeGraph
import CoreGraphics
import Foundation

extension DisplayList {
    /// The union of everything the list draws, including effects; null if it draws nothing.
    package var extent: CGRect {
        entries.reduce(CGRect.null) { $0.union($1.extent) }
    }
}

extension DisplayList.Content {
    package var extent: CGRect {
        switch self {
        case .shape(let path, _, _): path.coarseBounds
        case .text(let text): text.coarseBounds
        case .image(let image): image.rect.standardized
        case .group(let effect, let content): NativeStack.withSpace { effect.extent(around: content.extent) }
        }
    }
}

extension DisplayList.Effect {
    /// Returns the bounds of the result of the effect on content within a rectangle.
    package func extent(around inner: CGRect) -> CGRect {
        guard !inner.isNull else { return inner }
        switch self {
        case .transform(let transform):
            return inner.applying(transform)
        case .projection(let projection):
            return projection.bounds(of: inner)
        case .clip(let path, _):
            return inner.intersection(path.coarseBounds)
        case .mask(let mask):
            return inner.intersection(mask.extent)
        case .shadow(_, let radius, let offset):
            let reach = Self.blurReach(ofSigma: radius / 2)
            guard reach.isFinite, offset.width.isFinite, offset.height.isFinite else { return inner }
            return inner.union(inner.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height))
        case .blur(let radius, let isOpaque):
            let reach = isOpaque ? 0 : Self.blurReach(ofSigma: radius)
            return reach.isFinite ? inner.insetBy(dx: -reach, dy: -reach) : inner
        case .opacity, .blendMode, .compositing, .colorMatrix, .porterDuff, .alphaThreshold, .backdrop:
            return inner
        }
    }
    /// Returns how far a blur with a standard deviation spreads, in points.
    package static func blurReach(ofSigma sigma: CGFloat) -> CGFloat {
        sigma > 0 ? (sigma * 3).rounded(.up) + 1 : 0
    }
}

extension Path {
    /// A rectangle that encloses the path, including its control points. It is cheap to compute.
    package var coarseBounds: CGRect {
        if case .elements(let geometry) = storage { return geometry.controlBounds }
        return boundingRect
    }
}

extension TextItem {
    /// A rectangle that encloses the glyphs, including those that extend beyond their lines.
    package var coarseBounds: CGRect {
        var bounds = CGRect(origin: origin, size: text.size)
        var overhang: CGFloat = 1
        for line in text.lines {
            let height = line.ascent + line.descent
            overhang = max(overhang, height)
            bounds = bounds.union(
                CGRect(x: origin.x + line.x, y: origin.y + line.baseline - line.ascent, width: line.width, height: height))
        }
        return bounds.insetBy(dx: -overhang, dy: -overhang)
    }
}

extension ProjectionTransform {
    /// Returns the projection of a point; nil for points behind the viewer.
    package func project(_ point: CGPoint) -> CGPoint? {
        let depth = m13 * point.x + m23 * point.y + m33
        guard depth > 1e-6 else { return nil }
        let result = CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / depth, y: (m12 * point.x + m22 * point.y + m32) / depth)
        return result.x.isFinite && result.y.isFinite ? result : nil
    }

    /// Returns the bounds of a projected rectangle; infinite if it extends behind the viewer.
    package func bounds(of rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let seen = corners.compactMap(project)
        guard seen.count == 4 else { return .infinite }
        return seen.dropFirst().reduce(CGRect(origin: seen[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}
