import LarderModel
import SwiftUI

/// The pantry with its pages and its form.
struct PantryTab: View {
    @Environment(Router.self) private var router

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.pantryPath) {
            PantryScreen()
                .navigationDestination(for: PantryRoute.self) { route in
                    switch route {
                    case .item(let id): ItemScreen(id: id)
                    case .tag(let tag): TagScreen(tag: tag)
                    }
                }
        }
        .sheet(item: $router.draft) { draft in
            ItemForm(draft: draft)
        }
    }
}
