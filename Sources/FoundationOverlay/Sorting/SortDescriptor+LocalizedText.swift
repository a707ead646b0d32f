import Foundation

extension SortDescriptor {
    /// Creates a descriptor that sorts by texts as the user's language orders them.
    ///
    ///     @Query(sort: [SortDescriptor(\Food.name, comparator: .localizedStandard)]) private var foods: [Food]
    ///
    /// Linux's Foundation has only the comparator `lexical`. The direction of `order` applies to that of the comparator.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator, order: SortOrder = .forward) {
        self.init(keyPath, key: \.[orderedBy: comparator], order: order)
    }

    /// Creates a descriptor that sorts by optional texts as the user's language orders them. Values that are nil come first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator, order: SortOrder = .forward) {
        self.init(keyPath, key: \.[orderedBy: comparator], order: order)
    }

    /// Creates a descriptor that sorts by texts as the user's language does, and numbers in them by their values.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: LocalizedTextComparator(kind: .standard), order: order)
    }

    /// Creates a descriptor that sorts by optional texts as the user's language does, and numbers in them by their values. Values that are nil
    /// come first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: LocalizedTextComparator(kind: .standard), order: order)
    }

    private init<Text>(_ keyPath: KeyPath<Compared, Text>, key: KeyPath<Text, LocalizedSortKey>, order: SortOrder) {
        let path = keyPath.appending(path: key)
        // Both parts are immutable and may be used by any thread, which is lost in the type of their combination. The representation is the same.
        self.init(unsafeBitCast(path, to: (any KeyPath<Compared, LocalizedSortKey> & Sendable).self), order: order)
    }
}

extension String.StandardComparator {
    /// Compares texts as the user's language does, and numbers in them by their values.
    public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator(kind: .standard) }
    /// Compares texts as the user's language does.
    public static var localized: LocalizedTextComparator { LocalizedTextComparator(kind: .localized) }
}

/// A text with the order of a comparator, in which nil comes first. Descriptors of Linux's Foundation take no other comparator than `lexical`.
private struct LocalizedSortKey: Comparable {
    let text: String?
    let comparator: LocalizedTextComparator

    static func < (first: LocalizedSortKey, second: LocalizedSortKey) -> Bool {
        guard let left = first.text, let right = second.text else { return first.text == nil && second.text != nil }
        return first.comparator.compare(left, right) == .orderedAscending
    }
}

extension String {
    fileprivate subscript(orderedBy comparator: LocalizedTextComparator) -> LocalizedSortKey { LocalizedSortKey(text: self, comparator: comparator) }
}

extension String? {
    fileprivate subscript(orderedBy comparator: LocalizedTextComparator) -> LocalizedSortKey { LocalizedSortKey(text: self, comparator: comparator) }
}
