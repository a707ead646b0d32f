import AttributeGraph
import CoreGraphics
import Foundation
import SwiftUICore

extension DisplayList {
    /// A rectangle around everything the list draws, effects included; null if it draws nothing.
    var extent: CGRect {
        items.reduce(CGRect.null) { $0.union($1.content.extent) }
    }
}

extension DisplayList.Content {
    var extent: CGRect {
        switch self {
        case .shape(let path, _, _): path.coarseBounds
        case .text(let text): text.coarseBounds
        case .image(let image): image.rect.standardized
        case .group(let effect, let content): NativeStack.withSpace { effect.extent(around: content) }
        }
    }
}

extension DisplayList.Effect {
    fileprivate func extent(around content: DisplayList) -> CGRect {
        let inner = content.extent
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
            let reach = GaussianBlur.reach(ofSigma: radius / 2)
            guard reach.isFinite, offset.width.isFinite, offset.height.isFinite else { return inner }
            return inner.union(inner.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height))
        case .blur(let radius, let isOpaque):
            let reach = isOpaque ? 0 : GaussianBlur.reach(ofSigma: radius)
            return reach.isFinite ? inner.insetBy(dx: -reach, dy: -reach) : inner
        case .opacity, .blendMode, .compositing, .colorMatrix, .porterDuff, .alphaThreshold:
            return inner
        }
    }
}
