import LarderKit
import LarderModel
import SwiftUI

/// The actions of an item's context menu.
struct ItemMenu: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router
    @Environment(\.haptics) private var haptics

    var item: PantryItem

    var body: some View {
        Button(Text("Use Some", bundle: .module), systemImage: "minus.circle") {
            store.setQuantity(item.quantity.stepped(up: false), of: item.id)
            haptics.play(.tick)
        }
        .disabled(item.quantity.isEmpty)
        Button(Text("Add to Shopping List", bundle: .module), systemImage: "cart.badge.plus") {
            store.addToList(item)
            haptics.play(.drop)
        }
        Menu {
            ForEach(StorageLocation.allCases.filter { $0 != item.location }) { location in
                Button(location.name, systemImage: location.symbol) {
                    withAnimation { store.move(item.id, to: location) }
                }
            }
        } label: {
            Label(Text("Move To", bundle: .module), systemImage: "folder")
        }
        Divider()
        Button(Text("Edit", bundle: .module), systemImage: "pencil") { router.draft = ItemDraft(item) }
        Button(Text("Delete", bundle: .module), systemImage: "trash", role: .destructive) {
            withAnimation { store.deletePantryItems([item.id]) }
        }
    }
}
