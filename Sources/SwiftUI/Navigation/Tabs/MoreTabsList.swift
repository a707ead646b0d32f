import SwiftUICore

/// The list behind the item "More" of a tab bar.
struct MoreTabsList: View {
    var tabs: [TabInfo]
    @Binding var isShown: Bool

    init(tabs: [TabInfo], isShown: Binding<Bool>) {
        self.tabs = tabs
        _isShown = isShown
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(tabs, id: \.id) { tab in
                    HStack { tab.label }
                        .symbolVariant(.fill)
                        .badge(tab.badge)
                        .preference(
                            key: RowLinkKey.self,
                            value: RowLink(revision: tab.revision, isEnabled: !tab.settings.isDisabled) {
                                isShown = false
                                tab.select()
                            })
                }
            }
            .listStyle(.plain)
            .navigationTitle("More")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
