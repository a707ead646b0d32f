import LarderKit
import LarderModel
import SwiftUI

/// Rows of items with their actions.
struct PantryRows: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics
    @Environment(\.editMode) private var editMode

    var items: [PantryItem]

    var body: some View {
        ForEach(items) { item in
            row(item)
                .swipeActions(edge: .leading) {
                    Button(Text("To List", bundle: .module), systemImage: "cart.badge.plus") { addToList(item) }
                        .tint(LarderColor.brand)
                }
                .swipeActions(edge: .trailing) {
                    Button(Text("Delete", bundle: .module), systemImage: "trash", role: .destructive) { delete(item) }
                }
                .contextMenu { ItemMenu(item: item) }
        }
    }

    /// While the list is edited, a tap selects the row instead of opening it.
    @ViewBuilder private func row(_ item: PantryItem) -> some View {
        if editMode?.wrappedValue.isEditing == true {
            PantryRow(item: item, today: store.today)
        } else {
            NavigationLink(value: PantryRoute.item(item.id)) {
                PantryRow(item: item, today: store.today)
            }
        }
    }

    private func addToList(_ item: PantryItem) {
        store.addToList(item)
        haptics.play(.drop)
    }

    private func delete(_ item: PantryItem) {
        withAnimation { store.deletePantryItems([item.id]) }
        haptics.play(.warning)
    }
}
