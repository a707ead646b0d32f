import LarderKit
import LarderModel
import SwiftUI

/// The invitation of an empty pantry.
struct EmptyPantryView: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router

    var body: some View {
        ContentUnavailableView {
            Label(Text("Your Pantry Is Empty", bundle: .module), systemImage: "archivebox")
        } description: {
            Text("Add what you have at home, and Larder tells you what to use soon and what to buy.", bundle: .module)
        } actions: {
            Button(Text("Add First Item", bundle: .module)) { router.draft = ItemDraft(name: "") }
                .buttonStyle(.larderProminent)
                .frame(maxWidth: 360)
            Button(Text("Look Around with Sample Food", bundle: .module)) { store.reset(to: .sample(on: store.today)) }
                .padding(.top, 8)
        }
    }
}
