import Combine
import CoreGraphics
import Observation
@testable import SwiftUICore
import Testing

private final class Published: ObservableObject, @unchecked Sendable {
    @Combine.Published var flag = false
    var plain = false
}

@Observable private final class Tracked: @unchecked Sendable {
    var flag = false
    @ObservationIgnored var ignored = false
}

private struct Child: View {
    let flag: Bool
    var body: some View { Color.red.opacity(flag ? 1 : 0.5) }
}

private enum Kind: CaseIterable { case flag, plain }

private struct ObservingParent: View {
    @ObservedObject var model: Published
    let kind: Kind
    var body: some View {
        VStack {
            Child(flag: kind == .flag ? model.flag : model.plain)
            Child(flag: false)
        }
        .onAppear { if kind == .flag { model.flag.toggle() } else { model.plain.toggle() } }
    }
}

private struct OwningParent: View {
    @StateObject var model = Published()
    let kind: Kind
    var body: some View {
        VStack {
            Child(flag: kind == .flag ? model.flag : model.plain)
            Child(flag: false)
        }
        .onAppear { if kind == .flag { model.flag.toggle() } else { model.plain.toggle() } }
    }
}

private struct TrackingParent: View {
    @State var model = Tracked()
    let kind: Kind
    var body: some View {
        VStack {
            Child(flag: kind == .flag ? model.flag : model.ignored)
            Child(flag: false)
        }
        .onAppear { if kind == .flag { model.flag.toggle() } else { model.ignored.toggle() } }
    }
}

/// How often bodies are computed when models change.
@MainActor @Suite struct ObservationTests {
    private func evaluations<Parent: View>(_ parent: Parent) -> [Int] {
        let trace = LaidOutView(parent).tree.inspection.bodyTrace!
        return [trace.evaluations(of: Parent.self), trace.evaluations(of: Child.self)]
    }

    @Test("observed.published, observed.plain")
    func observedObjects() {
        #expect(evaluations(ObservingParent(model: Published(), kind: .flag)) == [2, 3])
        #expect(evaluations(ObservingParent(model: Published(), kind: .plain)) == [1, 2])
    }

    @Test("stateobject.published, stateobject.plain")
    func stateObjects() {
        #expect(evaluations(OwningParent(kind: .flag)) == [2, 3])
        #expect(evaluations(OwningParent(kind: .plain)) == [1, 2])
    }

    @Test("observed.observable, observed.observable.ignored, stateobject.observable, stateobject.observable.ignored")
    func observables() {
        #expect(evaluations(TrackingParent(kind: .flag)) == [2, 3])
        #expect(evaluations(TrackingParent(kind: .plain)) == [1, 2])
    }

    @Test("equatable.non: a view that is not equatable is computed with each new input")
    func newInputs() {
        struct Leaf: View {
            let number: Int
            var body: some View { Color.red.opacity(Double(number)) }
        }
        struct Parent: View {
            @State var number = 0
            let log: Log<Int>
            var body: some View {
                log.binding = $number
                return VStack { Leaf(number: number) }
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Parent(log: log))
        for number in [2, 4] {
            log.binding!.wrappedValue = number
            view.tree.update()
        }
        #expect(view.tree.inspection.bodyTrace!.evaluations(of: Leaf.self) == 3)
    }

    @Test("An equatable view is computed only when it is unequal, whatever else differs")
    func equatableViews() {
        struct Leaf: View, @MainActor Equatable {
            let number: Int
            let noise: Int
            static func == (left: Leaf, right: Leaf) -> Bool { left.number == right.number }
            var body: some View { Color.red }
        }
        struct Parent: View {
            @State var number = 0
            let log: Log<Int>
            var body: some View {
                log.binding = $number
                return VStack { Leaf(number: number / 2, noise: number) }
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Parent(log: log))
        for number in 1...4 {
            log.binding!.wrappedValue = number
            view.tree.update()
        }
        #expect(view.tree.inspection.bodyTrace!.evaluations(of: Leaf.self) <= 3 + 2)
        #expect(view.tree.inspection.bodyTrace!.evaluations(of: Parent.self) == 5)
    }

    @Test("Several changes of a model between two updates are one change of the view")
    func changesTogether() {
        let model = Published()
        let view = LaidOutView(ObservingParent(model: model, kind: .flag))
        let before = view.tree.inspection.bodyTrace!.evaluations(of: ObservingParent.self)
        for _ in 0..<3 { model.flag.toggle() }
        view.tree.update()
        #expect(view.tree.inspection.bodyTrace!.evaluations(of: ObservingParent.self) == before + 1)
    }

    @Test("environment.optionalObservable: an object nobody has put into the environment is nil")
    func missingObject() {
        struct Reading: View {
            @Environment(Tracked.self) private var model: Tracked?
            let log: Log<Bool>
            var body: some View {
                log.add(model == nil ? "nil " : "object ")
                return Color.red
            }
        }
        let log = Log<Bool>()
        _ = LaidOutView(Reading(log: log))
        _ = LaidOutView(Reading(log: log).environment(Tracked()))
        #expect(log.text == "nil object ")
    }

    @Test("An observed object that is replaced is observed from then on, the old one no more")
    func replacedObject() {
        struct Parent: View {
            @State var second = false
            let models: [Published]
            let log: Log<Bool>
            var body: some View {
                log.binding = $second
                return VStack { ObservingParent(model: models[second ? 1 : 0], kind: .flag) }
            }
        }
        let log = Log<Bool>()
        let models = [Published(), Published()]
        let view = LaidOutView(Parent(models: models, log: log))
        log.binding!.wrappedValue = true
        view.tree.update()
        let trace = view.tree.inspection.bodyTrace!
        trace.reset()
        models[0].flag.toggle()
        view.tree.update()
        #expect(trace.total == 0)
        models[1].flag.toggle()
        view.tree.update()
        #expect(trace.evaluations(of: ObservingParent.self) == 1)
    }

    @Test("An owned object lives as long as its view and is made once")
    func ownedObjectLifetime() {
        final class Counted: ObservableObject, @unchecked Sendable {
            let log: Log<Bool>
            init(log: Log<Bool>) {
                self.log = log
                log.add("made ")
            }
            deinit { log.add("gone ") }
        }
        struct Owner: View {
            @StateObject var model: Counted
            init(log: Log<Bool>) { _model = StateObject(wrappedValue: Counted(log: log)) }
            var body: some View { Color.red.opacity(model.log.entries.isEmpty ? 0 : 1) }
        }
        struct Parent: View {
            @State var shows = true
            let log: Log<Bool>
            var body: some View {
                log.binding = $shows
                return VStack { if shows { Owner(log: log) } }
            }
        }
        let log = Log<Bool>()
        let view = LaidOutView(Parent(log: log))
        view.show(Parent(log: log))
        #expect(log.text == "made ")
        log.binding!.wrappedValue = false
        view.tree.update()
        #expect(log.text == "made gone ")
    }
}
