import Foundation
import LarderModel

/// An item while it is edited in the form.
struct ItemDraft: Identifiable, Equatable {
    let id: UUID
    let isNew: Bool
    var name: String
    var category = FoodCategory.produce
    var location = StorageLocation.cupboard
    var amount = 1.0
    var unit = MeasureUnit.piece
    var hasMinimum = false
    var minimumAmount = 1.0
    var expiry: Date?
    var tags: [String] = []
    var note = ""
    var picture: Data?

    /// A new item.
    init(name: String) {
        id = UUID()
        isNew = true
        self.name = name
    }

    /// The changes of an existing item.
    init(_ item: PantryItem) {
        id = item.id
        isNew = false
        name = item.name
        category = item.category
        location = item.location
        amount = item.quantity.amount
        unit = item.quantity.unit
        hasMinimum = item.minimum != nil
        minimumAmount = item.minimum?.converted(to: item.quantity.unit)?.amount ?? 1
        expiry = item.expiry
        tags = item.tags
        note = item.note
        picture = item.picture
    }

    /// The item with the values of the form.
    var item: PantryItem {
        PantryItem(
            id: id, name: trimmedName, category: category, location: location, quantity: Quantity(amount, unit),
            minimum: hasMinimum ? Quantity(minimumAmount, unit) : nil, expiry: expiry, tags: tags,
            note: note.trimmingCharacters(in: .whitespacesAndNewlines), picture: picture)
    }

    var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Adds a tag in small letters, unless it is there already.
    mutating func addTag(_ tag: String) {
        let tag = tag.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
}
