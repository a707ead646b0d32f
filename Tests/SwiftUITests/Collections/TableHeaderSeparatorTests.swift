import SwiftUI
import SwiftUITesting
import Testing

/// The lines between the titles of a table's columns on macOS.
@MainActor struct TableHeaderSeparatorTests {
    private struct Item: Identifiable { let id: Int }

    private struct Sample: View {
        var body: some View {
            Table([Item(id: 0)]) {
                TableColumn("First") { Text("a \($0.id)") }
                TableColumn("Second") { Text("b \($0.id)") }
                TableColumn("Third") { Text("c \($0.id)") }
            }
        }
    }

    /// The places in the header, above the titles, that are not white.
    private func lines(profile: ViewHost.Profile) throws -> (places: [CGFloat], titles: [CGFloat]) {
        let host = ViewHost(Sample().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 480, height: 200), profile: profile, scale: 1)
        let titles = try ["First", "Second", "Third"].map { try host.frame(of: .text($0)) }
        let image = try host.image()
        let y = Int(titles[0].midY) - 7
        let places = (0..<image.width).filter { image.pixels[(y * image.width + $0) * 4] < 250 }.map { CGFloat($0) }
        return (places, titles.map(\.minX))
    }

    @Test("There is one before each title but the first")
    func mac() throws {
        let (places, titles) = try lines(profile: .macOS)
        try #require(places.count == 2)
        for (place, title) in zip(places, titles.dropFirst()) { #expect((2...8).contains(title - place)) }
    }

    @Test("On iOS there is none")
    func phones() throws {
        #expect(try lines(profile: .iOS).places == [])
    }
}
