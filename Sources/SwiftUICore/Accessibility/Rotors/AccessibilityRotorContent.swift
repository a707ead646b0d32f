/// The entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of the content that this one consists of.
    associatedtype Body: AccessibilityRotorContent

    /// The content that this one consists of.
    @AccessibilityRotorContentBuilder var body: Body { get }

    /// Appends the entries.
    nonisolated func _append(to entries: inout _AccessibilityRotorEntries)
}

/// The entries of a rotor, in order.
public struct _AccessibilityRotorEntries {
    struct Entry {
        /// Nil for the text in the range.
        var label: Text?
        /// The identity of the view that the entry leads to; nil for the view with the rotor.
        var id: AnyHashable?
        /// Whether the identity was set with `accessibilityRotorEntry(id:in:)`.
        var isInNamespace = false
        var textRange: Range<String.Index>?
        var prepare: () -> Void
    }

    var entries: [Entry] = []
}

extension AccessibilityRotorContent {
    nonisolated public func _append(to entries: inout _AccessibilityRotorEntries) {
        // Builders and their values carry no isolation of their own.
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) var collected = entries
        onMainActor { content.body._append(to: &collected) }
        entries = collected
    }
}

extension Never: AccessibilityRotorContent {}

/// Builds the entries of a rotor from several statements.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Builds one content.
    nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds one content.
    nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds the contents of several statements, in order.
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var entries = _AccessibilityRotorEntries()
        repeat (each content)._append(to: &entries)
        return CollectedRotorContent(entries: entries)
    }

    /// Builds the content of an `if` without `else`.
    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
        CollectedRotorContent(content)
    }

    /// Builds the content of the first branch of a condition.
    nonisolated public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> some AccessibilityRotorContent {
        CollectedRotorContent(first)
    }

    /// Builds the content of the second branch of a condition.
    nonisolated public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> some AccessibilityRotorContent {
        CollectedRotorContent(second)
    }

    /// Builds the content of a check for availability.
    nonisolated public static func buildLimitedAvailability(_ content: some AccessibilityRotorContent) -> some AccessibilityRotorContent {
        CollectedRotorContent(content)
    }
}

/// Entries that were collected from other content.
struct CollectedRotorContent: AccessibilityRotorContent {
    typealias Body = Never

    nonisolated(unsafe) private let collected: _AccessibilityRotorEntries

    nonisolated init(entries: _AccessibilityRotorEntries) {
        collected = entries
    }

    nonisolated init<Content: AccessibilityRotorContent>(_ content: Content?) {
        var entries = _AccessibilityRotorEntries()
        content?._append(to: &entries)
        collected = entries
    }

    var body: Never { preconditionFailure("Collected entries have no body") }

    nonisolated func _append(to entries: inout _AccessibilityRotorEntries) { entries.entries += collected.entries }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    public var body: Never { preconditionFailure("A loop has no body") }

    nonisolated public func _append(to entries: inout _AccessibilityRotorEntries) {
        for element in data { content(element)._append(to: &entries) }
    }

    /// Creates entries for the identifiable elements of a collection.
    ///
    /// Disfavoured, like the initialiser below, so that the content of loops is type-checked for views first.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates entries for elements that are identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    public var body: Never { preconditionFailure("A group has no body") }

    /// Groups entries, which then count as one statement of the builder. Disfavoured, like the initialisers of loops.
    @_disfavoredOverload
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) {
        self.init(grouping: content())
    }

    nonisolated public func _append(to entries: inout _AccessibilityRotorEntries) { content._append(to: &entries) }
}
