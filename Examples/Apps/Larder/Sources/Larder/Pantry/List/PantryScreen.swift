import LarderKit
import LarderModel
import SwiftUI

/// Everything at home, as a list that can be searched, filtered and edited.
struct PantryScreen: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router
    @AppStorage(Setting.pantryOrder) private var order = PantryOrder.name
    @AppStorage(Setting.pantryGroupsByLocation) private var groupsByLocation = true
    @State private var query = PantryQuery()
    @State private var tokens: [CategoryToken] = []
    @State private var selection: Set<PantryItem.ID> = []
    @State private var editMode = EditMode.inactive
    @State private var asksToDelete = false

    var body: some View {
        List(selection: editMode.isEditing ? $selection : nil) {
            if !store.pantry.isEmpty { scopes }
            PantrySections(items: items, groupsByLocation: groupsByLocation && query.text.isEmpty)
        }
        .listStyle(.insetGrouped)
        .overlay { if items.isEmpty { emptyState } }
        .pantrySearch(text: $query.text, tokens: $tokens)
        .navigationTitle(AppTab.pantry.title)
        .toolbar { toolbar }
        .environment(\.editMode, $editMode)
        .confirmationDialog(Text("Delete the selected items?", bundle: .module), isPresented: $asksToDelete, titleVisibility: .visible) {
            Button(Text("Delete", bundle: .module), role: .destructive) { deleteSelection() }
            Button(Text("Cancel", bundle: .module), role: .cancel) {}
        }
        .undoBar()
        .onChange(of: editMode) { if !editMode.isEditing { selection = [] } }
    }

    private var items: [PantryItem] {
        var query = query
        query.categories = Set(tokens.map(\.category))
        return store.pantry(matching: query, order: order)
    }

    private var scopes: some View {
        ScopeBar(selection: $query.scope, choices: PantryQuery.Scope.allCases, title: \.title)
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
            .listRowSeparator(.hidden)
            .selectionDisabled()
    }

    private func addSelectionToList() {
        store.pantry.filter { selection.contains($0.id) }.forEach { store.addToList($0) }
        editMode = .inactive
    }

    private func deleteSelection() {
        withAnimation { store.deletePantryItems(selection) }
        editMode = .inactive
    }

    @ViewBuilder private var emptyState: some View {
        if store.pantry.isEmpty {
            EmptyPantryView()
        } else if query.scope != .all, query.text.isEmpty, tokens.isEmpty {
            ContentUnavailableView {
                Label(Text("All Good", bundle: .module), systemImage: "checkmark.circle")
            } description: {
                Text("Nothing needs your attention here.", bundle: .module)
            }
        } else {
            ContentUnavailableView.search(text: query.text)
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            if !store.pantry.isEmpty { EditButton() }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
            PantryOptionsMenu(order: $order, groupsByLocation: $groupsByLocation)
            Button(Text("Add Item", bundle: .module), systemImage: "plus") { router.draft = ItemDraft(name: "") }
                .labelStyle(.iconOnly)
        }
        if editMode.isEditing {
            PantrySelectionBar(count: selection.count, addToList: addSelectionToList) { asksToDelete = true }
        }
    }
}

#Preview("Pantry") {
    NavigationStack { PantryScreen() }
        .larderEnvironment(.preview())
        .tint(LarderColor.brand)
}

#Preview("Empty pantry") {
    NavigationStack { PantryScreen() }
        .larderEnvironment(.preview(Household()))
        .tint(LarderColor.brand)
}
