/// What is told of a view to those who do not see it, and to tests.
package struct AccessibilityProperties {
    package var identifier: String?
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var isHidden: Bool?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var role: AccessibilityRole?
    /// What the view is where its content is no more than texts and pictures, or several elements.
    package var roleOfPlainContent: AccessibilityRole?
    package var childBehavior: AccessibilityChildBehavior?
    package var sortPriority: Double?
    package var inputLabels: [Text]?
    package var headingLevel: AccessibilityHeadingLevel?
    package var amount: AccessibilityAmount?
    package var respondsToUserInteraction: Bool?
    package var actions: [AccessibilityActionEntry] = []

    package init() {}

    /// Whether a view that tells nothing by itself becomes an element with these.
    var makesElement: Bool {
        label != nil || value != nil || role != nil || roleOfPlainContent != nil || childBehavior != nil || !addedTraits.isEmpty || !actions.isEmpty
    }
}

/// Tells something of its content.
struct AccessibilityModifier {
    var properties: AccessibilityProperties
}

extension AccessibilityModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// A view of which something is told.
package final class AccessibilityNode: UnaryNode, ValueObserver {
    package private(set) var properties: AccessibilityProperties

    init(child: ViewNode, modifier: _GraphValue<AccessibilityModifier>, inputs: _ViewInputs) {
        properties = modifier.value.properties
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: AccessibilityModifier, to new: AccessibilityModifier) {
        properties = new.properties
    }

    /// A text as it would be read out here.
    package func string(_ text: Text?) -> String? {
        text?.plainString(in: environmentScope.values)
    }

    package override var typeName: String { "accessibility" }

    package override var inspectorFacts: [(name: String, value: String)] {
        var facts: [(name: String, value: String)] = []
        if let identifier = properties.identifier { facts.append(("identifier", identifier)) }
        if let role = properties.role { facts.append(("role", role.rawValue)) }
        if let label = string(properties.label) { facts.append(("label", label)) }
        if let value = string(properties.value) { facts.append(("value", value)) }
        if let hint = string(properties.hint) { facts.append(("hint", hint)) }
        if properties.isHidden == true { facts.append(("isHidden", "true")) }
        return facts
    }
}

extension View {
    /// Tells several things of the view at once.
    nonisolated package func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View {
        var properties = AccessibilityProperties()
        change(&properties)
        return modifier(AccessibilityModifier(properties: properties))
    }
}
