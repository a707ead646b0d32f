import LarderKit
import LarderModel
import SwiftUI

/// One item: picture, name, expiry and quantity.
struct PantryRow: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    var item: PantryItem
    var today: Date

    var body: some View {
        HStack(spacing: 12) {
            ItemThumbnail(category: item.category, picture: item.picture)
            if typeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 6) {
                    title
                    quantity
                }
            } else {
                title
                Spacer(minLength: 8)
                quantity
            }
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
    }

    private var title: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: item.name)
                .font(.body.weight(.medium))
            let freshness = item.freshness(on: today)
            if freshness == .lasting {
                item.category.name
                    .font(.caption)
                    .foregroundStyle(.secondary)
            } else {
                FreshnessBadge(freshness)
            }
        }
    }

    private var quantity: some View {
        VStack(alignment: typeSize.isAccessibilitySize ? .leading : .trailing, spacing: 4) {
            QuantityText(item.quantity)
                .foregroundStyle(item.isLow ? LarderColor.expired : .secondary)
            if item.minimum != nil {
                StockMeter(fullness: item.fullness)
                    .frame(width: 52)
            }
        }
    }
}
