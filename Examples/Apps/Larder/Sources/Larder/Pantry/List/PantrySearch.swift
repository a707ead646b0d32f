import LarderKit
import LarderModel
import SwiftUI

/// A category in the search field.
struct CategoryToken: Identifiable, Hashable {
    var category: FoodCategory

    var id: FoodCategory { category }
}

extension View {
    /// Adds a search field that accepts text and categories.
    func pantrySearch(text: Binding<String>, tokens: Binding<[CategoryToken]>) -> some View {
        searchable(text: text, tokens: tokens, prompt: Text("Name or tag", bundle: .module)) { token in
            token.category.name
        }
        .searchSuggestions {
            if text.wrappedValue.isEmpty, tokens.wrappedValue.isEmpty { CategorySuggestions() }
        }
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
    }
}

/// The categories in use, as suggestions below the search field.
private struct CategorySuggestions: View {
    @Environment(LarderStore.self) private var store

    var body: some View {
        Section {
            ForEach(categories) { category in
                CategoryLabel(category)
                    .searchCompletion(CategoryToken(category: category))
            }
        } header: {
            Text("Categories", bundle: .module)
        }
    }

    private var categories: [FoodCategory] { Set(store.pantry.map(\.category)).sorted() }
}
