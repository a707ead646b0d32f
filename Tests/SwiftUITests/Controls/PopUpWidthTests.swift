import SwiftUI
import SwiftUITesting
import Testing

/// How wide buttons are that open menus. Up to macOS 15 those with a bezel take the proposed width; since macOS 26 they do so with
/// `buttonSizing(.flexible)` only.
@MainActor struct PopUpWidthTests {
    private struct Buttons: View {
        var body: some View {
            VStack {
                Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.accessibilityIdentifier("picker")
                Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden().accessibilityIdentifier("unlabelled")
                Menu("More") { Button("Item") {} }.accessibilityIdentifier("menu")
                Menu("More") { Button("Item") {} }.fixedSize().accessibilityIdentifier("fixed")
                Menu("More") { Button("Item") {} }.buttonSizing(.fitted).accessibilityIdentifier("fitted")
                Menu("More") { Button("Item") {} }.menuStyle(.borderlessButton).accessibilityIdentifier("borderless")
                Menu("More") { Button("Item") {} }.buttonStyle(.bordered).buttonSizing(.flexible).accessibilityIdentifier("flexible")
                Button("Button") {}.accessibilityIdentifier("button")
            }
        }
    }

    @Test(
        "Exactly these buttons are as wide as possible",
        arguments: [
            (ViewHost.Profile.macOS, ["flexible", "menu", "unlabelled"]), (.macOS26, ["flexible"]), (.iOS, ["flexible"]), (.iOS26, ["flexible"]),
        ])
    func widths(profile: ViewHost.Profile, wide: [String]) throws {
        let host = ViewHost(Buttons(), size: CGSize(width: 320, height: 400), profile: profile)
        let names = ["unlabelled", "menu", "fixed", "fitted", "borderless", "flexible", "button"]
        #expect(try names.filter { try host.frame(of: .identifier($0)).width == 320 }.sorted() == wide)
    }

    @Test("In a form with columns the buttons end where the fields do; in a grouped form they are as wide as they need")
    func forms() throws {
        struct Settings: View {
            var body: some View {
                Form {
                    TextField("Name", text: .constant("Ada")).accessibilityIdentifier("field")
                    Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.accessibilityIdentifier("picker")
                }
            }
        }
        let columns = ViewHost(Settings(), size: CGSize(width: 320, height: 200), profile: .macOS)
        #expect(try columns.frame(of: .identifier("picker")).maxX == columns.frame(of: .identifier("field")).maxX)
        #expect(try columns.frame(of: .text("One")).minX < 120)
        let grouped = ViewHost(Settings().formStyle(.grouped), size: CGSize(width: 320, height: 200), profile: .macOS)
        #expect(try grouped.frame(of: .text("One")).minX > 200)
    }
}
