extension View {
    /// Calls a function when an assistive program does something with the view.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions = [AccessibilityActionEntry(actionKind, perform: handler)] }
    }

    /// Offers an action of a name to assistive programs.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility { $0.actions = [AccessibilityActionEntry(.named, name: name, perform: handler)] }
    }

    /// Offers an action of a name to assistive programs; the key is looked up in the program's translations.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Offers an action of a name to assistive programs.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Calls a function when an assistive program changes the view's value by a step.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility {
            $0.actions = [
                AccessibilityActionEntry(.increment) { handler(.increment) },
                AccessibilityActionEntry(.decrement) { handler(.decrement) },
            ]
        }
    }

    /// Calls a function with the edge towards which an assistive program scrolls the view.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { $0.actions = Edge.allCases.map { edge in AccessibilityActionEntry(.scroll(edge)) { handler(edge) } } }
    }
}

extension AccessibilityActionEntry {
    init(_ kind: AccessibilityActionKind, perform: @escaping () -> Void) {
        switch kind.storage {
        case .standard: self.init(.activate, perform: perform)
        case .escape: self.init(.escape, perform: perform)
        case .magicTap: self.init(.magicTap, perform: perform)
        case .delete: self.init(.delete, perform: perform)
        case .named(let name): self.init(.named, name: name, perform: perform)
        }
    }
}

// MARK: - Older names

extension View {
    /// Says what the view is, to those who do not see it.
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says what the view is set to, to those who do not see it.
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what happens when the view is used.
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Keeps the view from those who do not see it.
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Names the view for tests; the name is not shown or read out.
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Says what the view is besides what it is by itself.
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Says what the view is not, although it would be by itself.
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Moves the view to the front of those it stands among when they are read out.
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Names by which the view can be called by voice, the best first.
    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
