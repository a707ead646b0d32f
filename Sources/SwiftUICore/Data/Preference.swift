/// A key of a value that views provide to their ancestors.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view provides one. Combining it with another value should return that value.
    static var defaultValue: Self.Value { get }

    /// Combines the values of several views, in view order.
    ///
    /// - Parameters:
    ///   - value: The value of the preceding views, to be changed.
    ///   - nextValue: Returns the value of the next view.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    /// The default value nil.
    public static var defaultValue: Value { nil }
}

/// Combines the values of a key in the subtree of a node, in view order.
package struct PreferenceCollector<Key: PreferenceKey> {
    package private(set) var value: Key.Value?

    /// The combined value, or the key's default.
    var valueOrDefault: Key.Value { value ?? Key.defaultValue }

    /// Adds the value of the next view.
    mutating func add(_ next: @autoclosure () -> Key.Value) {
        if value == nil {
            value = next()
        } else {
            Key.reduce(value: &value!, nextValue: next)
        }
    }

    /// Changes the value collected so far, or the key's default.
    mutating func transform(_ change: (inout Key.Value) -> Void) {
        var changed = valueOrDefault
        change(&changed)
        value = changed
    }

    /// Adds the values of a node and its descendants.
    mutating func collect(_ node: ViewNode) {
        guard node.flags.contains(.writesPreferences) else { return }
        node.collectPreference(&self)
    }

    /// Adds the combined value of a node and its descendants, or the key's default, after a change.
    mutating func collect(_ node: ViewNode, changedBy change: (inout Key.Value) -> Void) {
        var inner = PreferenceCollector()
        inner.collect(node)
        inner.transform(change)
        add(inner.valueOrDefault)
    }

    /// Adds the values of the nodes in dynamic children; without any value they contribute the default (truth `preference-002`).
    mutating func collect(_ dynamicChildren: DynamicChildren) {
        var nodes = ContiguousArray<ViewNode>()
        dynamicChildren.appendNodes(to: &nodes)
        var inner = PreferenceCollector()
        for node in nodes { inner.collect(node) }
        add(inner.valueOrDefault)
    }

    /// Returns the combined value of a node and its descendants.
    package static func value(from node: ViewNode) -> Key.Value {
        var collector = PreferenceCollector()
        collector.collect(node)
        return collector.valueOrDefault
    }
}

/// Sets the value of a preference for its ancestors.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
    /// The value.
    public var value: Key.Value

    /// Creates a modifier that sets a value.
    public init(key: Key.Type = Key.self, value: Key.Value) {
        self.value = value
    }
}

extension _PreferenceWritingModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // The value replaces that of the content.
        PreferenceNode<Self, Key>(child: child, modifier: modifier, inputs: inputs) { modifier, _, collector in
            collector.add(modifier.value)
        }
    }
}

/// Changes the preference of the content.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
    /// The change.
    public var transform: (inout Key.Value) -> Void

    /// Creates a modifier that changes a value.
    public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }
}

extension _PreferenceTransformModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PreferenceNode<Self, Key>(child: child, modifier: modifier, inputs: inputs) { modifier, node, collector in
            collector.collect(node.child) { value in node.reads.run { modifier.transform(&value) } }
        }
    }
}

/// A node that sets or changes a preference.
final class PreferenceNode<Modifier, Key: PreferenceKey>: UnaryNode, ValueObserver {
    typealias Contribution = (Modifier, PreferenceNode, inout PreferenceCollector<Key>) -> Void

    private var modifier: Modifier
    private let contribute: Contribution
    /// The recorded reads of the modifier's function; nil if it has none, or before its first run.
    private var createdReads: ClosureReads?

    /// Runs the modifier's function and records its reads.
    var reads: ClosureReads {
        if let createdReads { return createdReads }
        let reads = ClosureReads(for: self)
        createdReads = reads
        return reads
    }

    init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs, contribute: @escaping Contribution) {
        self.modifier = modifier.value
        self.contribute = contribute
        super.init(child: child, inputs: inputs)
        flags.insert(.writesPreferences)
        modifier.observe(by: self)
        invalidatePreferences()
    }

    override func collectPreference<Asked: PreferenceKey>(_ collector: inout PreferenceCollector<Asked>) {
        guard Asked.self == Key.self else {
            collector.collect(child)
            return
        }
        // `Asked` is `Key`, so the collector is one of `Key`.
        withUnsafeMutablePointer(to: &collector) {
            $0.withMemoryRebound(to: PreferenceCollector<Key>.self, capacity: 1) { contribute(modifier, self, &$0.pointee) }
        }
    }

    func valueChanged(from old: Modifier, to new: Modifier) {
        guard !isSame(old, new) else { return }
        modifier = new
        tree.setNeedsPreference(Key.self)
    }

    /// Something that the modifier's function has read has changed.
    override func performUpdate() {
        tree.setNeedsPreference(Key.self)
    }

    override func end() {
        super.end()
        createdReads?.end()
        invalidatePreferences()
    }

    override var typeName: String { "preference" }

    override var inspectorFacts: [(name: String, value: String)] {
        [("preference " + String(describing: Key.self), "\(PreferenceCollector<Key>.value(from: self))")]
    }
}

extension View {
    /// Sets the value of a preference key for the ancestors of this view.
    ///
    ///     Text("Details").preference(key: TitleKey.self, value: "Details")
    ///
    /// It replaces the values of the views inside this view.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(key: key, value: value))
    }

    /// Changes the value of a preference key that this view provides, or the key's default if it provides none.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(key: key, transform: callback))
    }
}
