import Foundation

/// Compares texts as the user's language does, which the comparators of Linux's Foundation cannot.
public struct LocalizedTextComparator: SortComparator, Hashable, Codable, Sendable {
    enum Kind: Codable { case localized, standard }

    let kind: Kind
    /// The direction of the order.
    public var order = SortOrder.forward

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = kind == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }
}

extension SortComparator where Self == LocalizedTextComparator {
    /// Compares texts as the user's language does, and numbers in them by their values: `Item 9` comes before `item 10`.
    public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator(kind: .standard) }
    /// Compares texts as the user's language does.
    public static var localized: LocalizedTextComparator { LocalizedTextComparator(kind: .localized) }
}

extension SortComparator where Self == String.StandardComparator {
    /// Compares texts by the values of their characters, whatever the user's language.
    public static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}
