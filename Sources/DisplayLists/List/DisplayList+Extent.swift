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
        case .fill(let outline, _, _): outline.coarseBounds
        case .repeated(let item): item.bounds
        case .rectangles(let item): item.bounds
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
        case .clip(let outline, _):
            return inner.intersection(outline.coarseBounds)
        case .mask(let mask):
            return inner.intersection(mask.extent)
        case .shadow(_, let radius, let offset):
            let reach = Self.blurReach(ofSigma: radius)
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
