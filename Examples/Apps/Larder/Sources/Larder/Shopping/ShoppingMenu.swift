import LarderKit
import LarderModel
import SwiftUI

/// The menu with the options of the list and the ways to share it.
struct ShoppingMenu: View {
    @Environment(LarderStore.self) private var store
    @Environment(\.locale) private var locale
    @Environment(\.haptics) private var haptics
    @Binding var groupsByAisle: Bool

    var body: some View {
        Menu {
            Toggle(isOn: $groupsByAisle) {
                Label(Text("Group by Aisle", bundle: .module), systemImage: "square.stack")
            }
            Button(Text("Add What Is Running Low", bundle: .module), systemImage: "cart.badge.plus") {
                store.addLowItemsToList()
                haptics.play(.success)
            }
            Divider()
            Button(Text("Copy as Text", bundle: .module), systemImage: "doc.on.doc") {
                UIPasteboard.general.string = text
                haptics.play(.success)
            }
            .disabled(store.shopping.openItems.isEmpty)
            ShareLink(item: text) {
                Label(Text("Share List", bundle: .module), systemImage: "square.and.arrow.up")
            }
            .disabled(store.shopping.openItems.isEmpty)
        } label: {
            Label(Text("List Options", bundle: .module), systemImage: "ellipsis.circle")
                .labelStyle(.iconOnly)
        }
    }

    private var text: String { ShoppingListText.text(of: store.shopping, locale: locale) }
}
