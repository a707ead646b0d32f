/// A modifier with an identifier by which a tool finds the view, such as an editor that shows previews. It changes neither the view nor its
/// identity: state is kept when the identifier changes. ``View/id(_:)`` gives views an identity.
public struct _IdentifiedModifier<Identifier: Hashable> {
    /// The identifier.
    public var identifier: Identifier

    /// Creates a modifier with an identifier.
    nonisolated public init(identifier: Identifier) {
        self.identifier = identifier
    }
}

extension _IdentifiedModifier: ViewModifier {
    public typealias Body = Never

    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        Content._makeView(content, inputs: inputs)
    }
}

extension _IdentifiedModifier: Equatable {}

/// The identifier that an editor gives to a view in the source of a preview. Programs name it to see through the modifier around such a view.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let identifier: String

    /// Creates an identifier.
    nonisolated public init(_ identifier: String) {
        self.identifier = identifier
    }
}

extension View {
    /// Gives the view an identifier for tools. It changes neither the view nor its identity.
    nonisolated public func _identified<Identifier: Hashable>(by identifier: Identifier) -> some View {
        modifier(_IdentifiedModifier(identifier: identifier))
    }
}
