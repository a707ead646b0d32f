import AlmanacModel
import SwiftUI

/// The sidebar and page of large screens.
struct SplitBrowser: View {
    @Bindable var navigator: Navigator

    var body: some View {
        NavigationSplitView {
            Sidebar(navigator: navigator)
                .navigationSplitViewColumnWidth(min: 240, ideal: 280, max: 360)
        } detail: {
            NavigationStack {
                detail
                    .navigationDestination(for: BrowserItem.self) { BrowserPage(item: $0) }
            }
            .id(navigator.item)
            .undoBanner()
        }
    }

    @ViewBuilder private var detail: some View {
        if let item = navigator.item {
            BrowserPage(item: item)
        } else {
            ContentUnavailableView {
                Label(localized: "Nothing Selected", systemImage: "book")
            } description: {
                Text("Choose a bird in the sidebar.", bundle: .module)
            }
        }
    }
}
