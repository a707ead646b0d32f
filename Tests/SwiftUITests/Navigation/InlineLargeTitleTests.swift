import SwiftUI
import SwiftUITesting
import Testing

/// Large titles in the row of a bar's buttons.
@MainActor struct InlineLargeTitleTests {
    private struct Page: View {
        var mode: ToolbarTitleDisplayMode
        var body: some View {
            NavigationStack {
                Color.green.accessibilityElement().accessibilityIdentifier("page")
                    .navigationTitle("Library")
                    .toolbarTitleDisplayMode(mode)
                    .toolbar { Button("Add") {} }
            }
        }
    }

    @Test(
        "The title is as large as below the bar, at its leading edge, beside the buttons, and the bar is no higher for it",
        arguments: [(ViewHost.Profile.iOS, 44.0), (.iOS26, 54)])
    func row(profile: ViewHost.Profile, height: Double) throws {
        func host(_ mode: ToolbarTitleDisplayMode) -> ViewHost {
            ViewHost(Page(mode: mode), size: CGSize(width: 390, height: 700), profile: profile)
        }
        let (inside, below, small) = (host(.inlineLarge), host(.large), host(.inline))
        let (title, button) = (try inside.frame(of: .text("Library")), try inside.frame(of: .text("Add")))
        #expect(try title.size == below.frame(of: .text("Library")).size)
        #expect(title.minX == 16 && abs(title.midY - button.midY) < 1)
        #expect(try inside.frame(of: .identifier("page")).minY == height)
        #expect(try small.frame(of: .text("Library")).midX == 195)
    }

    @Test("In the low bar of a phone in landscape orientation it is small and in the middle")
    func landscape() throws {
        let host = try ViewHost(Page(mode: .inlineLarge), device: #require(ViewHost.Device("iPhone 15", isLandscape: true)))
        let (title, button) = (try host.frame(of: .text("Library")), try host.frame(of: .text("Add")))
        #expect(title.height < 25 && abs(title.midX - host.size.width / 2) < 2 && abs(title.midY - button.midY) < 1)
    }
}
