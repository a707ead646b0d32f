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
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    navigator.isShowingSettings = true
                } label: {
                    Label(localized: "Settings", systemImage: "gearshape")
                }
                .accessibilityIdentifier("settings")
            }
        }
    }
}

#Preview("Guide") {
    NavigationStack { GuideList(navigator: Navigator()) }
        .loadedSample()
}
