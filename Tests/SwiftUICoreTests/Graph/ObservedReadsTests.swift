import Observation
import Testing

@testable import SwiftUICore

@Observable private final class Model {
    var first = 0
    var second = 0
}

/// The registrations of bodies with the observable objects they read.
@MainActor @Suite struct ObservedReadsTests {
    private let tree = LaidOutView(Color.red).tree

    private func reads(_ log: Log<Int>) -> ObservedReads { ObservedReads(in: tree) { _ in log.add("changed ") } }

    @Test func aChangeIsReportedOnce() {
        let (model, log) = (Model(), Log<Int>())
        let reads = reads(log)
        reads.track { _ = model.first }
        model.second = 1
        #expect(log.entries.isEmpty)
        model.first = 1
        model.first = 2
        #expect(log.entries.count == 1)
        reads.track { _ = model.first }
        model.first = 3
        #expect(log.entries.count == 2)
    }

    @Test func onlyTheLatestRunCounts() {
        let (model, log) = (Model(), Log<Int>())
        let reads = reads(log)
        reads.track { _ = model.first }
        reads.track { _ = model.second }
        model.first = 1
        #expect(log.entries.isEmpty)
        model.second = 1
        #expect(log.entries.count == 1)
    }

    @Test func nothingIsReportedAfterTheEnd() {
        let (model, log) = (Model(), Log<Int>())
        let reads = reads(log)
        reads.track { _ = model.first }
        reads.endRegistration()
        model.first = 1
        #expect(log.entries.isEmpty)
    }

    // Registrations keep the reads alive.
    @Test(arguments: [true, false]) func registrationsDoNotAddUp(isEnded: Bool) {
        let model = Model()
        weak var left: ObservedReads?
        func run() {
            let reads = reads(Log())
            for _ in 0..<5 { reads.track { _ = model.first } }
            if isEnded { reads.endRegistration() }
            left = reads
        }
        run()
        #expect((left == nil) == isEnded)
        model.first = 1
        #expect(left == nil)
    }

    @Test("A body that does not read a property any more is not computed when the property changes")
    func propertiesOfEarlierBodies() {
        struct Reading: View {
            let model: Model
            let log: Log<Bool>
            @State private var readsFirst = true
            var body: some View {
                log.binding = $readsFirst
                return Color.red.opacity(Double(readsFirst ? model.first : model.second))
            }
        }
        let (model, log) = (Model(), Log<Bool>())
        let view = LaidOutView(Reading(model: model, log: log))
        func evaluations() -> Int {
            view.tree.update()
            return view.tree.inspection.bodyTrace!.evaluations(of: Reading.self)
        }
        let before = evaluations()
        model.first = 1
        #expect(evaluations() == before + 1)
        log.binding!.wrappedValue = false
        #expect(evaluations() == before + 2)
        model.first = 2
        #expect(evaluations() == before + 2)
        model.second = 1
        #expect(evaluations() == before + 3)
    }
}
