import AlmanacModel
import SwiftUI

/// Searching, refreshing and the empty states of a list of species.
struct GuideSearch: ViewModifier {
    @Binding var search: SpeciesSearch
    let placement: SearchFieldPlacement

    @Environment(Guide.self) private var guide
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content
            .overlay { GuideStatus(search: search) }
            .searchable(text: $search.text, placement: placement, prompt: Text("Birds", bundle: .module))
            .searchScopes($search.scope) {
                ForEach(SearchScope.allCases) { scope in
                    scope.title.tag(scope)
                }
            }
            .searchSuggestions {
                ForEach(search.suggestions(in: guide.species, locale: locale), id: \.self) { name in
                    Text(name).searchCompletion(name)
                }
            }
            .autocorrectionDisabled()
            .refreshable { await guide.refresh() }
    }
}

extension View {
    /// Makes a list of species searchable.
    func guideSearch(_ search: Binding<SpeciesSearch>, placement: SearchFieldPlacement = .automatic) -> some View {
        modifier(GuideSearch(search: search, placement: placement))
    }
}
