import LarderKit
import LarderModel
import SwiftUI

/// Everything about one item.
struct ItemScreen: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router
    @State private var asksToDelete = false

    var id: PantryItem.ID

    var body: some View {
        if let item = store.item(id) {
            content(item)
        } else {
            ContentUnavailableView {
                Label(Text("This Item Is Gone", bundle: .module), systemImage: "trash")
            } description: {
                Text("It was deleted from the pantry.", bundle: .module)
            }
        }
    }

    private func content(_ item: PantryItem) -> some View {
        List {
            Section {
                ItemHeader(item: item, today: store.today)
            }
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
            StockSection(item: item)
            ItemDetailsSection(item: item)
            if !item.tags.isEmpty {
                Section {
                    TagCloud(item.tags) { router.pantryPath.append(.tag($0)) }
                        .padding(.vertical, 4)
                } header: {
                    Text("Tags", bundle: .module)
                }
            }
            ItemRecipesSection(item: item)
        }
        .navigationTitle(Text(verbatim: item.name))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(Text("Edit", bundle: .module)) { router.draft = ItemDraft(item) }
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button(Text("Delete", bundle: .module), systemImage: "trash", role: .destructive) { asksToDelete = true }
                    .labelStyle(.iconOnly)
            }
        }
        .confirmationDialog(Text("Delete “\(item.name)”?", bundle: .module), isPresented: $asksToDelete, titleVisibility: .visible) {
            Button(Text("Delete", bundle: .module), role: .destructive) { delete() }
            Button(Text("Cancel", bundle: .module), role: .cancel) {}
        }
    }

    private func delete() {
        router.pantryPath.removeAll { $0 == .item(id) }
        store.deletePantryItems([id])
    }
}

#Preview("Item") {
    let model = AppModel.preview()
    NavigationStack { ItemScreen(id: model.store.pantry[0].id) }
        .larderEnvironment(model)
        .tint(LarderColor.brand)
}
