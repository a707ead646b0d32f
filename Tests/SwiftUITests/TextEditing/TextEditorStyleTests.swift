import SwiftUI
@testable import SwiftUITesting
import Testing

/// Styles of text editors, and what views read about the activity of their window.
@MainActor struct TextEditorStyleTests {
    /// The size of an editor, and whether something is between it and a green background.
    private func look(_ style: some TextEditorStyle) throws -> (size: CGSize, isCovered: Bool) {
        let view = TextEditor(text: .constant("")).accessibilityIdentifier("editor").textEditorStyle(style)
            .padding(20).background(Color(red: 0, green: 1, blue: 0))
        let host = ViewHost(view, size: CGSize(width: 200, height: 140), profile: .macOS, scale: 1)
        let image = try host.image()
        let place = (100 * image.width + 100) * 4
        return (try host.frame(of: .identifier("editor")).size, image.pixels[place..<place + 3] != [0, 255, 0])
    }

    @Test func stylesDecorateTheEditor() throws {
        let (automatic, plain, bordered) = (try look(.automatic), try look(.plain), try look(.roundedBorder))
        #expect(automatic.isCovered && !plain.isCovered && bordered.isCovered)
        #expect(automatic.size == plain.size && plain.size == bordered.size)
    }

    @Test func hiddenBackgroundsLetTheOnesBehindThrough() throws {
        for isHidden in [true, false] {
            let view = TextEditor(text: .constant("")).scrollContentBackground(isHidden ? .hidden : .visible).background(
                Color(red: 0, green: 1, blue: 0))
            let image = try ViewHost(view, size: CGSize(width: 200, height: 140), profile: .iOS, scale: 1).image()
            let place = (100 * image.width + 100) * 4
            #expect((image.pixels[place..<place + 3] == [0, 255, 0]) == isHidden)
        }
    }

    @Test(arguments: [ScenePhase.active, .inactive, .background])
    func controlsAreKeyInActiveWindows(phase: ScenePhase) throws {
        struct Reader: View {
            @Environment(\.controlActiveState) private var state
            var body: some View { Text("\(state)") }
        }
        let host = ViewHost(
            VStack {
                Reader()
                Reader().environment(\.controlActiveState, .active).id(1)
            }
            .environment(\.scenePhase, phase))
        #expect(host.contains(.text(phase == .active ? "key" : "inactive")))
        #expect(try host.text(of: .id(1)) == "active")
    }
}
