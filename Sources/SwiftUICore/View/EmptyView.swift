/// A view without content.
///
/// It adds nothing to its container, not even spacing.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    @inlinable nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<EmptyView>, inputs: _ViewInputs) {}
}

/// A modifier that leaves its content unchanged.
public struct EmptyModifier: Sendable {
    /// The single value of the type.
    public static let identity = EmptyModifier()

    /// Creates a modifier that leaves its content unchanged.
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
