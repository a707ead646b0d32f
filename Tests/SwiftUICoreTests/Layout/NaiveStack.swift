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
    case stack(Axis, spacing: CGFloat?, alignment: NaiveGuide, [NaiveView])
    case padded(CGFloat, NaiveView)
    case framed(CGFloat?, CGFloat?, NaiveView)
    /// A frame with limits along one axis.
    case limited(Axis, least: CGFloat?, ideal: CGFloat?, most: CGFloat?, NaiveView)
    case prior(Double, NaiveView)
    /// Offers nothing along some axes.
    case ideal(horizontal: Bool, vertical: Bool, NaiveView)
    /// Width by height, fitted into the offer or covering it.
    case proportional(CGFloat, fits: Bool, NaiveView)
    /// Moves a guide to a part of the length and some points more.
    case guided(NaiveGuide, Axis, CGFloat, CGFloat, NaiveView)
    case spacer(CGFloat)

    typealias Offer = (width: CGFloat?, height: CGFloat?)

    /// The frames of the leaves when the view is offered something and lies at `origin`.
    func frames(offered: Offer, at origin: CGPoint = .zero, axis: Axis? = nil) -> [CGRect] {
        switch self {
        case .flexible, .fixed, .spacer:
            return [CGRect(origin: origin, size: size(offered, axis))]
        case .stack(let axis, _, _, let views):
            return zip(views, places(offered)).flatMap { view, place in
                view.frames(offered: place.offer, at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), axis: axis)
            }
        default:
            let (view, offer, place) = inside(offered, axis)!
            return view.frames(offered: offer, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), axis: axis)
        }
    }

    /// The only view inside: what it is offered and where it lies.
    private func inside(_ offered: Offer, _ outerAxis: Axis?) -> (view: NaiveView, offer: Offer, origin: CGPoint)? {
        /// In the middle of what is around, by its guides.
        func centred(_ view: NaiveView, _ offer: Offer) -> CGPoint {
            let size = size(offered, outerAxis)
            return CGPoint(
                x: size.width / 2 - view.guide(.middle, .horizontal, offer, outerAxis),
                y: size.height / 2 - view.guide(.middle, .vertical, offer, outerAxis))
        }
        switch self {
        case .flexible, .fixed, .spacer, .stack:
            return nil
        case .prior(_, let view), .guided(_, _, _, _, let view):
            return (view, offered, .zero)
        case .ideal(let horizontal, let vertical, let view):
            return (view, (horizontal ? nil : offered.width, vertical ? nil : offered.height), .zero)
        case .padded(let length, let view):
            let offer = (offered.width.map { max(0, $0 - 2 * length) }, offered.height.map { max(0, $0 - 2 * length) })
            return (view, offer, CGPoint(x: length, y: length))
        case .framed(let width, let height, let view):
            let offer = (width ?? offered.width, height ?? offered.height)
            return (view, offer, centred(view, offer))
        case .limited(let axis, let least, let ideal, let most, let view):
            func limit(_ length: CGFloat?) -> CGFloat? {
                (length ?? ideal).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
            }
            var offer: Offer = axis == .horizontal ? (limit(offered.width), offered.height) : (offered.width, limit(offered.height))
            // A view fills the frame where nothing is offered.
            let (outer, inner) = (size(offered, outerAxis), view.size(offer, outerAxis))
            if offer.width == nil, inner.width < outer.width { offer.width = outer.width }
            if offer.height == nil, inner.height < outer.height { offer.height = outer.height }
            return (view, offer, centred(view, offer))
        case .proportional(let ratio, let fits, let view):
            let byWidth = offered.width.map { ($0, $0 / ratio) }
            let byHeight = offered.height.map { ($0 * ratio, $0) }
            guard let byWidth, let byHeight else {
                let only = byWidth ?? byHeight
                return (view, (only?.0, only?.1), .zero)
            }
            return (view, fits == (byWidth.0 <= byHeight.0) ? byWidth : byHeight, .zero)
        }
    }

    /// The answer to an offer, in a stack along `axis`: never less than nothing.
    func size(_ offered: Offer, _ axis: Axis?) -> CGSize {
        let size = answer(offered, axis)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    private func answer(_ offered: Offer, _ axis: Axis?) -> CGSize {
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
        case .prior, .ideal, .guided, .proportional:
            let (view, offer, _) = inside(offered, axis)!
            return view.size(offer, axis)
        case .padded(let length, let view):
            let inner = view.size((offered.width.map { max(0, $0 - 2 * length) }, offered.height.map { max(0, $0 - 2 * length) }), axis)
            return CGSize(width: inner.width + 2 * length, height: inner.height + 2 * length)
        case .framed(let width, let height, let view):
            let inner = view.size((width ?? offered.width, height ?? offered.height), axis)
            return CGSize(width: width ?? inner.width, height: height ?? inner.height)
        case .limited(let limited, let least, let ideal, let most, let view):
            func limit(_ length: CGFloat) -> CGFloat { min(max(length, least ?? -.infinity), most ?? .infinity) }
            let given = limited == .horizontal ? offered.width : offered.height
            let inside = (given ?? ideal).map(limit)
            var size = view.size(limited == .horizontal ? (inside, offered.height) : (offered.width, inside), axis)
            if given == nil, let ideal {
                size[limited] = limit(ideal)
            } else {
                // On an open side the frame goes as far as its view.
                let low = least ?? min(size[limited], most ?? .infinity)
                let high = most ?? max(size[limited], least ?? -.infinity)
                size[limited] = min(max(given ?? size[limited], low), high)
            }
            return size
        case .stack(let axis, _, let alignment, let views):
            let offers = offers(offered)
            let sizes = zip(views, offers).map { $0.size($1, axis) }
            let cross = axis.perpendicular
            let guides = zip(views, offers).map { $0.guide(alignment, cross, $1, axis) }
            var size = CGSize.zero
            size[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps(axis).reduce(0, +)
            let after = zip(sizes, guides).map { $0[cross] - $1 }.map { $0.isNaN ? 0 : $0 }
            size[cross] = views.isEmpty ? 0 : guides.max()! + after.max()!
            return size
        }
    }

    /// What the views of a stack are offered in the end and where they lie.
    private func places(_ offered: Offer) -> [(offer: Offer, origin: CGPoint)] {
        guard case .stack(let axis, _, let alignment, let views) = self else { return [] }
        let cross = axis.perpendicular
        var offers = offers(offered)
        let gaps = gaps(axis)
        let line = zip(views, offers).map { $0.guide(alignment, cross, $1, axis) }.max() ?? 0
        // Who was offered no length across the stack is offered the stack's.
        let size = size(offered, nil)
        for index in offers.indices {
            if axis == .horizontal, offered.height == nil { offers[index].height = size.height }
            if axis == .vertical, offered.width == nil { offers[index].width = size.width }
        }
        var position: CGFloat = 0
        return views.indices.map { index in
            var origin = CGPoint.zero
            origin[axis] = position
            origin[cross] = line - views[index].guide(alignment, cross, offers[index], axis)
            position += views[index].size(offers[index], axis)[axis] + (index < gaps.count ? gaps[index] : 0)
            return (offers[index], origin)
        }
    }

    /// Where a guide lies in the view.
    func guide(_ guide: NaiveGuide, _ along: Axis, _ offered: Offer, _ axis: Axis?) -> CGFloat {
        if let explicit = explicit(guide, along, offered, axis) { return explicit }
        return guide.part == 0 ? 0 : size(offered, axis)[along] * guide.part
    }

    /// Where a guide was put: through anything around one view; out of stacks only the guide of one's own, in the mean.
    private func explicit(_ guide: NaiveGuide, _ along: Axis, _ offered: Offer, _ axis: Axis?) -> CGFloat? {
        switch self {
        case .flexible, .fixed, .spacer:
            return nil
        case .guided(guide, along, let part, let more, let view):
            return (part == 0 ? 0 : view.size(offered, axis)[along] * part) + more
        case .stack(let axis, _, _, let views):
            guard guide == .own else { return nil }
            let values = zip(views, places(offered)).compactMap { view, place in
                view.explicit(guide, along, place.offer, axis).map { $0 + place.origin[along] }
            }
            let mean = values.reduce(0, +) / CGFloat(values.count)
            return mean.isNaN ? nil : mean
        default:
            let (view, offer, origin) = inside(offered, axis)!
            let value = view.explicit(guide, along, offer, axis).map { $0 + origin[along] }
            return value?.isNaN == true ? nil : value
        }
    }

    private var priority: Double {
        switch self {
        case .prior(let priority, _): priority
        case .padded(_, let view), .ideal(_, _, let view), .guided(_, _, _, _, let view), .proportional(_, _, let view): view.priority
        case .spacer: -.infinity
        // Measured on macOS 27.
        case .stack(_, _, _, let views) where views.count == 1: views[0].priority
        default: 0
        }
    }

    /// Whether this is a spacer, with whatever around it.
    private var isSpacer: Bool {
        switch self {
        case .spacer: true
        case .prior(_, let view), .ideal(_, _, let view), .guided(_, _, _, _, let view), .proportional(_, _, let view),
            .limited(_, _, _, _, let view), .framed(_, _, let view), .padded(_, let view):
            view.isSpacer
        case .flexible, .fixed, .stack: false
        }
    }

    /// Whether a view in a stack along `axis` wants no gap at an end: spacers do, along their axis, but not the stacks that end with one.
    private func wantsNoGap(_ along: Axis, atEnd: Bool, in axis: Axis?) -> Bool {
        switch self {
        case .spacer: axis == nil || axis == along
        case .stack(let axis, _, _, let views):
            if views.isEmpty {
                true
            } else {
                (axis != along ? views : [atEnd ? views.last! : views.first!])
                    .contains { !$0.isSpacer && $0.wantsNoGap(along, atEnd: atEnd, in: axis) }
            }
        case .prior(_, let view), .ideal(_, _, let view), .guided(_, _, _, _, let view), .proportional(_, _, let view):
            view.wantsNoGap(along, atEnd: atEnd, in: axis)
        case .limited(let limited, let least, let ideal, let most, let view):
            (limited != along || least ?? ideal ?? most == nil) && view.wantsNoGap(along, atEnd: atEnd, in: axis)
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

/// A guide by which stacks line up their views: the edges, the middle, and one of a program's own, a quarter in.
enum NaiveGuide: CaseIterable {
    case start, middle, end, own

    var part: CGFloat {
        switch self {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        case .own: 0.25
        }
    }
}
