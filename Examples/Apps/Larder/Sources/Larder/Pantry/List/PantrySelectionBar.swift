import LarderKit
import LarderModel
import SwiftUI

/// The actions for the selected items while the list is edited.
struct PantrySelectionBar: ToolbarContent {
    @Binding var selection: Set<PantryItem.ID>

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .bottomBar) {
            SelectionActions(selection: $selection)
        }
    }
}

private struct SelectionActions: View {
    @Environment(LarderStore.self) private var store
    @State private var asksToDelete = false
    @Binding var selection: Set<PantryItem.ID>

    var body: some View {
        Button(Text("Add to List", bundle: .module)) {
            store.pantry.filter { selection.contains($0.id) }.forEach { store.addToList($0) }
            selection = []
        }
        .disabled(selection.isEmpty)
        Spacer()
        Button(Text("Delete \(selection.count) Items", bundle: .module), role: .destructive) { asksToDelete = true }
            .disabled(selection.isEmpty)
            .confirmationDialog(Text("Delete the selected items?", bundle: .module), isPresented: $asksToDelete, titleVisibility: .visible) {
                Button(Text("Delete", bundle: .module), role: .destructive) {
                    withAnimation { store.deletePantryItems(selection) }
                    selection = []
                }
                Button(Text("Cancel", bundle: .module), role: .cancel) {}
            }
    }
}
