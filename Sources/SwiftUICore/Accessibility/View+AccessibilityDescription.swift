extension View {
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

    /// Makes the view an element of its own, and says how the views in it are told of.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.childBehavior = children }
    }

    /// Moves the view to the front of those it stands among when they are read out: higher ones come first. The default is 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Names by which the view can be called by voice, the best first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility { $0.inputLabels = inputLabels }
    }

    /// Names by which the view can be called by voice, the best first; the keys are looked up in the program's translations.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Names by which the view can be called by voice, the best first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility {
            $0.headingLevel = level
            $0.addedTraits = .isHeader
        }
    }

    /// Says whether the view reacts to its user.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }
}
