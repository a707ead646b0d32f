import Foundation
import LarderModel
import Observation

/// A page of the pantry's navigation stack.
enum PantryRoute: Hashable {
    case item(PantryItem.ID)
    case tag(String)
}

/// A page of the recipes' navigation stack.
enum RecipeRoute: Hashable {
    case recipe(Recipe.ID)
}

/// The place that the program shows.
@MainActor @Observable final class Router {
    var tab = AppTab.pantry
    var pantryPath: [PantryRoute] = []
    var recipePath: [RecipeRoute] = []
    /// The item in the form, if the form is open.
    var draft: ItemDraft?

    /// Shows the place that an address names. Addresses of things that do not exist show their tab.
    func open(_ link: DeepLink, in store: LarderStore) {
        draft = nil
        switch link {
        case .shopping: tab = .shopping
        case .item(let id):
            tab = .pantry
            pantryPath = store.item(id) == nil ? [] : [.item(id)]
        case .recipe(let id):
            tab = .recipes
            recipePath = store.recipe(id) == nil ? [] : [.recipe(id)]
        case .newItem(let name):
            tab = .pantry
            pantryPath = []
            draft = ItemDraft(name: name)
        }
    }
}
