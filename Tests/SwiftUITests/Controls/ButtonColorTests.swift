import SwiftUI
@testable import SwiftUITesting
import Testing

/// A button looks as the program says, and else as a button.
@MainActor struct ButtonColorTests {
    /// The colour of the text in a button, as it is written in the dump.
    private func color(_ view: some View, profile: ViewHost.Profile = .iOS) throws -> String {
        let host = ViewHost(view, profile: profile)
        let line = try #require(host.dump().split(separator: "\n").first { $0.contains("“Tap”") })
        return String(try #require(line.split(separator: " ").first { $0.hasPrefix("#") }))
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func stylesAroundAButtonAreItsOwn(profile: ViewHost.Profile) throws {
        let green = try color(Text("Tap").foregroundStyle(Color.green), profile: profile)
        let plain = try color(Text("Tap"), profile: profile)
        let button = Button("Tap") {}
        #expect(try color(button.foregroundStyle(.green), profile: profile) == green)
        #expect(try color(VStack { button }.foregroundColor(.green), profile: profile) == green)
        #expect(try color(button.buttonStyle(.bordered).foregroundStyle(.green), profile: profile) == green)
        #expect(try color(button.buttonStyle(.borderedProminent).foregroundStyle(.green), profile: profile) == green)
        #expect(try color(List { button.foregroundStyle(.green) }, profile: profile) == green)
        #expect(try color(NavigationLink("Tap") { EmptyView() }.foregroundStyle(.green), profile: profile) == green)
        #expect(try color(button.foregroundStyle(.green).disabled(true), profile: profile) != green)
        if profile == .iOS {
            let tint = try color(Text("Tap").foregroundStyle(.tint))
            #expect(tint != plain)
            // What a place gives to its texts is not meant for its buttons.
            #expect(try color(button) == tint)
            #expect(try color(LabeledContent("Label") { button }) == tint)
            #expect(try color(List { Section { Text("row") } footer: { button } }) == tint)
        }
    }
}
