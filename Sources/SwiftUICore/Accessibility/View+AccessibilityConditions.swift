extension View {
    /// Sets the accessibility label of the view if `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.label = label } }
    }

    /// Sets the accessibility label of the view, localized, if `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility label of the view, not localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.value = value } }
    }

    /// Sets the accessibility value of the view, localized, if `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view, not localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view if `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.hint = hint } }
    }

    /// Sets the accessibility hint of the view, localized, if `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view, not localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets whether the view is hidden from assistive technologies, if `isEnabled` is true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.isHidden = hidden } }
    }

    /// Sets the names by which the view can be addressed by voice, if `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.inputLabels = inputLabels } }
    }

    /// Sets the names, localized, by which the view can be addressed by voice, if `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the names, not localized, by which the view can be addressed by voice, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets whether the view reacts to user interaction, if `isEnabled` is true.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
    }

    /// Sets the identifier by which tests find the view, if `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.identifier = identifier } }
    }

    /// Names a point at which an assistive technology may begin to drag the view, if `isEnabled` is true; see
    /// ``accessibilityDragPoint(_:description:)``.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.dragPoints = [AccessibilityDragPoint(point: point, description: description)] } }
    }

    /// Names a point, with a localized description, at which an assistive technology may begin to drag the view, if `isEnabled` is true.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Names a point at which an assistive technology may begin to drag the view, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Names a point at which an assistive technology may drop something on the view, if `isEnabled` is true; see
    /// ``accessibilityDropPoint(_:description:)``.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.dropPoints = [AccessibilityDragPoint(point: point, description: description)] } }
    }

    /// Names a point, with a localized description, at which an assistive technology may drop something on the view, if `isEnabled` is true.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Names a point at which an assistive technology may drop something on the view, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
}
