import LarderKit
import LarderModel
import SwiftUI

/// The actions for the selected items while the list is edited.
struct PantrySelectionBar: ToolbarContent {
    var count: Int
    var addToList: @MainActor () -> Void
    var delete: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .bottomBar) {
            Button(Text("Add to List", bundle: .module), action: addToList)
                .disabled(count == 0)
            Spacer()
            Button(Text("Delete \(count) Items", bundle: .module), role: .destructive, action: delete)
                .disabled(count == 0)
        }
    }
}
