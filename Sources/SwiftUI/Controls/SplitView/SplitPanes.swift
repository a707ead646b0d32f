import CoreGraphics
import SwiftUICore

/// A row of views with dividers between them, which the user can drag to resize the views.
public struct HSplitView<Content: View> {
    let content: Content

    /// Creates a row of the views that the closure builds.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension HSplitView: View {
    public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// A column of views with dividers between them, which the user can drag to resize the views.
public struct VSplitView<Content: View> {
    let content: Content

    /// Creates a column of the views that the closure builds.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension VSplitView: View {
    public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// The views of a content as resizable panes.
private struct SplitPanes<Content: View>: View {
    var axis: Axis
    var content: Content
    /// The lengths that the user has chosen, in points.
    @State private var chosen: [Int: CGFloat] = [:]
    @State private var lengths: [Int: CGFloat] = [:]

    init(axis: Axis, content: Content) {
        self.axis = axis
        self.content = content
    }

    var body: some View {
        let axis = axis
        Group(subviews: content) { panes in
            SplitPanesLayout(axis: axis, chosen: chosen) {
                ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
                    pane.onGeometryChange(for: CGFloat.self) {
                        axis == .horizontal ? $0.size.width : $0.size.height
                    } action: {
                        lengths[index] = $0
                    }
                    if index < panes.count - 1 {
                        SplitDivider(axis: axis, handle: handle(index, of: panes.count))
                    }
                }
            }
        }
    }

    /// Returns the handle with which the user resizes a pane at the expense of those after it. The layout applies the limits of the panes.
    private func handle(_ index: Int, of count: Int) -> ResizeHandle {
        let room = (index..<count).reduce(0) { $0 + max(0, lengths[$1] ?? 0) }
        return ResizeHandle(axis: axis, length: lengths[index] ?? 0, limits: 0...room) { length in
            // The panes before it keep their lengths, so that the divider follows the pointer.
            for earlier in 0..<index { chosen[earlier] = lengths[earlier] }
            chosen[index] = length
        }
    }
}

/// Panes at the even places, and dividers between them.
struct SplitPanesLayout: Layout {
    var axis: Axis
    var chosen: [Int: CGFloat]

    nonisolated init(axis: Axis, chosen: [Int: CGFloat]) {
        self.axis = axis
        self.chosen = chosen
    }

    /// Distributes a length among panes: panes that the user has resized keep their length, the others share the rest.
    ///
    /// - Parameters:
    ///   - total: The length without the dividers, in points.
    ///   - limits: The shortest and the longest length of each pane.
    nonisolated func lengths(in total: CGFloat, limits: [ClosedRange<CGFloat>]) -> [CGFloat] {
        var lengths = limits.indices.map { index in
            chosen[index].map { min(max($0, limits[index].lowerBound), limits[index].upperBound) } ?? limits[index].lowerBound
        }
        // Without a free pane the last one takes the rest.
        var open = limits.indices.filter { chosen[$0] == nil }
        if open.isEmpty, let last = limits.indices.last { open = [last] }
        var rest = total - lengths.reduce(0, +)
        while rest > 0.01, !open.isEmpty {
            // The panes become equally long, as far as their limits allow.
            let shortest = open.map { lengths[$0] }.min() ?? 0
            let level = open.map { lengths[$0] }.filter { $0 > shortest + 0.01 }.min() ?? .infinity
            let lowest = open.filter { lengths[$0] <= shortest + 0.01 }
            let step = min(level - shortest, rest / CGFloat(lowest.count))
            for index in lowest { lengths[index] = min(lengths[index] + step, limits[index].upperBound) }
            open = open.filter { lengths[$0] < limits[$0].upperBound - 0.01 }
            rest = total - lengths.reduce(0, +)
        }
        for index in lengths.indices.reversed() where rest < 0 {
            let taken = min(-rest, lengths[index] - limits[index].lowerBound)
            lengths[index] -= taken
            rest += taken
        }
        return lengths
    }

    private nonisolated func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private nonisolated func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private nonisolated func proposal(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
        axis == .horizontal ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
    }

    private nonisolated func limits(of subviews: Subviews, breadth: CGFloat?) -> [ClosedRange<CGFloat>] {
        stride(from: 0, to: subviews.count, by: 2).map { index in
            let least = length(subviews[index].sizeThatFits(proposal(0, breadth)))
            return least...max(least, length(subviews[index].sizeThatFits(proposal(.infinity, breadth))))
        }
    }

    private nonisolated func allLengths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        let breadth = axis == .horizontal ? proposal.height : proposal.width
        let given = axis == .horizontal ? proposal.width : proposal.height
        let dividers = stride(from: 1, to: subviews.count, by: 2).map { length(subviews[$0].sizeThatFits(self.proposal(nil, breadth))) }
        let ideal = stride(from: 0, to: subviews.count, by: 2)
            .reduce(0) { $0 + length(subviews[$1].sizeThatFits(self.proposal(nil, breadth))) }
        let room = given.flatMap { $0.isFinite ? $0 - dividers.reduce(0, +) : nil } ?? ideal
        let panes = lengths(in: room, limits: limits(of: subviews, breadth: breadth))
        return subviews.indices.map { $0 % 2 == 0 ? panes[$0 / 2] : dividers[$0 / 2] }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let given = axis == .horizontal ? proposal.height : proposal.width
        let lengths = allLengths(proposal, subviews)
        let breadths = zip(subviews, lengths).map { breadth($0.sizeThatFits(self.proposal($1, given))) }
        let across = given.flatMap { $0.isFinite ? $0 : nil } ?? breadths.max() ?? 0
        let total = lengths.reduce(0, +)
        return axis == .horizontal ? CGSize(width: total, height: across) : CGSize(width: across, height: total)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var start: CGFloat = 0
        for (subview, length) in zip(subviews, allLengths(ProposedViewSize(bounds.size), subviews)) {
            let middle = start + length / 2
            let point =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + middle)
            subview.place(at: point, anchor: .center, proposal: self.proposal(length, breadth(bounds.size)))
            start += length
        }
    }
}
