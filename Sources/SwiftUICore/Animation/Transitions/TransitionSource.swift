import CoreGraphics

/// The appearance of a matched transition source while a page grows out of it.
package struct TransitionSourceStyle: Equatable, Sendable {
    /// The corner radius of the source, in points.
    package var cornerRadius: CGFloat = 0
    /// The colour behind the growing page; nil for none.
    package var background: Color?
    package var shadow: TransitionSourceShadow?

    package init() {}
}

/// The shadow of a page that grows out of a source; lengths are in points.
package struct TransitionSourceShadow: Equatable, Sendable {
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    package init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// Makes its content a place out of which pages can grow.
struct TransitionSourceModifier: Equatable {
    var key: MatchedGeometryKey
    var style: TransitionSourceStyle
}

extension TransitionSourceModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = TransitionSourceNode
}

final class TransitionSourceNode: ObservingNode<TransitionSourceModifier> {
    required init(child: ViewNode, modifier: _GraphValue<TransitionSourceModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.transitions.sources[self.modifier.key, default: []].append(self)
    }

    override func modifierChanged(from old: TransitionSourceModifier) {
        guard old.key != modifier.key else { return }
        tree.transitions.remove(self, from: old.key)
        tree.transitions.sources[modifier.key, default: []].append(self)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.transitions.remove(self, from: modifier.key)
    }

    override var typeName: String { "matchedTransitionSource" }
}

extension TransitionGroups {
    mutating func remove(_ node: TransitionSourceNode, from key: MatchedGeometryKey) {
        sources[key]?.removeAll { $0 === node }
        if sources[key]?.isEmpty == true { sources[key] = nil }
    }

    /// Returns the source with an identity that is not inside a page; with several, the one made last.
    func source(_ key: MatchedGeometryKey, outside page: ViewNode?) -> TransitionSourceNode? {
        sources[key]?.last { source in
            var node: ViewNode? = source
            while let current = node, current !== page { node = current.parent }
            return node == nil && source.flags.contains(.isPlaced)
        }
    }
}

extension View {
    /// Makes the view a place out of which a page with a zoom transition of the same identity grows.
    nonisolated package func transitionSource(id: AnyHashable, in namespace: Namespace.ID, style: TransitionSourceStyle) -> some View {
        modifier(TransitionSourceModifier(key: MatchedGeometryKey(id: id, namespace: namespace), style: style))
    }
}
