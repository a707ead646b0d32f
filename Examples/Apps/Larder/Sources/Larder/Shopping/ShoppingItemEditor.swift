import LarderKit
import LarderModel
import SwiftUI

/// A sheet that changes a line of the shopping list.
struct ShoppingItemEditor: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var item: ShoppingItem

    init(item: ShoppingItem) { _item = State(initialValue: item) }

    var body: some View {
        NavigationStack {
            Form {
                TextField(text: $item.name) { Text("Name", bundle: .module) }
                    .accessibilityIdentifier("name")
                Picker(selection: $item.category) {
                    ForEach(FoodCategory.allCases) { $0.name.tag($0) }
                } label: {
                    Text("Category", bundle: .module)
                }
                HStack {
                    Spacer()
                    QuantityStepper(quantity: $item.quantity)
                    Spacer()
                }
                .padding(.vertical, 6)
            }
            .navigationTitle(Text("Edit Item", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(Text("Cancel", bundle: .module), role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(Text("Save", bundle: .module)) {
                        store.replace(item)
                        dismiss()
                    }
                    .disabled(item.name.isEmpty || item.quantity.isEmpty)
                }
            }
        }
    }
}

#Preview("Edit line") {
    let model = AppModel.preview()
    ShoppingItemEditor(item: model.store.shopping.items[0])
        .larderEnvironment(model)
        .tint(LarderColor.brand)
}
