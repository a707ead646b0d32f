/// The shelf of a shop on which an item is found. The order of the cases is the order in which a shop is walked through.
public enum FoodCategory: String, Codable, CaseIterable, Hashable, Identifiable, Sendable {
    case produce, bakery, dairy, meat, grains, canned, spices, frozen, drinks, household

    public var id: Self { self }
}

extension FoodCategory: Comparable {
    public static func < (left: FoodCategory, right: FoodCategory) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
