/// Adds the actions of the buttons in another view, which is not drawn, to the accessibility element of its content.
nonisolated struct AccessibilityActionsModifier<Actions: View>: UnaryNodeModifier {
    typealias Body = Never

    var actions: Actions
    var category: AccessibilityActionCategory?

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // Without content there are no actions to add.
        guard let actions = inputs.makeSecondary(modifier.part(Actions.self, at: 0), in: .column) else { return child }
        return AccessibilityActionsNode(child: child, actions: actions, category: modifier.value.category, inputs: inputs)
    }
}

/// A node with the actions of the buttons in another view.
final class AccessibilityActionsNode: AccessibilityViewNode {
    let category: AccessibilityActionCategory?

    init(child: ViewNode, actions: ViewNode, category: AccessibilityActionCategory?, inputs: _ViewInputs) {
        self.category = category
        super.init(child: child, secondary: actions, inputs: inputs)
    }

    required init(child: ViewNode, secondary: ViewNode?, inputs: _ViewInputs) {
        category = nil
        super.init(child: child, secondary: secondary, inputs: inputs)
    }

    override var typeName: String { "accessibilityActions" }
}

extension View {
    /// Adds accessibility actions for the buttons in the content, each named by its label:
    ///
    ///     MessageRow(message).accessibilityActions {
    ///         Button("Reply") { reply(to: message) }
    ///         Button("Archive") { archive(message) }
    ///     }
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }

    /// Adds accessibility actions for the buttons in the content, each named by its label, in a category. On Linux the category is part of
    /// the inspected element only: the accessibility bus has no categories.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AccessibilityActionsModifier(actions: content(), category: category))
    }
}

/// A category of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    /// The name of the category; nil for that of actions without one.
    let name: Text?

    private init(name: Text?) {
        self.name = name
    }

    /// Creates a category with a localized name.
    public init(_ nameKey: LocalizedStringKey) {
        name = Text(nameKey)
    }

    /// Creates a category with a name.
    public init(_ name: Text) {
        self.name = name
    }

    /// Creates a category with a name that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {
        self.name = Text(name)
    }

    /// The category of actions without another one.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// The category of actions that edit.
    public static let edit = AccessibilityActionCategory("Edit")
}
