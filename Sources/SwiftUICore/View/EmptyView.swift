/// A view that contains nothing and takes no room.
public struct EmptyView: Sendable {
    /// An empty view.
    @inlinable nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<EmptyView>, inputs: _ViewInputs) {}
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// The only value.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    @inlinable nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<EmptyModifier>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        Content._makeView(content, inputs: inputs)
    }
}
