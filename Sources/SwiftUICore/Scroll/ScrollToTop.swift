import Foundation

/// Scrolls the first vertical scroll view inside its content to the top whenever a value changes.
struct ScrollToTop<Trigger: Equatable> {
    var trigger: Trigger
}

extension ScrollToTop: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollToTopNode<Trigger>
}

final class ScrollToTopNode<Trigger: Equatable>: ObservingNode<ScrollToTop<Trigger>> {
    override func modifierChanged(from old: ScrollToTop<Trigger>) {
        guard modifier.trigger != old.trigger else { return }
        var nodes: ContiguousArray<ViewNode> = [child]
        var next = 0
        while next < nodes.count {
            let node = nodes[next]
            if let node = node as? ScrollNode, node.scrolls(along: .vertical) {
                return node.scroll(to: CGPoint(x: CGFloat.nan, y: 0), transaction: Transaction(animation: .default))
            }
            node.forEachChild { nodes.append($0) }
            next += 1
        }
    }

    override var typeName: String { "scrollsToTop" }
}

extension View {
    /// Scrolls the outermost vertical scroll view inside the view to the top, with an animation, each time a value changes.
    nonisolated package func scrollsToTop(trigger value: some Equatable) -> some View {
        modifier(ScrollToTop(trigger: value))
    }
}
