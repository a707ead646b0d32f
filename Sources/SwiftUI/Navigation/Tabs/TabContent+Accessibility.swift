import SwiftUICore

/// What assistive technologies say about a tab; nil for what follows from its label.
struct TabAccessibility: Equatable {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var inputLabels: [Text]?
}

extension View {
    /// Describes the button of a tab to assistive technologies.
    func describedTab(_ tab: TabAccessibility) -> some View {
        accessibility {
            if let label = tab.label { $0.label = label }
            if let value = tab.value { $0.value = value }
            if let hint = tab.hint { $0.hint = hint }
            if let identifier = tab.identifier { $0.identifier = identifier }
            if let inputLabels = tab.inputLabels { $0.inputLabels = inputLabels }
        }
    }
}

extension TabContent {
    /// Sets the accessibility label of the tab's button, if `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        configured { if isEnabled { $0.accessibility.label = label } }
    }

    /// Sets the accessibility label of the tab's button, localized, if `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility label of the tab's button, not localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the tab's button, if `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        configured { if isEnabled { $0.accessibility.value = value } }
    }

    /// Sets the accessibility value of the tab's button, localized, if `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the tab's button, not localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the tab's button, if `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        configured { if isEnabled { $0.accessibility.hint = hint } }
    }

    /// Sets the accessibility hint of the tab's button, localized, if `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the tab's button, not localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the identifier by which tests find the tab's button, if `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        configured { if isEnabled { $0.accessibility.identifier = identifier } }
    }

    /// Sets the names by which the tab's button can be addressed by voice, if `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
        configured { if isEnabled { $0.accessibility.inputLabels = inputLabels } }
    }

    /// Sets the names, localized, by which the tab's button can be addressed by voice, if `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the names, not localized, by which the tab's button can be addressed by voice, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}

/// Type-erased tab content.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = _PrimitiveTabContent<TabValue>
    private let base: any TabContent

    /// Creates tab content that hides the type of other content.
    nonisolated public init<Content: TabContent<TabValue>>(_ content: Content) {
        base = content
    }

    public var _tabs: AnyView { base._tabs }
    public var _bareTabs: AnyView { base._bareTabs }
    public var _tabSettings: _TabSettings { base._tabSettings }
}
