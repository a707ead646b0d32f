import SwiftUI
import SwiftUITesting
import Testing

/// Where views learn that the tabs are.
@MainActor struct TabBarPlacementTests {
    private final class Log {
        var placement: TabBarPlacement?
        var isCaptured: Bool?
    }

    private struct Reader: View {
        let log: Log
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.isSceneCaptured) private var isCaptured

        var body: some View {
            (log.placement, log.isCaptured) = (placement, isCaptured)
            return Text("Page")
        }
    }

    private func placement(_ profile: ViewHost.Profile, @ViewBuilder _ content: (Reader) -> some View) -> TabBarPlacement? {
        let log = Log()
        let host = ViewHost(content(Reader(log: log)), size: CGSize(width: 400, height: 500), profile: profile)
        withExtendedLifetime(host) {}
        #expect(log.isCaptured == false)
        return log.placement
    }

    private func tabs(_ reader: Reader) -> some View { TabView { reader.tabItem { Text("One") } } }

    @Test func thePlaceFollowsFromStyleAndPlatform() {
        #expect(placement(.iOS) { tabs($0) } == .bottomBar)
        #expect(placement(.macOS) { tabs($0) } == .topBar)
        #expect(placement(.macOS) { tabs($0).tabViewStyle(.sidebarAdaptable) } == .sidebar)
        #expect(placement(.iOS) { tabs($0).tabViewStyle(.sidebarAdaptable) } == .bottomBar)
        #expect(placement(.iOS) { tabs($0).tabViewStyle(.page) } == .pageIndicator)
    }

    @Test func outsideOfTabViewsThereIsNone() {
        #expect(placement(.iOS) { $0 } == nil)
        #expect(placement(.macOS) { reader in VStack { reader } } == nil)
    }
}
