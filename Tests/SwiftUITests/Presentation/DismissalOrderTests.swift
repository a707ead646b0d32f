import SwiftUI
import SwiftUITesting
import Testing

/// When the ends of presentations are told, and that every alert can be closed.
@MainActor struct DismissalOrderTests {
    @Observable final class Model {
        var isPresented = false
        var log: [String] = []
    }

    struct Screen: View {
        @Bindable var model: Model
        var body: some View {
            Text("Root").sheet(isPresented: $model.isPresented, onDismiss: { model.log.append("dismissed") }) {
                Text("Sheet").onDisappear { model.log.append("disappeared") }
            }
        }
    }

    @Test func onDismissComesAfterTheSheetHasGone() {
        let model = Model()
        let host = ViewHost(Screen(model: model), profile: .iOS)
        model.isPresented = true
        host.advance(by: 1)
        model.isPresented = false
        host.advance(by: 0.1)
        #expect(model.log.isEmpty)
        host.advance(by: 1)
        #expect(model.log == ["disappeared", "dismissed"])
    }

    @Test("An alert whose actions are no views has a button", arguments: [ViewHost.Profile.iOS, .macOS])
    func alertsWithoutActions(profile: ViewHost.Profile) throws {
        struct Screen: View {
            @State private var isPresented = true
            var hasButton = false
            var body: some View {
                Text(isPresented ? "open" : "closed").alert("Title", isPresented: $isPresented) { if hasButton { Button("Other") {} } }
            }
        }
        let host = ViewHost(Screen(), profile: profile)
        host.advance(by: 1)
        try host.tap(.text("OK"))
        host.advance(by: 1)
        #expect(host.contains(.text("closed")))
    }

    @Test func presentedContentHasAnEditModeOfItsOwn() throws {
        struct Profile: View {
            @Environment(\.editMode) private var mode
            var body: some View {
                EditButton()
                Text(mode?.wrappedValue == .active ? "editing" : "reading")
            }
        }
        let host = ViewHost(Color.gray.sheet(isPresented: .constant(true)) { Profile() }, profile: .iOS)
        host.advance(by: 1)
        #expect(host.contains(.text("reading")))
        try host.tap(.text("Edit"))
        host.advance(by: 1)
        #expect(host.contains(.text("editing")))
    }
}
