import Foundation

/// Room around a view.
public struct _PaddingLayout: Sendable, Equatable {
    /// The edges that are padded.
    public var edges: Edge.Set
    /// How much, in points; nil for the platform's default.
    public var insets: EdgeInsets?

    /// Padding of the given edges.
    @inlinable nonisolated public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    /// The padding in points, where the default is as given. Lengths that are not finite count as zero.
    func resolved(defaultLength: CGFloat) -> EdgeInsets {
        func length(_ edge: Edge.Set, _ length: CGFloat?) -> CGFloat {
            guard edges.contains(edge) else { return 0 }
            let length = length ?? defaultLength
            return length.isFinite ? length : 0
        }
        return EdgeInsets(
            top: length(.top, insets?.top), leading: length(.leading, insets?.leading),
            bottom: length(.bottom, insets?.bottom), trailing: length(.trailing, insets?.trailing))
    }
}

extension _PaddingLayout: Animatable {
    public var animatableData: EdgeInsets.AnimatableData {
        get { insets?.animatableData ?? EdgeInsets().animatableData }
        set { insets?.animatableData = newValue }
    }
}

extension _PaddingLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PaddingNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class PaddingNode: InsetNode<_PaddingLayout> {
    override var layout: _PaddingLayout { modifier }
}

/// A node that is larger than its child by some room at the edges.
class InsetNode<Modifier>: AnimatedModifierNode<Modifier> {
    /// How much room, as written.
    var layout: _PaddingLayout { _PaddingLayout(insets: EdgeInsets()) }

    final var insets: EdgeInsets {
        let layout = layout
        // The default differs by platform only, which does not change while a view lives.
        return layout.resolved(defaultLength: layout.insets == nil ? environmentScope.values.platformProfile.defaultPadding : 0)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let insets = insets
        let size = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        let insets = insets
        return (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    override var layoutPriority: Double { child.layoutPriority }

    /// Padded edges lose the child's wishes (truth `spacing-012`).
    override func makeSpacing() -> ViewSpacing {
        let insets = insets
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        var spacing = child.spacing
        spacing.spacing.reset(edges)
        return spacing
    }
}

extension View {
    /// Adds room around the view, a length in points for each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Adds room on some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The length in points; nil for the platform's default of 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(
            edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds the same room, in points, on all edges.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds a little room (8 points) on all edges.
    nonisolated public func _tightPadding() -> some View {
        padding(8)
    }
}
