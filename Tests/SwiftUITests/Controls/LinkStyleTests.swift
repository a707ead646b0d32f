import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The styles of links that open addresses.
@MainActor struct LinkStyleTests {
    private static let url = URL(fileURLWithPath: "/")

    private enum Style: CaseIterable { case bordered, prominent, plain, borderless, glass, own }

    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(20).background(.red) }
    }

    @ViewBuilder private func styled(_ view: some View, _ style: Style) -> some View {
        switch style {
        case .bordered: view.buttonStyle(.bordered)
        case .prominent: view.buttonStyle(.borderedProminent)
        case .plain: view.buttonStyle(.plain)
        case .borderless: view.buttonStyle(.borderless)
        case .glass: view.buttonStyle(.glass)
        case .own: view.buttonStyle(Framed())
        }
    }

    private func pixels(_ view: some View, _ profile: ViewHost.Profile) throws -> [UInt8] {
        try ViewHost(view, size: CGSize(width: 160, height: 80), profile: profile).image().pixels
    }

    @Test("A link in a button style is a button in that style", arguments: [ViewHost.Profile.iOS, .macOS, .iOS26])
    func styles(profile: ViewHost.Profile) throws {
        for style in Style.allCases {
            let link = try pixels(styled(Link("Address", destination: Self.url), style), profile)
            #expect(try link == pixels(styled(Button("Address") {}, style), profile), "\(style)")
        }
    }

    @Test("Without a style, or in the default one, it is a label in the colour of links", arguments: [ViewHost.Profile.iOS, .macOS])
    func noStyle(profile: ViewHost.Profile) throws {
        let plain = try pixels(Link("Address", destination: Self.url), profile)
        #expect(try plain == pixels(Text("Address").foregroundStyle(.link), profile))
        #expect(try plain == pixels(Link("Address", destination: Self.url).buttonStyle(.automatic), profile))
    }
}
