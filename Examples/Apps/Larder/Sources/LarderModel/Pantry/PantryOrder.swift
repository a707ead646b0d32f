import Foundation

/// The order of the items in a list of the pantry.
public enum PantryOrder: String, Codable, CaseIterable, Hashable, Identifiable, Sendable {
    case name, expiry, quantity

    public var id: Self { self }

    /// Returns the items in this order. Items that are equal otherwise are ordered by name.
    public func sorted(_ items: [PantryItem]) -> [PantryItem] {
        items.sorted { left, right in
            switch self {
            case .name: break
            case .expiry:
                let (leftDate, rightDate) = (left.expiry ?? .distantFuture, right.expiry ?? .distantFuture)
                if leftDate != rightDate { return leftDate < rightDate }
            case .quantity:
                if left.fullness != right.fullness { return left.fullness < right.fullness }
            }
            return left.name.localizedStandardCompare(right.name) == .orderedAscending
        }
    }
}

extension PantryItem {
    /// The quantity relative to the minimum. Items without a minimum are full unless they have run out.
    public var fullness: Double {
        if quantity.isEmpty { return 0 }
        guard let minimum, minimum.baseAmount > 0, minimum.isCompatible(with: quantity) else { return 1 }
        return quantity.baseAmount / minimum.baseAmount
    }
}
