extension View {
    /// Sets the identifier by which tests find the view; it is not shown or read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Sets the accessibility label of the view: a short description of what it is.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label }
    }

    /// Sets the accessibility label of the view, localized.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility value of the view: a description of its current state.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility { $0.value = valueDescription }
    }

    /// Sets the accessibility value of the view, localized.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of the view, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the accessibility hint of the view: a description of the effect of using it.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint }
    }

    /// Sets the accessibility hint of the view, localized.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint of the view, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets whether the view and its descendants are hidden from assistive technologies.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.isHidden = hidden }
    }

    /// Adds accessibility traits to those of the view.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.addedTraits = traits }
    }

    /// Removes accessibility traits from those of the view.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removedTraits = traits }
    }

    /// Makes the view an accessibility element, and sets how the elements inside it are presented.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.childBehavior = children }
    }

    /// Sets the reading order of the view among its siblings: views with a higher priority are read first. The default is 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Sets the names by which the view can be addressed by voice, the preferred one first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility { $0.inputLabels = inputLabels }
    }

    /// Sets the names, localized, by which the view can be addressed by voice, the preferred one first.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the names, not localized, by which the view can be addressed by voice, the preferred one first.
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

    /// Sets whether the view reacts to user interaction. If not, assistive technologies offer neither its actions nor the focus.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }
}
