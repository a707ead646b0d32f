import SwiftUI
import SwiftUITesting
import Testing

/// What links look like outside of lists.
@MainActor struct NavigationLinkLookTests {
    private struct Column: View {
        var links: Bool
        var body: some View {
            VStack {
                ForEach(["First", "Second"], id: \.self) { name in
                    if links {
                        NavigationLink(name) { Text("Page") }.accessibilityIdentifier(name)
                    } else {
                        Button(name) {}.accessibilityIdentifier(name)
                    }
                }
            }
        }
    }

    private func frames(_ links: Bool, _ profile: ViewHost.Profile) throws -> [CGRect] {
        let host = ViewHost(NavigationStack { Column(links: links) }, size: CGSize(width: 300, height: 200), profile: profile)
        return try ["First", "Second"].map { try host.frame(of: .identifier($0)) }
    }

    @Test("A link is a button like any other, with a bezel on macOS", arguments: [ViewHost.Profile.iOS, .macOS])
    func linksAreButtons(profile: ViewHost.Profile) throws {
        #expect(try frames(true, profile) == frames(false, profile))
    }

    @Test("The styles of buttons are those of links")
    func styles() throws {
        func height(_ style: some PrimitiveButtonStyle) throws -> CGFloat {
            let host = ViewHost(
                NavigationStack { NavigationLink("First") { Text("Page") }.accessibilityIdentifier("link").buttonStyle(style) },
                size: CGSize(width: 300, height: 200), profile: .macOS)
            return try host.frame(of: .identifier("link")).height
        }
        #expect(try height(.plain) == 16)
        #expect(try height(.borderless) == 16)
        #expect(try height(.automatic) == height(.bordered))
    }

    @Test func pictures() throws {
        try lookAt("link-column", NavigationStack { Column(links: true) })
    }

    @Test(
        "Rows of links show an indicator on iOS, and where the modifier says",
        arguments: [
            (Visibility.automatic, ViewHost.Profile.iOS, true), (.automatic, .macOS, false), (.hidden, .iOS, false), (.visible, .macOS, true),
        ])
    func indicators(visibility: Visibility, profile: ViewHost.Profile, isShown: Bool) throws {
        func ink(_ view: some View) throws -> Int {
            let host = ViewHost(NavigationStack { List { view } }, size: CGSize(width: 300, height: 200), profile: profile, scale: 1)
            let (image, row) = (try host.image(), try host.frame(of: .text("First")))
            // The trailing end of the row, beside the text.
            let pixels = (Int(row.minY)..<Int(row.maxY)).flatMap { y in (240..<295).map { image.pixels[(y * 300 + $0) * 4] } }
            return Set(pixels).count
        }
        let plain = try ink(Text("First"))
        #expect(try (ink(NavigationLink("First") { Text("Page") }.navigationLinkIndicatorVisibility(visibility)) > plain) == isShown)
    }
}
