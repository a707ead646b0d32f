import SwiftUI

/// The collections and the searchable guide, beside the page of the chosen one.
struct Sidebar: View {
    @Bindable var navigator: Navigator

    var body: some View {
        List(selection: $navigator.item) {
            if navigator.search.text.isEmpty {
                ForEach(BrowserItem.collections, id: \.self) { item in
                    NavigationLink(value: item) {
                        Label(localized: item.title, systemImage: item.systemImage)
                    }
                }
            }
            SpeciesSections(search: navigator.search)
        }
        .listStyle(.sidebar)
        .guideSearch($navigator.search, placement: .sidebar)
        .navigationTitle(Text("Almanac", bundle: .module))
    }
}
