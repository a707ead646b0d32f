import Foundation

/// Calls a function when a value derived from its content's geometry changes.
struct GeometryActionModifier<Value: Equatable> {
    var transform: (GeometryProxy) -> Value
    var action: (Value, Value) -> Void
}

extension GeometryActionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = GeometryActionNode<Value>
}

final class GeometryActionNode<Value: Equatable>: GeometryObservingNode<GeometryActionModifier<Value>> {
    private let reads: GeometryReads
    private var last: Value?
    private let budget = ActionBudget()

    required init(child: ViewNode, modifier: _GraphValue<GeometryActionModifier<Value>>, inputs: _ViewInputs) {
        reads = GeometryReads(tree: inputs.tree)
        super.init(child: child, modifier: modifier, inputs: inputs)
    }

    override func geometryMayHaveChanged() {
        let value = modifier.transform(GeometryProxy(node: self, reads: reads))
        guard value != last else { return }
        let (previous, action, isFirst) = (last ?? value, modifier.action, last == nil)
        last = value
        tree.schedule(within: budget, name: "onGeometryChange(for: \(Value.self))", for: self, as: isFirst ? .firstGeometry : .other) {
            action(previous, value)
        }
    }

    override func end() {
        super.end()
        reads.end()
    }

    override var typeName: String { "onGeometryChange" }
}

extension View {
    /// Performs an action when a value derived from the view's geometry changes, and initially after the first layout.
    ///
    ///     Text("Title").onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
    ///
    /// The action runs at most twice per frame; further runs are dropped, with a warning.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value. It is called after every layout, so it should be fast.
    ///   - action: The action, called with the new value.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform) { action($1) })
    }

    /// Performs an action with the old and the new value when a value derived from the view's geometry changes.
    ///
    /// After the first layout both values are the initial one.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value. It is called after every layout, so it should be fast.
    ///   - action: The action.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform, action: action))
    }
}
