import LarderModel
import SwiftUI

/// The icon and the name of a category.
public struct CategoryLabel: View {
    private let category: FoodCategory

    public init(_ category: FoodCategory) { self.category = category }

    public var body: some View {
        HStack(spacing: 8) {
            CategoryIcon(category)
                .foregroundStyle(category.color)
            category.name
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack(alignment: .leading) {
        ForEach(FoodCategory.allCases) { CategoryLabel($0) }
    }
    .padding()
}
