import Foundation

/// Something to eat or use that is at home.
public struct PantryItem: Codable, Hashable, Identifiable, Sendable {
    public let id: UUID
    public var name: String
    public var category: FoodCategory
    public var location: StorageLocation
    public var quantity: Quantity
    /// The quantity that should always be at home, in any unit of the same dimension.
    public var minimum: Quantity?
    public var expiry: Date?
    public var tags: [String]
    public var note: String
    /// A small picture as PNG data.
    public var picture: Data?

    public init(
        id: UUID = UUID(), name: String, category: FoodCategory, location: StorageLocation = .cupboard, quantity: Quantity,
        minimum: Quantity? = nil, expiry: Date? = nil, tags: [String] = [], note: String = "", picture: Data? = nil
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.location = location
        self.quantity = quantity
        self.minimum = minimum
        self.expiry = expiry
        self.tags = tags
        self.note = note
        self.picture = picture
    }

    /// Whether there is less at home than there should be.
    public var isLow: Bool {
        if quantity.isEmpty { return true }
        guard let minimum else { return false }
        return !quantity.covers(minimum)
    }

    /// The quantity to buy so that there is enough again, or nil if nothing is missing.
    public var shortfall: Quantity? {
        guard isLow else { return nil }
        guard let minimum else { return Quantity(quantity.unit.step, quantity.unit) }
        return minimum.subtracting(quantity) ?? minimum
    }

    public func freshness(on date: Date, calendar: Calendar = .current) -> Freshness {
        Freshness(expiry: expiry, on: date, calendar: calendar)
    }
}
