import Foundation
import SwiftUICore

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an image resource of the program, selected by `value`.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an image resource of the program.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }
}

extension Tab {
    /// Shows a localized text as the badge of the tab; nil removes the badge.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<Value> {
        badge(resource.map { Text($0) })
    }
}

extension TabContent {
    /// Sets the accessibility label of the tab's button, localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the tab's button, localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the tab's button, localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// Sets the names, localized, by which the tab's button can be addressed by voice, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource], isEnabled: Bool = true) -> some TabContent<
        TabValue
    > {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Shows a localized text as the badge of the tab; nil removes the badge.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }
}
