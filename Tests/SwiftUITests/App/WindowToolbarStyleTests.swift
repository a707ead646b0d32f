@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// Pictures of the toolbar styles of a window.
@MainActor struct WindowToolbarStyleTests {
    private struct Screen: View {
        var body: some View {
            NavigationStack {
                Color.teal.accessibilityIdentifier("content")
                    .navigationTitle("Letters")
                    .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    private func height<S: WindowToolbarStyle>(_ style: S) throws -> (bar: CGFloat, hasTitle: Bool) {
        let host = ViewHost(
            Screen().environment(\.windowToolbarAppearance, style._appearance), size: CGSize(width: 400, height: 200), profile: .macOS)
        return (200 - (try host.frame(of: .identifier("content")).height), host.contains(.text("Letters")))
    }

    @Test("A compact toolbar is lower; an expanded one leaves the title to the title bar")
    func styles() throws {
        #expect(try height(.automatic) == (52, true))
        #expect(try height(.unified) == (52, true))
        #expect(try height(.unified(showsTitle: false)) == (52, false))
        #expect(try height(.unifiedCompact) == (38, true))
        #expect(try height(.unifiedCompact(showsTitle: false)) == (38, false))
        #expect(try height(.expanded) == (52, false))
    }

    @Test func pictures() throws {
        try lookAt(
            "toolbar-compact", profiles: [.macOS], Screen().environment(\.windowToolbarAppearance, UnifiedCompactWindowToolbarStyle()._appearance))
    }
}
