import SwiftUI

/// The tabs of small screens.
struct TabBrowser: View {
    @Bindable var navigator: Navigator

    var body: some View {
        TabView(selection: $navigator.tab) {
            page(.guide, item: nil) { GuideList(navigator: navigator) }
            page(.gallery, item: .gallery) { GalleryPage() }
            page(.sightings, item: .sightings) { SightingsPage() }
            page(.year, item: .year) { YearPage() }
        }
    }

    private func page(_ tab: Navigator.Tab, item: BrowserItem?, @ViewBuilder content: () -> some View) -> some View {
        NavigationStack {
            content()
                .navigationDestination(for: BrowserItem.self) { BrowserPage(item: $0) }
        }
        .undoBanner()
        .tabItem { Label(localized: item?.title ?? "Guide", systemImage: item?.systemImage ?? "book") }
        .tag(tab)
    }
}
