import LarderKit
import LarderModel
import SwiftUI

/// The things in the basket, and the action that puts them into the pantry.
struct BasketSection: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics
    @State private var asksToStock = false

    var items: [ShoppingItem]
    @Binding var edited: ShoppingItem?

    var body: some View {
        if !items.isEmpty {
            Section {
                ShoppingRows(items: items, edited: $edited)
            } header: {
                Label(Text("In the Basket", bundle: .module), systemImage: "basket")
                    .font(.subheadline.weight(.semibold))
                    .textCase(nil)
            }
            Section {
                Button(Text("Put Away in the Pantry", bundle: .module)) { asksToStock = true }
                    .buttonStyle(.larderProminent)
                    .confirmationDialog(
                        Text("Put \(items.count) items into the pantry?", bundle: .module), isPresented: $asksToStock, titleVisibility: .visible
                    ) {
                        Button(Text("Put Away", bundle: .module)) {
                            store.stockDoneItems()
                            haptics.play(.success)
                        }
                        Button(Text("Cancel", bundle: .module), role: .cancel) {}
                    }
            }
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
        }
    }
}
