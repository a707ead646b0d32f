import LarderKit
import LarderModel
import SwiftUI

/// The sample household and the deletion of everything.
struct DataSection: View {
    @Environment(LarderStore.self) private var store
    @Environment(Router.self) private var router
    @State private var asksToDelete = false
    @State private var asksToLoad = false

    var body: some View {
        Section {
            Button(Text("Load Sample Food", bundle: .module)) {
                if store.household == Household() { load() } else { asksToLoad = true }
            }
            .alert(Text("Replace Everything with Sample Food?", bundle: .module), isPresented: $asksToLoad) {
                Button(Text("Replace", bundle: .module), role: .destructive) { load() }
                Button(Text("Cancel", bundle: .module), role: .cancel) {}
            } message: {
                Text("Your pantry, list and recipes are lost.", bundle: .module)
            }
            Button(Text("Delete Everything", bundle: .module), role: .destructive) { asksToDelete = true }
                .alert(Text("Delete Everything?", bundle: .module), isPresented: $asksToDelete) {
                    Button(Text("Delete Everything", bundle: .module), role: .destructive) { replace(with: Household()) }
                    Button(Text("Cancel", bundle: .module), role: .cancel) {}
                } message: {
                    Text("This cannot be undone.", bundle: .module)
                }
        } header: {
            Text("Data", bundle: .module)
        } footer: {
            Text("\(store.pantry.count) items in the pantry, \(store.recipes.count) recipes", bundle: .module)
        }
    }

    private func load() { replace(with: .sample(on: store.today)) }

    private func replace(with household: Household) {
        router.pantryPath = []
        router.recipePath = []
        store.reset(to: household)
    }
}
