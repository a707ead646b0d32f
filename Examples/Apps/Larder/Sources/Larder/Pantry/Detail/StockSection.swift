import LarderKit
import LarderModel
import SwiftUI

/// The quantity of an item with a stepper, and a button for the shopping list.
struct StockSection: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics
    @State private var isListed = false

    var item: PantryItem

    var body: some View {
        Section {
            VStack(spacing: 14) {
                QuantityStepper(quantity: quantity)
                if let minimum = item.minimum {
                    StockMeter(fullness: item.fullness)
                    HStack {
                        Text("At Least", bundle: .module)
                        Spacer()
                        QuantityText(minimum)
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
            Button {
                store.addToList(item)
                haptics.play(.drop)
                withAnimation(.snappy) { isListed = true }
            } label: {
                Label(
                    isListed ? Text("On the Shopping List", bundle: .module) : Text("Add to Shopping List", bundle: .module),
                    systemImage: isListed ? "checkmark" : "cart.badge.plus")
            }
            .disabled(isListed)
        } header: {
            Text("In Stock", bundle: .module)
        }
    }

    private var quantity: Binding<Quantity> {
        Binding {
            item.quantity
        } set: { quantity in
            store.setQuantity(quantity, of: item.id)
            isListed = false
        }
    }
}
