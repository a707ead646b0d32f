import LarderKit
import LarderModel
import SwiftUI

/// The picture, the name and the freshness of an item.
struct ItemHeader: View {
    var item: PantryItem
    var today: Date

    var body: some View {
        HStack(spacing: 16) {
            ItemThumbnail(category: item.category, picture: item.picture, length: 84)
            VStack(alignment: .leading, spacing: 6) {
                Text(verbatim: item.name)
                    .font(.title2.bold())
                item.category.name
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                FreshnessBadge(item.freshness(on: today))
            }
            Spacer(minLength: 0)
        }
        .accessibilityElement(children: .combine)
    }
}
