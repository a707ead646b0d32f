import Foundation

/// Calls a function when something derived from its content's geometry changes.
struct GeometryActionModifier<Value: Equatable> {
    var transform: (GeometryProxy) -> Value
    var action: (Value, Value) -> Void
}

extension GeometryActionModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        GeometryActionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class GeometryActionNode<Value: Equatable>: GeometryObservingNode<GeometryActionModifier<Value>> {
    private let reads: GeometryReads
    private var last: Value?
    private let budget = ActionBudget()

    override init(child: ViewNode, modifier: _GraphValue<GeometryActionModifier<Value>>, inputs: _ViewInputs) {
        reads = GeometryReads(tree: inputs.tree)
        super.init(child: child, modifier: modifier, inputs: inputs)
    }

    override func geometryMayHaveChanged() {
        let value = modifier.transform(GeometryProxy(node: self, reads: reads))
        guard value != last else { return }
        let (previous, action) = (last ?? value, modifier.action)
        last = value
        tree.schedule(within: budget, name: "onGeometryChange(for: \(Value.self))", for: self) { action(previous, value) }
    }

    override func end() {
        super.end()
        reads.end()
    }

    override var typeName: String { "onGeometryChange" }
}

extension View {
    /// Calls a function with a value derived from the view's geometry, once it is laid out and whenever the value changes.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform) { action($1) })
    }

    /// Calls a function with the old and the new value of something derived from the view's geometry.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform, action: action))
    }
}
