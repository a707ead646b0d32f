import LarderKit
import LarderModel
import SwiftUI

/// Rows of the shopping list with their actions.
struct ShoppingRows: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics

    var items: [ShoppingItem]
    @Binding var edited: ShoppingItem?
    var canMove = false

    var body: some View {
        ForEach(items) { item in
            ShoppingRow(item: item) { toggle(item) }
                .swipeActions(edge: .trailing) {
                    Button(Text("Delete", bundle: .module), systemImage: "trash", role: .destructive) { delete([item.id]) }
                    Button(Text("Edit", bundle: .module), systemImage: "pencil") { edited = item }
                        .tint(LarderColor.soon)
                }
                .contextMenu {
                    Button(Text("Edit", bundle: .module), systemImage: "pencil") { edited = item }
                    Button(Text("Delete", bundle: .module), systemImage: "trash", role: .destructive) { delete([item.id]) }
                }
                .moveDisabled(!canMove)
        }
        .onDelete { offsets in delete(Set(offsets.map { items[$0].id })) }
        .onMove { source, destination in store.moveOpenItems(from: source, to: destination) }
    }

    private func toggle(_ item: ShoppingItem) {
        store.setDone(!item.isDone, of: item.id)
        haptics.play(item.isDone ? .tick : .drop)
    }

    private func delete(_ ids: Set<ShoppingItem.ID>) {
        store.deleteShoppingItems(ids)
        haptics.play(.warning)
    }
}
