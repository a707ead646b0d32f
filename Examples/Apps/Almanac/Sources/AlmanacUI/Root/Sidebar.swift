import SwiftUI

/// The collections and the searchable guide, beside the page of the chosen one.
struct Sidebar: View {
    @Bindable var navigator: Navigator

    var body: some View {
        List(selection: $navigator.item) {
            if navigator.search.text.isEmpty {
                Section {
                    ForEach(BrowserItem.collections, id: \.self) { item in
                        Label(localized: item.title, systemImage: item.systemImage)
                    }
                }
            }
            SpeciesSections(search: navigator.search, isSelectable: true)
        }
        .listStyle(.sidebar)
        .guideSearch($navigator.search, placement: .sidebar)
        #if os(iOS)
        .toolbar { SettingsButton(navigator: navigator) }
        #endif
        .navigationTitle(Text("Almanac", bundle: .module))
    }
}
