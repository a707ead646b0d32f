import SwiftUI
import SwiftUITesting
import Testing

/// The labels of buttons on a strong background, such as that of a selected row on macOS.
@MainActor struct StrongBackgroundButtonTests {
    enum Kind: CaseIterable { case automatic, plain, borderless, bordered, prominent, link, tinted, tintedBordered, destination }

    private struct Sample: View {
        var kind: Kind

        @ViewBuilder private var button: some View {
            let button = Button {
            } label: {
                Self.label
            }
            switch kind {
            case .automatic: button
            case .plain: button.buttonStyle(.plain)
            case .borderless: button.buttonStyle(.borderless)
            case .bordered: button.buttonStyle(.bordered)
            case .prominent: button.buttonStyle(.borderedProminent)
            case .link: button.buttonStyle(.link)
            case .tinted: button.buttonStyle(.borderless).tint(.red)
            case .tintedBordered: button.buttonStyle(.bordered).tint(.red)
            case .destination: Link(destination: URL(string: "https://example.org")!) { Self.label }
            }
        }

        private static var label: some View { Rectangle().frame(width: 30, height: 10) }

        var body: some View {
            button.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(red: 0, green: 0.4, blue: 0.9))
                .environment(\.backgroundProminence, .increased)
        }
    }

    @Test("They are white", arguments: Kind.allCases, [ColorScheme.light, .dark])
    func labels(kind: Kind, colorScheme: ColorScheme) throws {
        let host = ViewHost(Sample(kind: kind), size: CGSize(width: 100, height: 60), profile: .macOS, scale: 1, colorScheme: colorScheme)
        let image = try host.image()
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * image.width + x) * 4
            return Array(image.pixels[start..<start + 3])
        }
        #expect(pixel(50, 30) == [255, 255, 255])
        // A bezel is a shade of the background, from which the label stands out.
        #expect(pixel(50, 24)[0] < 140)
    }
}
