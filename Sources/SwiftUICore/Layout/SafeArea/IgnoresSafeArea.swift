import Foundation

/// Lets a view reach into what covers its container, kind by kind.
public struct _SafeAreaRegionsIgnoringLayout: Sendable, Equatable {
    /// What the view may lie under.
    public var regions: SafeAreaRegions
    /// The edges at which it may.
    public var edges: Edge.Set

    /// A layout that ignores regions at some edges.
    @inlinable nonisolated public init(regions: SafeAreaRegions, edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
    }
}

extension _SafeAreaRegionsIgnoringLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        SafeAreaIgnoringNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// Keeps its place in the layout, and gives its child the room up to the outer edge of what covers its own edges.
private final class SafeAreaIgnoringNode: AnimatedModifierNode<_SafeAreaRegionsIgnoringLayout> {
    private var reach = EdgeInsets()

    override init(child: ViewNode, modifier: _GraphValue<_SafeAreaRegionsIgnoringLayout>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.safeAreaReaders.append(self)
    }

    private var currentReach: EdgeInsets { safeAreaInsets(of: modifier.regions).only(modifier.edges) }

    override func arrange() {
        reach = currentReach
        var inner = proposal
        if reach.horizontal != 0 { inner.width = size.width + reach.horizontal }
        if reach.vertical != 0 { inner.height = size.height + reach.vertical }
        placeChild(child, at: CGPoint(x: -reach.leading, y: -reach.top), proposal: inner)
    }

    override func geometryMayHaveChanged() {
        if currentReach != reach { invalidateArrangement() }
    }

    override var layoutPriority: Double { child.layoutPriority }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreaReaders.remove(self)
    }

    override var typeName: String { "ignoresSafeArea" }
}

extension View {
    /// Lets the view reach under what covers the edges of its container: an edge of the view that touches a covered part
    /// moves to the outer edge of that part. The view's place in the layout stays.
    ///
    /// - Parameters:
    ///   - regions: What the view may lie under; everything by default.
    ///   - edges: The edges that may move; all by default.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Lets the view reach under what covers the given edges of its container.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
