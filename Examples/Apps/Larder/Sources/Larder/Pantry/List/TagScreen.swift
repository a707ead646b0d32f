import LarderKit
import LarderModel
import SwiftUI

/// All items with a tag.
struct TagScreen: View {
    @Environment(LarderStore.self) private var store

    var tag: String

    var body: some View {
        List {
            PantryRows(items: items)
        }
        .navigationTitle(Text(verbatim: tag))
        .navigationBarTitleDisplayMode(.inline)
        .overlay {
            if items.isEmpty {
                ContentUnavailableView {
                    Label(Text("No Items", bundle: .module), systemImage: "tag")
                } description: {
                    Text("Nothing in the pantry has this tag any more.", bundle: .module)
                }
            }
        }
    }

    private var items: [PantryItem] { PantryOrder.name.sorted(store.pantry.filter { $0.tags.contains(tag) }) }
}

#Preview("Tag") {
    NavigationStack { TagScreen(tag: "breakfast") }
        .larderEnvironment(.preview())
}
