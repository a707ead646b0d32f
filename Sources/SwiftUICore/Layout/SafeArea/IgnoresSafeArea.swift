import Foundation

/// Extends a view into safe area regions of its container.
public struct _SafeAreaRegionsIgnoringLayout: Sendable, Equatable {
    /// The regions that are ignored.
    public var regions: SafeAreaRegions
    /// The edges at which they are ignored.
    public var edges: Edge.Set

    /// Creates a layout that ignores regions at some edges.
    @inlinable nonisolated public init(regions: SafeAreaRegions, edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
    }
}

extension _SafeAreaRegionsIgnoringLayout: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = SafeAreaIgnoringNode
}

/// Keeps its own layout, and extends its child to the outer edge of the regions that its edges touch.
final class SafeAreaIgnoringNode: LayoutModifierNode<_SafeAreaRegionsIgnoringLayout> {
    private var reach = EdgeInsets()

    required init(child: ViewNode, modifier: _GraphValue<_SafeAreaRegionsIgnoringLayout>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.safeAreas.readers.append(self)
    }

    private var currentReach: EdgeInsets { safeAreaInsets(of: modifier.regions).only(modifier.edges) }

    override func arrange() {
        reach = currentReach
        var inner = proposal
        if reach.horizontal != 0 { inner.width = size.width + reach.horizontal }
        if reach.vertical != 0 { inner.height = size.height + reach.vertical }
        placeChild(child, at: CGPoint(x: -reach.leading, y: -reach.top), proposal: inner)
    }

    override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        if reach != EdgeInsets() { resolution.isExtended = true }
    }

    override func geometryMayHaveChanged() {
        if currentReach != reach { invalidateArrangement() }
    }

    override var layoutPriority: Double { child.layoutPriority }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.readers.remove(self)
    }

    override var typeName: String { "ignoresSafeArea" }
}

extension View {
    /// Extends the view into the safe area insets of its container, such as below bars or the keyboard.
    ///
    /// Each edge of the view that touches an ignored region moves to the outer edge of that region. The layout of the surrounding
    /// views does not change.
    ///
    ///     Color.blue.ignoresSafeArea()
    ///
    /// - Parameters:
    ///   - regions: The ignored regions; all by default.
    ///   - edges: The edges that may move; all by default.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Extends the view into the safe area insets of its container at the given edges.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
