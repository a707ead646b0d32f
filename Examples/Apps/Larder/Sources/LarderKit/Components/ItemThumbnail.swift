import LarderModel
import SwiftUI
import UIKit

/// The picture of a pantry item, or the tile of its category.
public struct ItemThumbnail: View {
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var length: CGFloat

    private let category: FoodCategory
    private let picture: Data?

    public init(category: FoodCategory, picture: Data? = nil, length: CGFloat = 44) {
        self.category = category
        self.picture = picture
        _length = ScaledMetric(wrappedValue: length, relativeTo: .body)
    }

    public var body: some View {
        Image(uiImage: image)
            .resizable()
            .scaledToFill()
            .frame(width: length, height: length)
            .clipShape(.rect(cornerRadius: length * 0.24))
            .accessibilityHidden(true)
    }

    private var image: UIImage {
        if let picture, let image = UIImage(data: picture) { return image }
        return ThumbnailRenderer.tile(for: category, style: colorScheme == .dark ? .dark : .light)
    }
}

#Preview {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(FoodCategory.allCases) { ItemThumbnail(category: $0) }
    }
    .padding()
}
