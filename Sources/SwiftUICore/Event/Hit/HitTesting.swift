import AttributeGraph
import CoreGraphics

extension ViewNode {
    /// The views that a pointer at a point meets, the foremost and innermost first, each inside the next; nil if there is none.
    ///
    /// The point is in the parent's coordinates, before the parent's effects. What is drawn in front hides what is behind it.
    final func hitPath(at point: CGPoint) -> [ViewNode]? {
        let local = CGPoint(x: point.x - shownOrigin.x, y: point.y - shownOrigin.y)
        let isInBounds = CGRect(origin: .zero, size: size).contains(local)
        guard allowsHit(at: local), isInBounds || !clipsHits else { return nil }
        var inner = local
        if let transform = contentTransform {
            // What is flattened to a line cannot be hit.
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
            inner = local.applying(transform.inverted())
        }
        for child in childrenFrontToBack {
            if var path = NativeStack.withSpace({ child.hitPath(at: inner) }) {
                path.append(self)
                return path
            }
        }
        return containsHit(local) || (clipsHits && isInBounds) ? [self] : nil
    }

    private var childrenFrontToBack: [ViewNode] {
        if let container = self as? ContainerNode { return container.childrenInDrawingOrder.reversed() }
        if let layers = self as? SecondaryLayerNode { return layers.layersFrontToBack }
        var children: [ViewNode] = []
        forEachChild { children.append($0) }
        return children.reversed()
    }
}

extension ViewTree {
    /// The views that a pointer at a point of the window meets, the innermost first.
    package func hitPath(at point: CGPoint) -> [ViewNode] {
        guard point.x.isFinite, point.y.isFinite else { return [] }
        return rootNode?.hitPath(at: point) ?? []
    }
}

/// Says whether its content can be hit.
struct HitTestingModifier: Equatable {
    var isAllowed: Bool
}

extension HitTestingModifier: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        HitTestingNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class HitTestingNode: EffectNode<HitTestingModifier> {
    override func allowsHit(at point: CGPoint) -> Bool { modifier.isAllowed }
    override var typeName: String { "allowsHitTesting" }
}

extension View {
    /// Says whether pointers meet the view or what is behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
}
