/// What is told of a view to those who do not see it, and to tests, as plain data.
package struct AccessibilityProperties: Equatable {
    package var identifier: String?
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var isHidden: Bool?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []

    package init() {}
}

/// Tells something of its content.
struct AccessibilityModifier: Equatable {
    var properties: AccessibilityProperties
}

extension AccessibilityModifier: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// A view of which something is told.
package final class AccessibilityNode: UnaryNode {
    package private(set) var properties: AccessibilityProperties

    init(child: ViewNode, modifier: _GraphValue<AccessibilityModifier>, inputs: _ViewInputs) {
        properties = modifier.value.properties
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
    }

    package override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        properties = new.assumingMemoryBound(to: AccessibilityModifier.self).pointee.properties
    }

    /// A text as it would be read out here.
    package func string(_ text: Text?) -> String? {
        text?.resolved(in: TextContext.of(environmentScope.values).environment).text.string
    }

    package override var typeName: String { "accessibility" }

    package override var inspectorFacts: [(name: String, value: String)] {
        var facts: [(name: String, value: String)] = []
        if let identifier = properties.identifier { facts.append(("identifier", identifier)) }
        if let label = string(properties.label) { facts.append(("label", label)) }
        if let value = string(properties.value) { facts.append(("value", value)) }
        if let hint = string(properties.hint) { facts.append(("hint", hint)) }
        if properties.isHidden == true { facts.append(("isHidden", "true")) }
        return facts
    }
}

extension View {
    nonisolated private func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View {
        var properties = AccessibilityProperties()
        change(&properties)
        return modifier(AccessibilityModifier(properties: properties))
    }

    /// Names the view for tests; the name is not shown or read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Says what the view is, to those who do not see it.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label }
    }

    /// Says what the view is, to those who do not see it; the key is looked up in the program's translations.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the view is, to those who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what the view is set to, to those who do not see it.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility { $0.value = valueDescription }
    }

    /// Says what the view is set to, to those who do not see it; the key is looked up in the program's translations.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view is set to, to those who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint }
    }

    /// Says what happens when the view is used; the key is looked up in the program's translations.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Keeps the view from those who do not see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.isHidden = hidden }
    }

    /// Says what the view is besides what it is by itself.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.addedTraits = traits }
    }

    /// Says what the view is not, although it would be by itself.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removedTraits = traits }
    }
}
