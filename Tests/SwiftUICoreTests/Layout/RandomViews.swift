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
        let kinds = depth == 0 ? 4 : 11
        switch Int.random(in: 0..<kinds, using: &generator) {
        case 0, 1: return .flexible(width: limits(), height: limits())
        case 2: return .fixed(length(0...300), length(0...300))
        case 3: return .spacer(Bool.random(using: &generator) ? 8 : length(0...80))
        case 4: return .padded(length(0...40), random(depth: depth - 1, using: &generator))
        case 5:
            let width = Bool.random(using: &generator) ? length(0...400) : nil
            return .framed(width, width == nil || Bool.random(using: &generator) ? length(0...400) : nil, random(depth: depth - 1, using: &generator))
        case 6: return .prior(Double(Int.random(in: -1...2, using: &generator)), random(depth: depth - 1, using: &generator))
        case 7: return .ideal(horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator), random(depth: depth - 1, using: &generator))
        default:
            let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
            let spacing: CGFloat? = Bool.random(using: &generator) ? nil : length(-20...60)
            let alignment = [0, 0.5, 1].randomElement(using: &generator)!
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
        case .stack(.horizontal, let spacing, let alignment, let views):
            AnyView(HStack(alignment: alignment == 0 ? .top : alignment == 1 ? .bottom : .center, spacing: spacing) {
                ForEach(views.indices, id: \.self) { views[$0].view }
            })
        case .stack(.vertical, let spacing, let alignment, let views):
            AnyView(VStack(alignment: alignment == 0 ? .leading : alignment == 1 ? .trailing : .center, spacing: spacing) {
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
        case .prior(let priority, let view): return [view] + view.simplified.map { .prior(priority, $0) }
        case .ideal(let horizontal, let vertical, let view): return [view] + view.simplified.map { .ideal(horizontal: horizontal, vertical: vertical, $0) }
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
