import Foundation
import LarderKit
import LarderModel

/// The shopping list as plain text for messages and the pasteboard.
enum ShoppingListText {
    /// Returns the open items by aisle, one per line.
    static func text(of list: ShoppingList, locale: Locale) -> String {
        list.groups.map { group in
            let lines = group.items.map { "– \($0.name), \($0.quantity.formatted(in: locale))" }
            return ([group.category.name(in: locale)] + lines).joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }
}
