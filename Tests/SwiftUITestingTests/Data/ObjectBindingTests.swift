import SwiftUI
import SwiftUITesting
import Testing

/// Views with bindings to properties of observable objects follow the properties they read, and no others.
@MainActor struct ObjectBindingTests {
    private struct Person {
        var name = "Ada"
        var age = 36
    }

    @MainActor private final class Model: ObservableObject {
        @Published var isOn = false
        @Published var other = 0
        @Published var person = Person()
        @Published var words = ["a", "b"]
        func touch() {}
    }

    @MainActor @Observable fileprivate final class Tracked {
        var isOn = false
    }

    private struct Flag: View {
        @Binding var isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
    }

    private struct Name: View {
        @Binding var name: String
        var body: some View { Text(name) }
    }

    private struct Words: View {
        @Binding var words: [String]
        var body: some View {
            VStack { ForEach($words, id: \.self) { $word in Name(name: $word) } }
        }
    }

    private struct Observed: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Flag(isOn: $model.isOn)
                Name(name: $model.person.name)
                Words(words: $model.words)
                TextField("", text: $model.person.name).accessibilityIdentifier("field")
            }
            .sheet(isPresented: .constant(true)) { Flag(isOn: $model.isOn) }
        }
    }

    private struct Owned: View {
        @StateObject var model: Model
        var body: some View { Observed(model: model) }
    }

    @Test(arguments: [false, true])
    func viewsFollowTheirProperties(isOwned: Bool) throws {
        let model = Model()
        let view = isOwned ? AnyView(Owned(model: model)) : AnyView(Observed(model: model))
        let host = ViewHost(view, size: CGSize(width: 300, height: 500))
        #expect(host.findAll(.text("off")).count == 2)
        model.isOn = true
        host.advance(by: 1)
        #expect(host.findAll(.text("on")).count == 2 && !host.contains(.text("off")))
        model.person.name = "Grace"
        host.advance(by: 1)
        #expect(host.contains(.text("Grace")))
        #expect(try host.text(of: .identifier("field")) == "Grace")
        model.words = ["c"]
        host.advance(by: 1)
        #expect(host.contains(.text("c")) && !host.contains(.text("a")))
        host.resetEvaluations()
        model.other += 1
        host.advance(by: 1)
        #expect(host.evaluations(of: Flag.self) == 0 && host.evaluations(of: Name.self) == 0)
        model.person.age += 1
        host.advance(by: 1)
        #expect(host.evaluations(of: Name.self) == 0)
    }

    @Test func aRowIsEvaluatedForChangesOfItsElementOnly() {
        struct Rows: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack { ForEach(model.words.indices, id: \.self) { Name(name: $model.words[$0]) } }
            }
        }
        let model = Model()
        let host = ViewHost(Rows(model: model), size: CGSize(width: 300, height: 500))
        host.resetEvaluations()
        model.words[1] = "z"
        host.advance(by: 1)
        #expect(host.contains(.text("a")) && host.contains(.text("z")) && !host.contains(.text("b")))
        #expect(host.evaluations(of: Name.self) == 1)
    }

    /// The content of a view that captures nothing but the object, and so is the same function before and after a change.
    @Test func contentFollowsAnObjectThatItCaptures() {
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View {
                GeometryReader { _ in Text(model.person.name) }
                    .sheet(isPresented: .constant(true)) { Text("\(model.other)") }
            }
        }
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 300, height: 500))
        model.person.name = "Grace"
        model.other = 7
        host.advance(by: 1)
        #expect(host.contains(.text("Grace")) && host.contains(.text("7")))
    }

    /// A method of the object is the same function before and after a change; a closure in a body is another one after each evaluation.
    @Test func methodsOfTheObjectAreTheSameAfterAChange() {
        struct Call: View {
            var action: @MainActor () -> Void
            var body: some View { Button("Call", action: action) }
        }
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("\(model.other)")
                Call(action: model.touch)
                Call { model.touch() }
            }
        }
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 300, height: 500))
        host.resetEvaluations()
        model.other += 1
        host.advance(by: 1)
        #expect(host.contains(.text("1")))
        #expect(host.evaluations(of: Call.self) == 1)
    }

    /// Tabs come round to their contents through preferences, which must not make them differ.
    @Test func tabsMadeByAClosureThatCapturesTheObjectAreMadeOnce() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log
            var body: some View {
                TabView { ForEach(model.words, id: \.self) { tab($0) } }
            }
            func tab(_ word: String) -> some View {
                log.count += 1
                return Text(word).tabItem { Text(model.words.joined() + word) }
            }
        }
        @MainActor final class Log { var count = 0 }
        let (model, log) = (Model(), Log())
        let host = ViewHost(Screen(model: model, log: log), size: CGSize(width: 300, height: 500))
        host.advance(by: 1)
        #expect(log.count == 2)
        model.words[0] = "z"
        host.advance(by: 1)
        #expect(host.contains(.text("zbz")) && log.count == 4)
    }

    /// The presentation of what a model says begins and ends with it.
    @Test func presentationsFollowTheirProperties() throws {
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View { Text("behind").alert("Title", isPresented: $model.isOn) { Button("Yes") {} } }
        }
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 300, height: 500))
        model.isOn = true
        host.advance(by: 1)
        #expect(host.contains(.text("Yes")))
        try host.tap(.text("Yes"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Yes")) && !model.isOn)
    }

    /// Reads of `@Observable` objects are tracked: only the view that reads the property is evaluated.
    @Test func trackedObjectsUpdateTheReaders() {
        struct Screen: View {
            @Bindable var model: Tracked
            var body: some View { Flag(isOn: $model.isOn) }
        }
        let model = Tracked()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 300, height: 500))
        host.resetEvaluations()
        model.isOn = true
        host.advance(by: 1)
        #expect(host.contains(.text("on")) && host.evaluations(of: Screen.self) == 0 && host.evaluations(of: Flag.self) == 1)
    }
}
