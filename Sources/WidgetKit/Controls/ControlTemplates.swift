import AppIntents
import SwiftUI

/// The content of a control that performs an intent. On Linux it is not shown.
///
/// Follows https://developer.apple.com/documentation/widgetkit/controlwidgetbutton.
@MainActor @preconcurrency public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
    public var body: Never { fatalError("A button of a control has no body.") }

    /// Creates a button with a label for the time in which the intent is performed.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Action: AppIntent {}

    /// Creates a button.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label)
    where Action: AppIntent, ActionLabel == ControlWidgetButtonDefaultActionLabel {}
}

extension ControlWidgetButton where Label == Text, Action: AppIntent {
    /// Creates a button with a localized title.
    public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// Creates a button with the title of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }

    /// Creates a button with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        let title = String(title)
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// The label of a button of a control that has none for the time in which its intent is performed.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

/// The content of a control that is on or off. On Linux it is not shown.
///
/// Follows https://developer.apple.com/documentation/widgetkit/controlwidgettoggle.
@MainActor @preconcurrency public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
    public var body: Never { fatalError("A toggle of a control has no body.") }

    /// Creates a toggle with labels for its values.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Action: SetValueIntent, Action.ValueType == Bool {}

    /// Creates a toggle.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
    where Action: SetValueIntent, Action.ValueType == Bool, ValueLabel == ControlWidgetToggleDefaultLabel {}
}

extension ControlWidgetToggle where Label == Text, Action: SetValueIntent, Action.ValueType == Bool {
    /// Creates a toggle with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    /// Creates a toggle with the title of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }

    /// Creates a toggle with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        let title = String(title)
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

/// The label of a toggle of a control that has no labels for its values.
public struct ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}

extension View {
    /// Sets the text that Control Center shows for a moment after a control has changed. Without effect, as controls are not shown.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
    /// Sets the text that Control Center shows for a moment after a control has changed. Without effect, as controls are not shown.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }
    /// Sets what the action of a control is called in the settings of the Action button. Without effect, as controls are not shown.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
    /// Sets what the action of a control is called in the settings of the Action button. Without effect, as controls are not shown.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }
}
