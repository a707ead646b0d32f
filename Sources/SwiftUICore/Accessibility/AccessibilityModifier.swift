/// The accessibility properties of a view, which tests use as well.
package struct AccessibilityProperties {
    package var identifier: String?
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var isHidden: Bool?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var role: AccessibilityRole?
    /// The role of the view if its content consists only of texts and images, or of several elements.
    package var roleOfPlainContent: AccessibilityRole?
    package var childBehavior: AccessibilityChildBehavior?
    package var sortPriority: Double?
    package var inputLabels: [Text]?
    package var headingLevel: AccessibilityHeadingLevel?
    package var amount: AccessibilityAmount?
    /// Whether assistive technologies offer the actions and the focus of the view; nil for whether the view itself reacts to input.
    package var respondsToUserInteraction: Bool?
    package var actions: [AccessibilityActionEntry] = []
    /// Further information that a screen reader offers on request.
    package var customContent: [AccessibilityCustomContent] = []
    /// The point of the view that an activation taps.
    package var activationPoint: UnitPoint?
    /// The kind of text that the view contains.
    package var textContentType: AccessibilityTextContentType?
    package var speech = AccessibilitySpeech()
    package var rotors: [AccessibilityRotor] = []
    /// The identity under which rotors find the view.
    package var rotorEntryID: AnyHashable?
    /// The group of views between which a screen reader moves.
    package var linkedGroup: AnyHashable?
    /// The pair of a label and its content, and the role of the view in it.
    package var labeledPair: (id: AnyHashable, role: AccessibilityLabeledPairRole)?
    package var chart: (any AccessibilityChart)?
    /// Whether touches reach the view directly while a screen reader runs, instead of being handled by the screen reader.
    package var directTouch: AccessibilityDirectTouchOptions?
    /// The points at which dragging the view may begin, and those at which something may be dropped on it.
    package var dragPoints: [AccessibilityDragPoint] = []
    package var dropPoints: [AccessibilityDragPoint] = []

    package init() {}

    /// Whether a view without an element of its own becomes an element by these properties.
    var makesElement: Bool { makesGroup || label != nil || value != nil || !addedTraits.isEmpty || !actions.isEmpty }

    /// Whether a view of several elements becomes one element, with those as its children, by these properties.
    var makesGroup: Bool {
        role != nil || roleOfPlainContent != nil || childBehavior != nil || !customContent.isEmpty || !rotors.isEmpty || chart != nil
    }
}

/// Sets accessibility properties of its content.
struct AccessibilityModifier {
    /// Shared by the copies of the modifier in views and nodes.
    private let storage: SharedValue<AccessibilityProperties>

    init(properties: AccessibilityProperties) {
        storage = SharedValue(properties)
    }

    var properties: AccessibilityProperties { storage.value }
}

extension AccessibilityModifier: CustomComparable {
    package func isSame(as other: AccessibilityModifier) -> Bool {
        storage === other.storage || SwiftUICore.isSame(storage.value, other.storage.value)
    }
}

extension AccessibilityModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = AccessibilityNode
}

/// A node with accessibility properties.
package final class AccessibilityNode: UnaryNode, ValueObserver, ModifierNode {
    private var modifier: AccessibilityModifier

    package var properties: AccessibilityProperties { modifier.properties }

    init(child: ViewNode, modifier: _GraphValue<AccessibilityModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: AccessibilityModifier, to new: AccessibilityModifier) {
        modifier = new
    }

    /// The plain text of a `Text` in the environment of this node.
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
    /// Sets several accessibility properties of the view at once.
    nonisolated package func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View {
        var properties = AccessibilityProperties()
        change(&properties)
        return modifier(AccessibilityModifier(properties: properties))
    }
}
