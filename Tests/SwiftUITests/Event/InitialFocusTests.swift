import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The view that has the focus when a window opens on macOS.
@MainActor struct InitialFocusTests {
    private enum Field { case second }

    private struct Screen: View {
        var hasList = false
        var isFieldEnabled = true
        var choosesDefault = false
        @State private var selection: Int?
        @State private var text = ""
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                Button("Button") {}
                if hasList { List(0..<2, id: \.self, selection: $selection) { Text("Row \($0)") } }
                TextField("First", text: $text).disabled(!isFieldEnabled).accessibilityIdentifier("first")
                TextField("Second", text: $text).focused($focus, equals: .second).accessibilityIdentifier("second")
            }
            .modifier(DefaultField(focus: $focus, isChosen: choosesDefault))
        }
    }

    private struct DefaultField: ViewModifier {
        var focus: FocusState<Field?>.Binding
        var isChosen: Bool

        func body(content: Content) -> some View {
            if isChosen { content.defaultFocus(focus, .second) } else { content }
        }
    }

    private func open(_ screen: Screen, profile: ViewHost.Profile = .macOS) -> ViewHost {
        let host = ViewHost(screen, profile: profile)
        host.tree.focus.focusFirstInput()
        host.advance(by: 0.1)
        return host
    }

    @Test("The first field that can be edited has it")
    func fields() throws {
        #expect(try open(Screen()).hasFocus(.identifier("first")))
        #expect(try open(Screen(isFieldEnabled: false)).hasFocus(.identifier("second")))
    }

    @Test("A list whose rows are selected has it if it comes first")
    func lists() throws {
        let host = open(Screen(hasList: true))
        #expect(try !host.hasFocus(.identifier("first")))
        host.press(.downArrow)
        #expect(host.tree.focus.focused is FocusableNode)
    }

    @Test("A view that the program has chosen keeps it")
    func chosen() throws {
        #expect(try open(Screen(choosesDefault: true)).hasFocus(.identifier("second")))
    }

    @Test("On iOS no view has it")
    func phones() {
        #expect(open(Screen(), profile: .iOS).tree.focus.focused == nil)
    }
}
