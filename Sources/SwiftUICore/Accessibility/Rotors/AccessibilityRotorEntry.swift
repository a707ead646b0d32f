/// An entry of a rotor, which leads to a view or to a range of a text.
public struct AccessibilityRotorEntry<ID: Hashable> {
    nonisolated(unsafe) private let entry: _AccessibilityRotorEntries.Entry

    /// Creates an entry for the view with an identity: one set with `id(_:)`, or that of an element of a `ForEach`.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identity.
    ///   - textRange: The range of the text in the view to select; nil for none.
    ///   - prepare: Called before the entry is shown, for instance to add the view.
    nonisolated public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        entry = _AccessibilityRotorEntries.Entry(label: label, id: AnyHashable(id), textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a localized name for the view with an identity.
    nonisolated public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a name that is not localized for the view with an identity.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for the view marked with `accessibilityRotorEntry(id:in:)`.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        entry = _AccessibilityRotorEntries.Entry(
            label: label, id: NamespacedID(id: id, namespace: namespace), isInNamespace: true, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a localized name for the view marked with `accessibilityRotorEntry(id:in:)`.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a name that is not localized for the view marked with `accessibilityRotorEntry(id:in:)`.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a range of the text in the view with the rotor. Without a label, the text in the range names it.
    nonisolated public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        entry = _AccessibilityRotorEntries.Entry(label: label, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a localized name for a range of the text in the view with the rotor.
    nonisolated public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a name that is not localized for a range of the text in the view with the rotor.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public typealias Body = Never

    public var body: Never { preconditionFailure("An entry has no body") }

    nonisolated public func _append(to entries: inout _AccessibilityRotorEntries) { entries.entries.append(entry) }
}
