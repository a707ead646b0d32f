import Foundation

/// Padding around a view.
public struct _PaddingLayout: Sendable, Equatable {
    /// The padded edges.
    public var edges: Edge.Set
    /// The lengths in points; nil for the platform's default on all edges.
    public var insets: EdgeInsets?

    /// Creates padding for the given edges.
    @inlinable nonisolated public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    /// The padding in points, for the given default length. Lengths that are not finite count as zero.
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

extension _PaddingLayout: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = PaddingNode
}

final class PaddingNode: InsetNode<_PaddingLayout> {
    override var layout: _PaddingLayout { modifier }
}

/// A node that is larger than its child by insets at the edges.
class InsetNode<Modifier>: LayoutModifierNode<Modifier> {
    /// The unresolved padding.
    var layout: _PaddingLayout { _PaddingLayout(insets: EdgeInsets()) }

    final var insets: EdgeInsets {
        let layout = layout
        // The default depends on the platform only, which does not change during the lifetime of a view.
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

    /// Padded edges do not take over the child's spacing preferences (truth `spacing-012`).
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
    /// Adds padding around the view.
    ///
    /// - Parameter insets: The lengths in points for each edge. Negative lengths let the view extend beyond its frame; infinite and
    ///   NaN lengths count as zero.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Adds padding to some edges of the view.
    ///
    ///     Text("Title").padding(.horizontal, 12)
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The length in points; nil (the default) for the platform's default, 16 points on all platforms. Infinite and NaN
    ///     lengths count as zero.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(
                edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds padding of the same length, in points, to all edges. Infinite and NaN lengths count as zero.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds padding of 8 points to all edges.
    nonisolated public func _tightPadding() -> some View {
        padding(8)
    }
}
