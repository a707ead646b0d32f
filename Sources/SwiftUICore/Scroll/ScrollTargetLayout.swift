import CoreGraphics

/// Makes the views of a container targets of the enclosing scroll view.
struct ScrollTargetLayout: Equatable {
    var isEnabled: Bool
}

extension ScrollTargetLayout: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollTargetLayoutNode
}

final class ScrollTargetLayoutNode: ObservingNode<ScrollTargetLayout> {
    override var typeName: String { "scrollTargetLayout" }
}

/// A view with which a scroll view may be aligned.
struct ScrollTargetView {
    var id: AnyHashable?
    var node: ViewNode
}

extension ScrollNode {
    /// The views in the scroll target layouts inside, as far as they have been made, in view order.
    var targetViews: [ScrollTargetView] {
        var targets: [ScrollTargetView] = []
        forEachTarget { targets.append($0) }
        return targets
    }

    /// Calls functions with each view in the scroll target layouts that has been made, and with each loop of a lazy container there.
    private func forEachTarget(_ body: (ScrollTargetView) -> Void, loop lazyLoop: (LazyChildren) -> Void = { _ in }) {
        func visit(_ node: ViewNode) {
            if let layout = node as? ScrollTargetLayoutNode, layout.modifier.isEnabled {
                collect(layout.child)
            } else if !(node is ScrollNode) {
                node.forEachChild(visit)
            }
        }
        func collect(_ node: ViewNode) {
            // The node of a branch or of an erased view lays nothing out itself.
            if node is ContainerNode && !(node is DynamicContentNode) || node is LazyContainerNode {
                node.forEachEntry { append($0, id: nil) }
            } else {
                node.forEachChild(collect)
            }
        }
        func append(_ entry: NodeEntry, id: AnyHashable?) {
            switch entry {
            case .node(let node): body(ScrollTargetView(id: id, node: node))
            case .dynamic(let loop as LazyChildren):
                for index in loop.shown.keys.sorted() {
                    loop.shown[index]!.item.forEachEntry { append($0, id: loop.identity(at: index)) }
                }
                lazyLoop(loop)
            case .dynamic(let dynamicChildren):
                dynamicChildren.forEachItem { item in item.forEachEntry { append($0, id: dynamicChildren.identity(of: item) ?? id) } }
            }
        }
        for child in children { visit(child) }
    }

    /// Returns the frames of the targets in the content's coordinates. Items that lazy containers have not made are included, with estimated
    /// frames, within a viewport's length of a movement.
    func targetFrames(near movement: CGRect) -> [CGRect] {
        let insets = insets
        let area = movement.insetBy(dx: -size.width, dy: -size.height)
        var frames: [CGRect] = []
        forEachTarget { target in
            frames.append(contentFrame(of: target.node).offsetBy(dx: -insets.leading, dy: -insets.top))
        } loop: { loop in
            guard let container = loop.container as? LazyContainerNode else { return }
            let shift = CGAffineTransform(translationX: offset.x - insets.leading, y: offset.y - insets.top)
            let transform = container.transform(to: self).concatenating(shift)
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
            frames += container.estimatedFrames(of: loop, in: area.applying(transform.inverted())).map { $0.applying(transform) }
        }
        return frames
    }

    /// Returns a node's frame in the coordinates of the content and its insets.
    func contentFrame(of node: ViewNode) -> CGRect {
        CGRect(origin: .zero, size: node.size).applying(node.transform(to: self)).offsetBy(dx: offset.x, dy: offset.y)
    }
}

extension View {
    /// Makes the views of this container targets of the enclosing scroll view, for `viewAligned` behaviours and scroll positions.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayout(isEnabled: isEnabled))
    }
}
