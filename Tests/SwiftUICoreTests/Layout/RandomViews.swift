import CoreGraphics
@testable import SwiftUICore

/// Random numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension NaiveView {
    /// A random tree of at most the given depth. Lengths are quarters of points, so that sums are exact in any order.
    static func random(depth: Int, using generator: inout SeededGenerator) -> NaiveView {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 4 }
        func limits() -> ClosedRange<CGFloat> {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: return 0...CGFloat.infinity
            case 1: return length(0...120)...CGFloat.infinity
            case 2: return 0...length(0...400)
            default:
                let least = length(0...120)
                return least...(least + length(0...300))
            }
        }
        let kinds = depth == 0 ? 4 : 15
        switch Int.random(in: 0..<kinds, using: &generator) {
        case 0, 1: return .flexible(width: limits(), height: limits())
        case 2: return .fixed(length(0...300), length(0...300))
        case 3: return .spacer(Bool.random(using: &generator) ? 8 : length(0...80))
        case 4: return .padded(length(0...40), random(depth: depth - 1, using: &generator))
        case 5:
            let width = Bool.random(using: &generator) ? length(0...400) : nil
            return .framed(width, width == nil || Bool.random(using: &generator) ? length(0...400) : nil, random(depth: depth - 1, using: &generator))
        case 6: return .prior(Double(Int.random(in: -1...2, using: &generator)), random(depth: depth - 1, using: &generator))
        case 7:
            return .ideal(
                horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator), random(depth: depth - 1, using: &generator))
        case 8:
            let ratio: CGFloat = [0.25, 0.5, 1, 2, 4].randomElement(using: &generator)!
            return .proportional(ratio, fits: Bool.random(using: &generator), random(depth: depth - 1, using: &generator))
        case 9:
            let guide = NaiveGuide.allCases.randomElement(using: &generator)!
            let part: CGFloat = [0, 0.5, 1, -0.25].randomElement(using: &generator)!
            return .guided(
                guide, Bool.random(using: &generator) ? .horizontal : .vertical, part, length(-80...80), random(depth: depth - 1, using: &generator))
        case 10:
            let least = Bool.random(using: &generator) ? length(0...120) : nil
            let ideal = Bool.random(using: &generator) ? (least ?? 0) + length(0...120) : nil
            let most = Bool.random(using: &generator) ? [.infinity, (ideal ?? least ?? 0) + length(0...200)].randomElement(using: &generator)! : nil
            return .limited(
                Bool.random(using: &generator) ? .horizontal : .vertical, least: least, ideal: ideal, most: most,
                random(depth: depth - 1, using: &generator))
        default:
            let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
            let spacing: CGFloat? = Bool.random(using: &generator) ? nil : length(-20...60)
            let alignment = NaiveGuide.allCases.randomElement(using: &generator)!
            let count = Int.random(in: 0...4, using: &generator)
            return .stack(axis, spacing: spacing, alignment: alignment, (0..<count).map { _ in random(depth: depth - 1, using: &generator) })
        }
    }

    /// The same tree made of real views.
    var view: AnyView {
        switch self {
        case .flexible(let width, let height): AnyView(LimitedLayout(width: width, height: height) {})
        case .fixed(let width, let height): AnyView(Color.red.frame(width: width, height: height))
        case .spacer(let least): AnyView(Spacer(minLength: least))
        case .padded(let length, let view): AnyView(view.view.padding(length))
        case .framed(let width, let height, let view): AnyView(view.view.frame(width: width, height: height))
        case .prior(let priority, let view): AnyView(view.view.layoutPriority(priority))
        case .ideal(let horizontal, let vertical, let view): AnyView(view.view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .limited(.horizontal, let least, let ideal, let most, let view):
            AnyView(view.view.frame(minWidth: least, idealWidth: ideal, maxWidth: most))
        case .limited(.vertical, let least, let ideal, let most, let view):
            AnyView(view.view.frame(minHeight: least, idealHeight: ideal, maxHeight: most))
        case .proportional(let ratio, let fits, let view): AnyView(view.view.aspectRatio(ratio, contentMode: fits ? .fit : .fill))
        case .guided(let guide, .horizontal, let part, let more, let view):
            AnyView(view.view.alignmentGuide(guide.horizontal) { part == 0 ? more : $0.width * part + more })
        case .guided(let guide, .vertical, let part, let more, let view):
            AnyView(view.view.alignmentGuide(guide.vertical) { part == 0 ? more : $0.height * part + more })
        case .stack(.horizontal, let spacing, let alignment, let views):
            AnyView(
                HStack(alignment: alignment.vertical, spacing: spacing) {
                    ForEach(views.indices, id: \.self) { views[$0].view }
                })
        case .stack(.vertical, let spacing, let alignment, let views):
            AnyView(
                VStack(alignment: alignment.horizontal, spacing: spacing) {
                    ForEach(views.indices, id: \.self) { views[$0].view }
                })
        }
    }

    /// Trees that are a little simpler.
    var simplified: [NaiveView] {
        switch self {
        case .flexible, .fixed, .spacer: return []
        case .padded(let length, let view): return [view] + view.simplified.map { .padded(length, $0) }
        case .framed(let width, let height, let view): return [view] + view.simplified.map { .framed(width, height, $0) }
        case .limited(let axis, let least, let ideal, let most, let view):
            return [view] + view.simplified.map { .limited(axis, least: least, ideal: ideal, most: most, $0) }
        case .proportional(let ratio, let fits, let view): return [view] + view.simplified.map { .proportional(ratio, fits: fits, $0) }
        case .guided(let guide, let axis, let part, let more, let view):
            return [view] + view.simplified.map { .guided(guide, axis, part, more, $0) }
        case .prior(let priority, let view): return [view] + view.simplified.map { .prior(priority, $0) }
        case .ideal(let horizontal, let vertical, let view):
            return [view] + view.simplified.map { .ideal(horizontal: horizontal, vertical: vertical, $0) }
        case .stack(let axis, let spacing, let alignment, let views):
            var result = views
            for index in views.indices {
                var fewer = views
                fewer.remove(at: index)
                result.append(.stack(axis, spacing: spacing, alignment: alignment, fewer))
                for simpler in views[index].simplified {
                    var changed = views
                    changed[index] = simpler
                    result.append(.stack(axis, spacing: spacing, alignment: alignment, changed))
                }
            }
            return result
        }
    }
}

/// Takes what is proposed within limits.
private struct LimitedLayout: Layout {
    let width: ClosedRange<CGFloat>
    let height: ClosedRange<CGFloat>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(
            width: min(max(size.width, width.lowerBound), width.upperBound),
            height: min(max(size.height, height.lowerBound), height.upperBound))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

private struct QuarterIn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private struct QuarterDown: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension NaiveGuide {
    var horizontal: HorizontalAlignment {
        switch self {
        case .start: .leading
        case .middle: .center
        case .end: .trailing
        case .own: HorizontalAlignment(QuarterIn.self)
        }
    }

    var vertical: VerticalAlignment {
        switch self {
        case .start: .top
        case .middle: .center
        case .end: .bottom
        case .own: VerticalAlignment(QuarterDown.self)
        }
    }
}
