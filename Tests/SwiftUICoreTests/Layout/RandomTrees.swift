import Foundation

@testable import SwiftUICore

/// Random view trees of every kind of layout, the same for the same seeds: one decides which views there are, the other
/// their lengths, alignments and how many of them are shown.
struct RandomTrees {
    private var state: UInt64
    private var valueState: UInt64

    init(seed: UInt64, values: UInt64 = 0) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        valueState = (seed &* 31 &+ values) &* 0xD134_2543_DE82_EF95 | 1
    }

    private mutating func value(below limit: Int) -> Int {
        valueState = valueState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((valueState >> 33) % UInt64(limit))
    }

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[value(below: values.count)] }

    private mutating func length() -> CGFloat { CGFloat(value(below: 600)) / 8 }

    private mutating func alignment() -> Alignment {
        pick([.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing, .leadingFirstTextBaseline])
    }

    private mutating func spacing() -> CGFloat? { pick([nil, nil, 0, 5, 12.5, -6]) }

    private mutating func views(_ depth: Int) -> AnyView {
        // All are made, so that who is shown does not change what comes after.
        var children = (0..<number(below: 4)).map { _ in view(depth: depth - 1) }
        children.removeLast(min(children.count, pick([0, 0, 0, 1])))
        return AnyView(ForEach(0..<children.count, id: \.self) { children[$0] })
    }

    private mutating func leaf() -> AnyView {
        switch number(below: 6) {
        case 0: AnyView(Color.red)
        case 1: AnyView(Text(pick(["A", "Hello", "A longer line of words to break"])))
        case 2: AnyView(Spacer(minLength: pick([nil, 0, 20])))
        case 3: AnyView(Divider())
        case 4: AnyView(Rectangle().frame(width: length(), height: length()))
        default: AnyView(GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) })
        }
    }

    mutating func view(depth: Int) -> AnyView {
        guard depth > 0 else { return leaf() }
        switch number(below: 24) {
        case 0: return AnyView(HStack(alignment: alignment().vertical, spacing: spacing()) { views(depth) })
        case 1: return AnyView(VStack(alignment: alignment().horizontal, spacing: spacing()) { views(depth) })
        case 2: return AnyView(ZStack(alignment: alignment()) { views(depth) })
        case 3:
            let rows = (0..<number(below: 3)).map { _ in (views(depth), pick([VerticalAlignment?.none, .top, .center])) }
            return AnyView(
                Grid(alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing()) {
                    ForEach(0..<rows.count, id: \.self) { index in GridRow(alignment: rows[index].1) { rows[index].0 } }
                    view(depth: depth - 1)
                })
        case 4: return AnyView(view(depth: depth - 1).padding(pick([.leading, .all, [.top, .trailing]]), length()))
        case 5: return AnyView(view(depth: depth - 1).frame(width: length(), alignment: alignment()))
        case 6:
            return AnyView(
                view(depth: depth - 1).frame(
                    minWidth: length(), maxWidth: .infinity, maxHeight: 90, alignment: alignment()))
        case 7: return AnyView(view(depth: depth - 1).background(alignment: alignment()) { view(depth: depth - 1) })
        case 8: return AnyView(view(depth: depth - 1).overlay(alignment: alignment()) { view(depth: depth - 1) })
        case 9: return AnyView(view(depth: depth - 1).offset(x: length(), y: -length()))
        case 10: return AnyView(view(depth: depth - 1).position(x: length(), y: length()))
        case 11: return AnyView(ViewThatFits(in: pick([.horizontal, .vertical, [.horizontal, .vertical]])) { views(depth) })
        case 12:
            let layouts = [
                AnyLayout(HStackLayout(alignment: alignment().vertical, spacing: spacing())),
                AnyLayout(VStackLayout(alignment: alignment().horizontal)), AnyLayout(ZStackLayout(alignment: alignment())),
                AnyLayout(GridLayout(horizontalSpacing: spacing())),
            ]
            let layout = pick(layouts)
            let content = views(depth)
            return AnyView(layout { content })
        case 13:
            return AnyView(
                view(depth: depth - 1).safeAreaInset(
                    edge: pick([HorizontalEdge.leading, .trailing]), alignment: alignment().vertical, spacing: spacing()
                ) { view(depth: depth - 1) })
        case 14:
            return AnyView(
                view(depth: depth - 1).safeAreaInset(
                    edge: pick([VerticalEdge.top, .bottom]), alignment: alignment().horizontal, spacing: spacing()
                ) { view(depth: depth - 1) })
        case 15: return AnyView(view(depth: depth - 1).safeAreaPadding(pick([.leading, .all, .bottom]), length()))
        case 16: return AnyView(view(depth: depth - 1).ignoresSafeArea(edges: pick([.all, .leading, .bottom])))
        case 17:
            return AnyView(
                view(depth: depth - 1).containerRelativeFrame(
                    pick([.horizontal, .vertical]), count: 1 + number(below: 4), span: number(below: 3), spacing: length(),
                    alignment: alignment()))
        case 18:
            // What is out of sight is estimated by what has been in sight: a change of it would be noticed late.
            let (count, height, gap) = (number(below: 40), CGFloat(number(below: 600)) / 8, CGFloat(number(below: 600)) / 8)
            let spacing: CGFloat? = [nil, 5][number(below: 2)]
            return AnyView(
                ScrollView {
                    LazyVStack(alignment: alignment().horizontal, spacing: spacing, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: height) }
                        } header: {
                            Color.blue.frame(height: gap)
                        }
                    }
                }
                .frame(height: 10 + length()))
        case 19:
            let (count, height) = (number(below: 40), CGFloat(number(below: 600)) / 8)
            let items = [
                GridItem(.flexible(minimum: CGFloat(number(below: 50)))), GridItem(.fixed(CGFloat(number(below: 50))), spacing: 3),
                GridItem(.adaptive(minimum: 10 + CGFloat(number(below: 50)))),
            ]
            return AnyView(
                ScrollView {
                    LazyVGrid(columns: items, spacing: 5) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: height) } }
                }
                .frame(height: 10 + length()))
        case 20:
            let content = views(depth)
            return AnyView(Staircase(step: length())({ content }))
        case 21: return AnyView(ScrollView(pick([.horizontal, .vertical, [.horizontal, .vertical]])) { views(depth) })
        case 22: return AnyView(view(depth: depth - 1).aspectRatio(pick([nil, 0.5, 2]), contentMode: pick([.fit, .fill])))
        default:
            return AnyView(
                Section {
                    views(depth)
                } header: {
                    view(depth: depth - 1)
                } footer: {
                    leaf()
                })
        }
    }
}

/// A layout of a program's own, with a cache and the gaps that its views want.
private struct Staircase: Layout {
    var step: CGFloat

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(
            width: cache.reduce(0) { $0 + $1.width } + gaps(subviews).reduce(0, +),
            height: (cache.map(\.height).max() ?? 0) + step * CGFloat(max(0, subviews.count - 1)))
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        var point = bounds.origin
        let gaps = gaps(subviews)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: point, proposal: ProposedViewSize(cache[index]))
            point.x += cache[index].width + (index < gaps.count ? gaps[index] : 0)
            point.y += step
        }
    }
}
