import Foundation

/// The condition by which a list of pantry items is filtered.
public struct PantryQuery: Equatable, Sendable {
    /// A fixed selection of items.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
        case all, expiring, low
    }

    public var text: String
    public var categories: Set<FoodCategory>
    public var scope: Scope

    public init(text: String = "", categories: Set<FoodCategory> = [], scope: Scope = .all) {
        self.text = text
        self.categories = categories
        self.scope = scope
    }

    public func includes(_ item: PantryItem, on date: Date, calendar: Calendar = .current) -> Bool {
        guard categories.isEmpty || categories.contains(item.category) else { return false }
        switch scope {
        case .all: break
        case .expiring: guard item.freshness(on: date, calendar: calendar).needsAttention else { return false }
        case .low: guard item.isLow else { return false }
        }
        return matchesText(item)
    }

    private func matchesText(_ item: PantryItem) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.allSatisfy { word in
            let pattern = String(word)
            return item.name.localizedStandardContains(pattern) || item.tags.contains { $0.localizedStandardContains(pattern) }
        }
    }
}
