import LarderKit
import LarderModel
import SwiftUI

/// The shopping list, by aisle or in an order of one's own, with the basket below.
struct ShoppingScreen: View {
    @Environment(LarderStore.self) private var store
    @AppStorage(Setting.shoppingGroupsByAisle) private var groupsByAisle = true
    @State private var edited: ShoppingItem?

    var body: some View {
        List {
            Section {
                QuickAddField()
                if !list.items.isEmpty { BasketSummary(list: list) }
            }
            if groupsByAisle {
                ForEach(list.groups) { group in
                    Section {
                        ShoppingRows(items: group.items, edited: $edited)
                    } header: {
                        CategoryLabel(group.category)
                            .font(.subheadline.weight(.semibold))
                            .textCase(nil)
                    }
                }
            } else if !list.openItems.isEmpty {
                Section {
                    ShoppingRows(items: list.openItems, edited: $edited, canMove: true)
                }
            }
            BasketSection(items: list.doneItems, edited: $edited)
        }
        .equalWidthColumn()
        .animation(.snappy, value: list)
        .navigationTitle(AppTab.shopping.title)
        .toolbar { toolbar }
        .sheet(item: $edited) { item in
            ShoppingItemEditor(item: item)
                .presentationDetents([.medium])
        }
        .undoBar()
    }

    private var list: ShoppingList { store.shopping }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            if !groupsByAisle { EditButton() }
        }
        ToolbarItem(placement: .topBarTrailing) {
            ShoppingMenu(groupsByAisle: $groupsByAisle)
        }
    }
}

#Preview("Shopping") {
    NavigationStack { ShoppingScreen() }
        .larderEnvironment(.preview())
        .tint(LarderColor.brand)
}
