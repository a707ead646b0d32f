import LarderModel
import SwiftUI

extension FoodCategory {
    /// The name of the category.
    public var name: Text { Text(LocalizedStringKey(key), bundle: .module) }

    /// The name of the category for texts that leave the program.
    public func name(in locale: Locale) -> String { String(localized: String.LocalizationValue(key), bundle: .module, locale: locale) }

    /// The key of the name in the string catalogue.
    private var key: String {
        switch self {
        case .produce: "Fruit & Vegetables"
        case .bakery: "Bakery"
        case .dairy: "Dairy & Eggs"
        case .meat: "Meat & Fish"
        case .grains: "Grains & Baking"
        case .canned: "Canned Food"
        case .spices: "Oil & Spices"
        case .frozen: "Frozen Food"
        case .drinks: "Drinks"
        case .household: "Household"
        }
    }
}
