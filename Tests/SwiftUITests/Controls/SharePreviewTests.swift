import SwiftUI
import SwiftUITesting
import Testing

/// Share links with previews.
@MainActor struct SharePreviewTests {
    @Test("A title stands beside a preview with an image, an icon or both")
    func titles() {
        let view = VStack {
            ShareLink("One", item: "x", preview: SharePreview("p"))
            ShareLink(Text("Two"), item: "x", preview: SharePreview("p", icon: Image(systemName: "star")))
            ShareLink(
                String("Three"), item: "x", preview: SharePreview(String("p"), image: Image(systemName: "star"), icon: Image(systemName: "star")))
            ShareLink(
                LocalizedStringResource("Four"), item: "x", preview: SharePreview(LocalizedStringResource("p"), image: Image(systemName: "star")))
        }
        let host = ViewHost(view, size: CGSize(width: 300, height: 300))
        #expect(["One", "Two", "Three", "Four"].allSatisfy { host.contains(.text($0)) })
    }
}
