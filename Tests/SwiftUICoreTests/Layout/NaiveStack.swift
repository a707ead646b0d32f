import CoreGraphics
@testable import SwiftUICore

/// The layout of stacks once more, written from its published description for comparison and as simply as possible:
/// without caches, with arrays, everything asked anew.
///
/// "Sort by priority, then by flexibility; take the gaps and what lower priorities need at least from the length; offer each
/// view an equal part of what remains."
indirect enum NaiveView {
    /// Takes what is proposed, between limits; 10 where nothing is proposed.
    case flexible(width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>)
    case fixed(CGFloat, CGFloat)
    case stack(Axis, spacing: CGFloat?, alignment: Double, [NaiveView])
    case padded(CGFloat, NaiveView)
    case framed(CGFloat?, CGFloat?, NaiveView)
    case prior(Double, NaiveView)
    /// Offers nothing along some axes.
    case ideal(horizontal: Bool, vertical: Bool, NaiveView)
    case spacer(CGFloat)

    typealias Offer = (width: CGFloat?, height: CGFloat?)

    /// The frames of the leaves when the view is offered something and lies at `origin`.
    func frames(offered: Offer, at origin: CGPoint = .zero, axis: Axis? = nil) -> [CGRect] {
        let size = size(offered, axis)
        switch self {
        case .flexible, .fixed, .spacer:
            return [CGRect(origin: origin, size: size)]
        case .prior(_, let view):
            return view.frames(offered: offered, at: origin, axis: axis)
        case .ideal(let horizontal, let vertical, let view):
            return view.frames(offered: (horizontal ? nil : offered.width, vertical ? nil : offered.height), at: origin, axis: axis)
        case .padded(let length, let view):
            let inner: Offer = (offered.width.map { max(0, $0 - 2 * length) }, offered.height.map { max(0, $0 - 2 * length) })
            return view.frames(offered: inner, at: CGPoint(x: origin.x + length, y: origin.y + length), axis: axis)
        case .framed(let width, let height, let view):
            let inner: Offer = (width ?? offered.width, height ?? offered.height)
            let innerSize = view.size(inner, axis)
            return view.frames(offered: inner, at: CGPoint(
                x: origin.x + (size.width - innerSize.width) / 2, y: origin.y + (size.height - innerSize.height) / 2), axis: axis)
        case .stack(let axis, _, let alignment, let views):
            var offers = offers(offered)
            let gaps = gaps(axis)
            var sizes = zip(views, offers).map { $0.size($1, axis) }
            let guide = sizes.map { $0[axis.perpendicular] * alignment }.max() ?? 0
            if axis == .horizontal, offered.height == nil {
                for index in offers.indices { offers[index].height = size.height }
            }
            if axis == .vertical, offered.width == nil {
                for index in offers.indices { offers[index].width = size.width }
            }
            sizes = zip(views, offers).map { $0.size($1, axis) }
            var position: CGFloat = 0
            var frames: [CGRect] = []
            for (index, view) in views.enumerated() {
                var place = origin
                place[axis] += position
                place[axis.perpendicular] += guide - sizes[index][axis.perpendicular] * alignment
                frames += view.frames(offered: offers[index], at: place, axis: axis)
                position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
            }
            return frames
        }
    }

    /// The answer to an offer, in a stack along `axis`.
    func size(_ offered: Offer, _ axis: Axis?) -> CGSize {
        switch self {
        case .flexible(let width, let height):
            return CGSize(
                width: min(max(offered.width ?? 10, width.lowerBound), width.upperBound),
                height: min(max(offered.height ?? 10, height.lowerBound), height.upperBound))
        case .fixed(let width, let height):
            return CGSize(width: width, height: height)
        case .spacer(let least):
            return CGSize(
                width: axis == .vertical ? 0 : max(least, offered.width ?? least),
                height: axis == .horizontal ? 0 : max(least, offered.height ?? least))
        case .prior(_, let view):
            return view.size(offered, axis)
        case .ideal(let horizontal, let vertical, let view):
            return view.size((horizontal ? nil : offered.width, vertical ? nil : offered.height), axis)
        case .padded(let length, let view):
            let inner = view.size((offered.width.map { max(0, $0 - 2 * length) }, offered.height.map { max(0, $0 - 2 * length) }), axis)
            return CGSize(width: inner.width + 2 * length, height: inner.height + 2 * length)
        case .framed(let width, let height, let view):
            let inner = view.size((width ?? offered.width, height ?? offered.height), axis)
            return CGSize(width: width ?? inner.width, height: height ?? inner.height)
        case .stack(let axis, _, let alignment, let views):
            let sizes = zip(views, offers(offered)).map { $0.size($1, axis) }
            let crosses = sizes.map { $0[axis.perpendicular] }
            var size = CGSize.zero
            size[axis] = max(0, sizes.reduce(0) { $0 + $1[axis] } + gaps(axis).reduce(0, +))
            size[axis.perpendicular] = crosses.isEmpty ? 0
                : (crosses.map { alignment == 0 ? 0 : $0 * alignment }.max()! + crosses.map { $0.isInfinite && alignment > 0 ? 0 : $0 * (1 - alignment) }.max()!)
            return size
        }
    }

    private var priority: Double {
        switch self {
        case .prior(let priority, _): priority
        case .padded(_, let view), .ideal(_, _, let view): view.priority
        case .spacer: -.infinity
        default: 0
        }
    }

    /// Whether a view in a stack along `axis` wants no gap at an end: spacers do, along their axis, and what ends with one.
    private func wantsNoGap(_ along: Axis, atEnd: Bool, in axis: Axis?) -> Bool {
        switch self {
        case .spacer: axis == nil || axis == along
        case .stack(let axis, _, _, let views):
            if views.isEmpty { true }
            else if axis == along { (atEnd ? views.last! : views.first!).wantsNoGap(along, atEnd: atEnd, in: axis) }
            else { views.contains { $0.wantsNoGap(along, atEnd: atEnd, in: axis) } }
        case .prior(_, let view), .ideal(_, _, let view): view.wantsNoGap(along, atEnd: atEnd, in: axis)
        case .framed(let width, let height, let view):
            (along == .horizontal ? width : height) == nil && view.wantsNoGap(along, atEnd: atEnd, in: axis)
        case .padded(let length, let view): length == 0 && view.wantsNoGap(along, atEnd: atEnd, in: axis)
        case .flexible, .fixed: false
        }
    }

    private func gaps(_ axis: Axis) -> [CGFloat] {
        guard case .stack(_, let spacing, _, let views) = self else { return [] }
        return zip(views, views.dropFirst()).map { first, second in
            spacing ?? (first.wantsNoGap(axis, atEnd: true, in: axis) || second.wantsNoGap(axis, atEnd: false, in: axis) ? 0 : 8)
        }
    }

    /// What a stack offers each of its views.
    private func offers(_ offered: Offer) -> [Offer] {
        guard case .stack(let axis, _, _, let views) = self else { return [] }
        let length = axis == .horizontal ? offered.width : offered.height
        func offer(_ along: CGFloat?) -> Offer {
            axis == .horizontal ? (along, offered.height) : (offered.width, along)
        }
        guard let length, length.isFinite else { return views.map { _ in offered } }
        let least = views.map { $0.size(offer(0), axis)[axis] }
        let flexibility = views.indices.map { views[$0].size(offer(.infinity), axis)[axis] - least[$0] }
        var offers = views.map { _ in offered }
        var remaining = length - gaps(axis).reduce(0, +)
        let priorities = Set(views.map(\.priority)).sorted(by: >)
        for priority in priorities {
            let lower = views.indices.filter { views[$0].priority < priority }.reduce(0) { $0 + least[$1] }
            var waiting = views.indices.filter { views[$0].priority == priority }
            waiting.sort { first, second in
                if flexibility[first] != flexibility[second] { return flexibility[first] < flexibility[second] }
                if flexibility[first] == .infinity, least[first] != least[second] { return least[first] > least[second] }
                return first < second
            }
            while let index = waiting.first {
                offers[index] = offer(max(0, (remaining - lower) / CGFloat(waiting.count)))
                remaining -= views[index].size(offers[index], axis)[axis]
                waiting.removeFirst()
            }
        }
        return offers
    }
}
