import LarderKit
import LarderModel
import SwiftUI

/// The share of the list that is in the basket.
struct BasketSummary: View {
    var list: ShoppingList

    var body: some View {
        HStack(spacing: 14) {
            ProgressRing(progress: list.progress)
            VStack(alignment: .leading, spacing: 2) {
                title
                    .font(.headline)
                Text("\(list.doneItems.count) of \(list.items.count) in the basket", bundle: .module)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
    }

    private var title: Text {
        if list.openItems.isEmpty { return Text("Everything is in the basket", bundle: .module) }
        return Text("\(list.openItems.count) things to buy", bundle: .module)
    }
}
