extension View {
    /// Adds a rotor with a name, whose entries lead a screen reader to views in the view or around it.
    ///
    ///     ScrollView { ForEach(messages) { MessageRow($0) } }
    ///         .accessibilityRotor("Unread") {
    ///             ForEach(messages.filter(\.isUnread)) { AccessibilityRotorEntry($0.subject, id: $0.id) }
    ///         }
    ///
    /// The accessibility bus of Linux has no rotors, whose screen readers list elements by their roles: the entries are part of the
    /// inspected element, and following one scrolls to its view and gives it the focus.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label) {
            var collected = _AccessibilityRotorEntries()
            entries()._append(to: &collected)
            return collected
        }
    }

    /// Adds a rotor with entries for identified elements.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: The elements.
    ///   - entryID: The key path of an element's identity, which is that of its view.
    ///   - entryLabel: The key path of an element's name.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label) {
            _AccessibilityRotorEntries(
                entries: entries.map { model in
                    _AccessibilityRotorEntries.Entry(
                        label: Text(verbatim: model[keyPath: entryLabel]), id: AnyHashable(model[keyPath: entryID]), prepare: {})
                })
        }
    }

    /// Adds a rotor with entries for identifiable elements, whose names are at a key path.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with entries for ranges of the view's text.
    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        rotor(label) {
            _AccessibilityRotorEntries(entries: textRanges.map { _AccessibilityRotorEntries.Entry(textRange: $0, prepare: {}) })
        }
    }

    /// Marks the view as that of the rotor entry with an identity in a namespace.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibility { $0.rotorEntryID = NamespacedID(id: id, namespace: namespace) }
    }

    nonisolated private func rotor(_ label: Text, _ entries: @escaping () -> _AccessibilityRotorEntries) -> some View {
        accessibility { $0.rotors = [AccessibilityRotor(label: label, makeEntries: entries)] }
    }
}

// MARK: - Localized names

extension View {
    /// Adds a rotor with a localized name, whose entries lead a screen reader to views; see the overload with a `Text`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }

    /// Adds a rotor with a localized name and entries for identified elements; see the overload with a `Text`.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a localized name and entries for identifiable elements, whose names are at a key path.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a localized name and entries for ranges of the view's text.
    nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        accessibilityRotor(Text(labelKey), textRanges: textRanges)
    }
}

// MARK: - Names that are not localized

extension View {
    /// Adds a rotor with a name that is not localized, whose entries lead a screen reader to views; see the overload with a `Text`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// Adds a rotor with a name that is not localized and entries for identified elements; see the overload with a `Text`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name that is not localized and entries for identifiable elements, whose names are at a key path.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name that is not localized and entries for ranges of the view's text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
        accessibilityRotor(Text(label), textRanges: textRanges)
    }
}

// MARK: - Rotors of the system

extension View {
    /// Adds a rotor with the name of one of the system, whose entries lead a screen reader to views; it replaces that rotor.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
    }

    /// Adds a rotor with the name of one of the system and entries for identified elements; see the overload with a `Text`.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with the name of one of the system and entries for identifiable elements, whose names are at a key path.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with the name of one of the system and entries for ranges of the view's text.
    nonisolated public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
    }
}
