import SwiftUI
import SwiftUITesting
import Testing

/// The badges of the items of a tab bar on iOS.
@MainActor struct TabBadgeTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("1").tabItem { Text("Home") }.badge(3)
                Text("2").tabItem { Label("Mail", systemImage: "envelope") }.badge(5)
            }
        }
    }

    @Test("An item without an icon has its badge where one with an icon has it, and its title on the same line")
    func place() throws {
        let host = ViewHost(Tabs(), profile: .iOS)
        let (plain, full) = try (host.frame(of: .text("3")), host.frame(of: .text("5")))
        let titles = try (host.frame(of: .text("Home")), host.frame(of: .text("Mail")))
        #expect(plain.minY == full.minY && titles.0.minY == titles.1.minY)
        #expect(abs((plain.midX - titles.0.midX) - (full.midX - titles.1.midX)) < 1)
    }
}
