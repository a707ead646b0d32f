import LarderModel
import SwiftUI

extension FoodCategory {
    /// The category's icon, a template image.
    var icon: ImageResource {
        switch self {
        case .produce: .Category.produce
        case .bakery: .Category.bakery
        case .dairy: .Category.dairy
        case .meat: .Category.meat
        case .grains: .Category.grains
        case .canned: .Category.canned
        case .spices: .Category.spices
        case .frozen: .Category.frozen
        case .drinks: .Category.drinks
        case .household: .Category.household
        }
    }
}

/// The icon of a category, a little larger than the text beside it.
public struct CategoryIcon: View {
    @ScaledMetric(relativeTo: .body) private var length = 20.0

    private let category: FoodCategory

    public init(_ category: FoodCategory) { self.category = category }

    public var body: some View {
        Image(category.icon)
            .renderingMode(.template)
            .resizable()
            .scaledToFit()
            .frame(width: length, height: length)
            .accessibilityHidden(true)
    }
}
