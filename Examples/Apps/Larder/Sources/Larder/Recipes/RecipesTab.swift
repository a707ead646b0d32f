import SwiftUI

/// The recipes with their pages.
struct RecipesTab: View {
    @Environment(Router.self) private var router

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.recipePath) {
            RecipesScreen()
                .navigationDestination(for: RecipeRoute.self) { route in
                    switch route {
                    case .recipe(let id): RecipeScreen(id: id)
                    }
                }
        }
    }
}
