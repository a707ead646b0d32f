import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

private struct Form: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
        Text(isFocused ? "focused" : "not focused").accessibilityIdentifier("state")
    }
}

/// The windows of a program in UIKit's words.
@MainActor @Suite(.serialized) struct UIWindowTests {
    @Test func scenesAreTheOpenWindows() throws {
        try WindowManagerForTests.run(["First", "Second"]) { manager in
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            #expect(Set(scenes.map(\.title)) == ["First", "Second"])
            #expect(scenes.flatMap(\.windows).filter(\.isKeyWindow).count == 1)
            let window = try #require(UIApplication.shared.keyWindow)
            #expect(window.windowScene?.title == "Second")
            #expect(window.bounds == CGRect(x: 0, y: 0, width: 300, height: 500))
            #expect(window.windowScene?.interfaceOrientation.isPortrait == true)
            #expect(window.safeAreaInsets == .zero)
            #expect(UIApplication.shared.windows.count == 2)
            #expect(UIApplication.shared.keyWindow === window)
            manager.openWindows.last?.handle?.close()
            #expect(UIApplication.shared.connectedScenes.count == 1)
            #expect(window.isHidden)
            #expect(window.windowScene?.activationState == .unattached)
        }
    }

    @Test func windowsAreTakenFromTheScreen() throws {
        try WindowManagerForTests.run(["Only"]) { manager in
            let window = try #require(UIApplication.shared.windows.first)
            let handle = try #require(manager.openWindows[0].handle)
            var state = WindowState()
            handle.state = { state }
            handle.hide = { state.isVisible = false }
            #expect(!window.isHidden)
            window.isHidden = true
            #expect(window.isHidden && !state.isVisible && manager.takeLog() == [])
            window.isHidden = false
            #expect(manager.takeLog() == ["present Only"])
        }
    }

    @Test func theStyleOfAWindowIsThatOfItsViews() throws {
        try WindowManagerForTests.run(["Only"]) { manager in
            let window = try #require(UIApplication.shared.windows.first)
            window.overrideUserInterfaceStyle = .dark
            #expect(manager.openWindows[0].tree?.environment.colorScheme == .dark)
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            #expect(ColorScheme(.dark) == .dark && ColorScheme(.unspecified) == nil)
            window.overrideUserInterfaceStyle = .unspecified
            #expect(manager.openWindows[0].tree?.environment.colorScheme == .light)
        }
    }

    @Test func resigningTakesTheKeyboardAway() throws {
        WindowManagerForTests.run(["Only"], content: Form()) { manager in
            let tree = manager.openWindows[0].tree
            #expect(tree?.focus.focused != nil)
            #expect(UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
            #expect(tree?.focus.focused == nil)
            #expect(!UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
        }
    }

    @Test func tasksInTheBackgroundAreCounted() {
        let (one, other) = (UIApplication.shared.beginBackgroundTask(), UIApplication.shared.beginBackgroundTask(withName: "upload") {})
        #expect(one != other && one != .invalid)
        UIApplication.shared.endBackgroundTask(one)
        var error: (any Error)?
        UIApplication.shared.setAlternateIconName("Dark") { error = $0 }
        #expect(error != nil && UIApplication.shared.alternateIconName == nil)
    }
}
