import SwiftUI

/// The searchable guide as a page of its own.
struct GuideList: View {
    @Bindable var navigator: Navigator

    var body: some View {
        List {
            SpeciesSections(search: navigator.search)
        }
        .guideSearch($navigator.search)
        .navigationTitle(Text("Guide", bundle: .module))
        .toolbar { SettingsButton(navigator: navigator) }
    }
}

#Preview("Guide") {
    NavigationStack { GuideList(navigator: Navigator()) }
        .loadedSample()
}
