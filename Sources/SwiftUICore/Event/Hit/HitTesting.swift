import AttributeGraph
import CoreGraphics

extension ViewNode {
    /// The nodes under a point, from the foremost and innermost outwards, each inside the next; nil if there is none.
    ///
    /// The point is in the parent's coordinates, before the parent's effects. Views in front obscure those behind them.
    final func hitPath(at point: CGPoint) -> [ViewNode]? {
        let shown = shownOrigin
        let local = CGPoint(x: point.x - shown.x, y: point.y - shown.y)
        if cachesHitTestBounds, !hitRectangle.mayContain(local) { return nil }
        guard allowsHit(at: local), !clipsHits || hitBounds.contains(local) else { return nil }
        guard let inner = contentPoint(local) else { return nil }
        if var path = childrenHitPath(at: inner) {
            path.append(self)
            return path
        }
        return containsHit(local) ? [self] : nil
    }

    /// Converts a point to the coordinates of the content. Content with a singular transform, such as one flattened to a line, cannot be hit: nil.
    @inline(__always) final func contentPoint(_ local: CGPoint) -> CGPoint? {
        guard let transform = contentTransform else { return local }
        return transform.a * transform.d - transform.b * transform.c == 0 ? nil : local.applying(transform.inverted())
    }

    private func childrenHitPath(at point: CGPoint) -> [ViewNode]? {
        let children = childrenFrontToBack
        let reaches = cachesHitTestBounds ? unsafeDowncast(self, to: ContainerNode.self).hitTestBounds?.reaches(of: children) : nil
        for (index, child) in children.enumerated() {
            if let reaches {
                let shown = child.shownOrigin
                guard reaches[reaches.count - 1 - index].mayContain(CGPoint(x: point.x - shown.x, y: point.y - shown.y)) else { continue }
            }
            if let path = NativeStack.withSpace({ child.hitPath(at: point) }) { return path }
        }
        return nil
    }

    final var childrenFrontToBack: [ViewNode] {
        if let container = self as? ContainerNode { return container.childrenInDrawingOrder.reversed() }
        if let layers = self as? SecondaryViewNode { return layers.layersFrontToBack }
        var children: [ViewNode] = []
        forEachChild { children.append($0) }
        return children.reversed()
    }
}

extension ViewTree {
    /// The nodes under a point of the window, from the innermost outwards; empty for points that are not finite.
    package func hitPath(at point: CGPoint) -> [ViewNode] {
        guard point.x.isFinite, point.y.isFinite else { return [] }
        return rootNode?.hitPath(at: point) ?? []
    }
}

/// Enables or disables hit testing of its content.
struct _AllowsHitTestingModifier: Equatable {
    var isAllowed: Bool
}

extension _AllowsHitTestingModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = HitTestingNode
}

final class HitTestingNode: EffectNode<_AllowsHitTestingModifier> {
    override func allowsHit(at point: CGPoint) -> Bool { modifier.isAllowed }
    override var typeName: String { "allowsHitTesting" }
}

extension View {
    /// Sets whether the view takes part in hit testing. If not, pointer events pass through to the views behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(isAllowed: enabled))
    }
}
