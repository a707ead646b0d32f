import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Questions that views ask before their window, sheet or cover is dismissed.
@MainActor struct DismissalConfirmationTests {
    @Observable final class Model {
        var isPresented = false
        var isDirty = true
        var log: [String] = []
    }

    struct Editor: View {
        var model: Model
        var destructive = true
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Button("Leave") { dismiss() }
                Button("Force") { withTransaction(\.dismissBehavior, .destructive) { dismiss() } }
            }
            .dismissalConfirmationDialog("Save this draft?", shouldPresent: model.isDirty) {
                Button("Save") { model.log.append("saved") }
                if destructive { Button("Discard", role: .destructive) { model.log.append("discarded") } }
            } message: {
                Text("It has not been sent.")
            }
        }
    }

    struct Screen: View {
        @Bindable var model: Model
        var isCover = false
        var destructive = true

        var body: some View {
            if isCover {
                Text("Root").fullScreenCover(isPresented: $model.isPresented) { Editor(model: model, destructive: destructive) }
            } else {
                Text("Root").sheet(isPresented: $model.isPresented) { Editor(model: model, destructive: destructive) }
            }
        }
    }

    private func opened(_ model: Model, isCover: Bool = false, profile: ViewHost.Profile = .macOS, destructive: Bool = true) throws -> ViewHost {
        let host = ViewHost(Screen(model: model, isCover: isCover, destructive: destructive), size: CGSize(width: 500, height: 600), profile: profile)
        model.isPresented = true
        host.advance(by: 1)
        try host.tap(.text("Leave"))
        host.advance(by: 1)
        return host
    }

    @Test(
        "The cancel button, which is added, keeps the sheet; any other button lets it go after its action", arguments: [false, true],
        [
            ViewHost.Profile.macOS, .iOS,
        ])
    func sheets(isCover: Bool, profile: ViewHost.Profile) throws {
        let model = Model()
        let host = try opened(model, isCover: isCover, profile: profile)
        #expect(model.isPresented)
        #expect(host.contains(.text("Save this draft?")) && host.contains(.text("It has not been sent.")))
        try host.tap(.text("Cancel"))
        host.advance(by: 1)
        #expect(model.isPresented && model.log.isEmpty)
        #expect(!host.contains(.text("Save this draft?")))
        try host.tap(.text("Leave"))
        host.advance(by: 1)
        try host.tap(.text("Save"))
        host.advance(by: 1)
        #expect(!model.isPresented && model.log == ["saved"])
        #expect(!host.contains(.text("Leave")))
    }

    @Test("Nothing is asked while there is nothing to ask, and of a binding that the program sets")
    func unasked() throws {
        let model = Model()
        model.isDirty = false
        _ = try opened(model)
        #expect(!model.isPresented)
        model.isDirty = true
        let host = try opened(model)
        try host.tap(.text("Cancel"))
        model.isPresented = false
        host.advance(by: 1)
        #expect(!host.contains(.text("Leave")) && !host.contains(.text("Cancel")))
    }

    @Test("A destructive dismissal is not asked about", arguments: [false, true])
    func destructive(isCover: Bool) throws {
        let model = Model()
        let host = try opened(model, isCover: isCover)
        try host.tap(.text("Cancel"))
        host.advance(by: 1)
        try host.tap(.text("Force"))
        host.advance(by: 1)
        #expect(!model.isPresented && model.log.isEmpty && !host.contains(.text("Save this draft?")))
    }

    @Test("Escape closes a sheet on macOS, and is asked about; the question itself is cancelled by it")
    func escape() throws {
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 500, height: 600), profile: .macOS)
        model.isPresented = true
        host.advance(by: 1)
        host.press(.escape)
        host.advance(by: 1)
        #expect(model.isPresented && host.contains(.text("Save this draft?")))
        host.press(.escape)
        host.advance(by: 1)
        #expect(model.isPresented && !host.contains(.text("Save this draft?")))
    }

    @Test("On iOS a Close button takes the place of a destructive one")
    func closeButton() throws {
        let with = try opened(Model(), profile: .iOS)
        #expect(!with.contains(.text("Close")))
        let model = Model()
        let without = try opened(model, profile: .iOS, destructive: false)
        try without.tap(.text("Close"))
        without.advance(by: 1)
        #expect(!model.isPresented && model.log.isEmpty)
        #expect(try !opened(Model(), profile: .macOS, destructive: false).contains(.text("Close")))
    }

    @Test("A window asks the questions of all its views one after the other, and closes after the last one")
    func windows() throws {
        struct Document: View {
            var name: String
            @Binding var log: [String]
            var body: some View {
                Text(name).dismissalConfirmationDialog(Text("Save \(name)?"), shouldPresent: true) {
                    Button("Save") { log.append(name) }
                    Button("Stay", role: .cancel) {}
                }
            }
        }
        struct Desk: View {
            @State private var log: [String] = []
            var body: some View {
                VStack {
                    Document(name: "A", log: $log)
                    Document(name: "B", log: $log)
                    Text("Log \(log.joined())")
                }
            }
        }
        var answers: [Bool] = []
        let handle = WindowHandle(
            close: {}, closeByUser: {}, setInteractions: { _ in }, setTitle: { _ in }, move: {}, minimize: {}, zoom: {})
        let host = ViewHost(WindowRoot(content: Desk(), menuBar: nil).environment(\.windowHandle, handle), profile: .macOS)
        func ask() {
            handle.dismissalQuestions.ask { answers.append($0) }
            host.tree.update()
            host.advance(by: 1)
        }
        func press(_ title: String) throws {
            try host.tap(.text(title))
            host.advance(by: 1)
        }
        ask()
        #expect(host.contains(.text("Save A?")) && !host.contains(.text("Save B?")) && answers.isEmpty)
        try press("Save")
        #expect(host.contains(.text("Save B?")) && answers.isEmpty)
        try press("Stay")
        #expect(answers == [false] && host.contains(.text("Log A")))
        ask()
        try press("Save")
        try press("Save")
        #expect(answers == [false, true] && host.contains(.text("Log AAB")))
        withTransaction(\.dismissBehavior, .destructive) { ask() }
        #expect(answers == [false, true, true] && !host.contains(.text("Save A?")))
    }
}
