import SwiftUI
import SwiftUITesting
import Testing

/// Accessibility labels that are made of views.
@MainActor struct LabelContentTests {
    private struct Song: View {
        @State private var isFavorite = false

        var body: some View {
            VStack {
                HStack {
                    Text("Title")
                    Text("Artist")
                }
                .accessibilityElement(children: .combine)
                .accessibilityLabel { label in
                    if isFavorite { Text("Favorite") }
                    label
                }
                .accessibilityIdentifier("song")
                Button("Like") { isFavorite = true }
            }
        }
    }

    @Test func theOriginalLabelStandsInTheNewOne() throws {
        let host = ViewHost(Song(), size: CGSize(width: 200, height: 200))
        func label() -> String? { host.accessibilityElements.flatMap(\.flattened).first { $0.identifier == "song" }?.label }
        #expect(label() == "Title, Artist")
        try host.tap(.text("Like"))
        #expect(label() == "Favorite, Title, Artist")
        #expect(host.contains(.text("Title")))
        #expect(!host.contains(.text("Favorite")))
    }

    @Test func viewsWithoutALabelGetOne() throws {
        let view = Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel { _ in Text("Red") }
        let host = ViewHost(view, size: CGSize(width: 50, height: 50))
        #expect(host.accessibilityElements.flatMap(\.flattened).map(\.label) == ["Red"])
    }

    @Test func anEmptyLabelKeepsTheOriginalOne() throws {
        let host = ViewHost(Text("Name").accessibilityLabel { _ in EmptyView() }, size: CGSize(width: 50, height: 50))
        #expect(host.accessibilityElements.flatMap(\.flattened).map(\.label) == ["Name"])
    }
}
