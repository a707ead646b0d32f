import SwiftUI
import SwiftUITesting
import Testing

/// Keys reach a presented view, not the views behind it, which get the focus back afterwards.
@MainActor struct PresentationFocusTests {
    private enum Field { case first, second, inSheet }

    @MainActor private final class Model: ObservableObject {
        @Published var first = ""
        @Published var second = ""
        @Published var inner = ""
        @Published var showsAlert = false
        @Published var showsSheet = false
        @Published var showsInnerAlert = false
        @Published var wanted: Field?
        var submissions = 0
        var confirmations = 0
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        @FocusState private var field: Field?

        var body: some View {
            VStack {
                TextField("First", text: $model.first).focused($field, equals: .first).onSubmit { model.submissions += 1 }
                TextField("Second", text: $model.second).focused($field, equals: .second)
                Text(verbatim: "\(field.map { "\($0)" } ?? "nothing")").accessibilityIdentifier("field")
            }
            .alert("Sure?", isPresented: $model.showsAlert) {
                Button("Go on") {
                    model.confirmations += 1
                    if model.wanted != nil { field = model.wanted }
                }
                .keyboardShortcut(.defaultAction)
            }
            .sheet(isPresented: $model.showsSheet) {
                TextField("Inner", text: $model.inner).focused($field, equals: .inSheet).onAppear { field = .inSheet }
                    .alert("Inside?", isPresented: $model.showsInnerAlert) { Button("Yes") {} }
                    .frame(width: 200, height: 100)
            }
        }
    }

    /// Shows the screen, and types into its first field.
    private func start(_ profile: ViewHost.Profile) throws -> (Model, ViewHost) {
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 400, height: 700), profile: profile)
        try host.tap(.identifier("field"))
        try host.tap(.text("First"))
        host.type("a")
        #expect(model.first == "a")
        return (model, host)
    }

    private func settle(_ host: ViewHost) { host.advance(by: 2) }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func alertsTakeTheKeys(profile: ViewHost.Profile) throws {
        let (model, host) = try start(profile)
        model.showsAlert = true
        settle(host)
        host.type("b")
        #expect(model.first == "a")
        host.press(.return)
        settle(host)
        #expect(model.confirmations == 1 && model.submissions == 0 && !model.showsAlert)
        #expect(try host.text(of: .identifier("field")) == "first")
        host.type("c")
        #expect(model.first == "ac")
    }

    @Test func theActionOfAnAlertMovesTheFocus() throws {
        let (model, host) = try start(.macOS)
        model.wanted = .second
        model.showsAlert = true
        settle(host)
        host.press(.return)
        settle(host)
        host.type("b")
        #expect(model.first == "a" && model.second == "b")
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func presentationsReturnTheFocusOneByOne(profile: ViewHost.Profile) throws {
        let (model, host) = try start(profile)
        model.showsSheet = true
        settle(host)
        host.type("b")
        #expect(model.first == "a" && model.inner == "b")
        model.showsInnerAlert = true
        settle(host)
        host.type("c")
        #expect(model.inner == "b")
        model.showsInnerAlert = false
        settle(host)
        host.type("d")
        #expect(model.inner == "bd")
        model.showsSheet = false
        settle(host)
        host.type("e")
        #expect(model.first == "ae" && model.inner == "bd")
    }

    /// Without a focused view nothing gets the focus.
    @Test func nothingIsFocusedThatWasNot() throws {
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 400, height: 700), profile: .iOS)
        model.showsAlert = true
        settle(host)
        model.showsAlert = false
        settle(host)
        #expect(try host.text(of: .identifier("field")) == "nothing")
    }

    @Observable final class Presented {
        var showsSheet = false
        var showsAlert = false
        var presses = 0
    }

    private struct Nested: View {
        @Bindable var model: Presented
        var body: some View {
            Button("Outer") { model.presses += 1 }
                .sheet(isPresented: $model.showsSheet) {
                    Text("Sheet").frame(width: 200, height: 100).alert("Alert", isPresented: $model.showsAlert) { Button("Fine") {} }
                }
        }
    }

    @Test("An alert above a sheet returns the focus to the sheet and not to the views behind it")
    func focusStaysInTheSheet() throws {
        let model = Presented()
        let host = ViewHost(Nested(model: model), profile: .macOS)
        host.press(.tab)
        host.press(.space)
        #expect(model.presses == 1)
        model.showsSheet = true
        host.advance(by: 1)
        model.showsAlert = true
        host.advance(by: 1)
        model.showsAlert = false
        host.advance(by: 1)
        host.press(.space)
        #expect(model.presses == 1)
        model.showsSheet = false
        host.advance(by: 1)
        host.press(.space)
        #expect(model.presses == 2)
    }
}

/// On macOS the first text field of a sheet or alert has the focus when it opens.
@MainActor struct FirstFieldTests {
    @Observable final class Model {
        var isShown = false
        var first = ""
        var second = ""
    }

    private enum Kind: CaseIterable { case sheet, alert }

    private struct Screen: View {
        let kind: Kind
        @Bindable var model: Model

        var body: some View {
            switch kind {
            case .sheet:
                Text("Page").sheet(isPresented: $model.isShown) {
                    VStack {
                        Button("Other") {}
                        TextField("Disabled", text: $model.second).disabled(true)
                        TextField("First", text: $model.first)
                        TextField("Second", text: $model.second)
                    }
                }
            case .alert:
                Text("Page").alert("Name", isPresented: $model.isShown) {
                    TextField("First", text: $model.first)
                    TextField("Second", text: $model.second)
                    Button("OK") {}
                }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    private func typing(kind: Kind) {
        let model = Model()
        let host = ViewHost(Screen(kind: kind, model: model), size: CGSize(width: 500, height: 500), profile: .macOS)
        model.isShown = true
        host.advance(by: 1)
        host.type("a")
        #expect(model.first == "a" && model.second.isEmpty)
    }

    @Test func notOnIOS() {
        let model = Model()
        let host = ViewHost(Screen(kind: .sheet, model: model), profile: .iOS)
        model.isShown = true
        host.advance(by: 1)
        host.type("a")
        #expect(model.first.isEmpty)
    }
}
