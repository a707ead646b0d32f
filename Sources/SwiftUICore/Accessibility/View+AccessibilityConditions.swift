extension View {
    /// The same, while a condition holds.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.label = label } }
    }

    /// The same, while a condition holds; the key is looked up in the program's translations.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// The same, while a condition holds.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// The same, while a condition holds.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.value = value } }
    }

    /// The same, while a condition holds; the key is looked up in the program's translations.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// The same, while a condition holds.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// The same, while a condition holds.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.hint = hint } }
    }

    /// The same, while a condition holds; the key is looked up in the program's translations.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// The same, while a condition holds.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Keeps the view from those who do not see it, while a condition holds.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.isHidden = hidden } }
    }

    /// Names the view for tests and programs, while a condition holds.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.identifier = identifier } }
    }
}
