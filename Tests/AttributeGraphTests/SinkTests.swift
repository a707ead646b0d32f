import Testing
@testable import AttributeGraph

@Suite struct Sinks {
    let graph = Graph()
    let scope: GraphScope
    init() { scope = graph.makeScope() }

    @Test func `A sink is told once when it turns out of date, and works when it is updated`() {
        let input = graph.input(1, in: scope)
        var seen: [Int] = []
        let sink = TestSink { seen.append($0.value(of: input)) }
        let id = graph.sink(sink, in: scope)
        #expect((sink.evaluations, sink.invalidations) == (0, 0))
        graph.update(id)
        graph.update(id)
        #expect(seen == [1])
        graph.set(input, to: 2)
        graph.set(input, to: 3)
        graph.invalidate(id)
        #expect(sink.invalidations == 1)
        graph.update(id)
        #expect(seen == [1, 3])
        graph.invalidate(id)
        #expect(sink.invalidations == 2)
    }

    @Test func `A sink behind a rule that comes out equal is told, but does not work`() {
        let input = graph.input(1, in: scope)
        let parity = graph.rule(Computed { $0.value(of: input) % 2 }, in: scope)
        let sink = TestSink { _ = $0.value(of: parity) }
        let id = graph.sink(sink, in: scope)
        graph.update(id)
        graph.set(input, to: 3)
        #expect(sink.invalidations == 1)
        graph.update(id)
        #expect(sink.evaluations == 1)
        graph.set(input, to: 4)
        #expect(sink.invalidations == 2)
        graph.update(id)
        #expect(sink.evaluations == 2)
    }

    @Test func `Whoever reads a sink is evaluated after each of its evaluations`() {
        let input = graph.input(1, in: scope)
        let lower = TestSink("lower") { _ = $0.value(of: input) }
        let lowerID = graph.sink(lower, in: scope)
        let upper = TestSink("upper") { $0.read(lowerID) }
        let upperID = graph.sink(upper, in: scope)
        graph.update(upperID)
        #expect((lower.evaluations, upper.evaluations) == (1, 1))
        graph.set(input, to: 2)
        #expect((lower.invalidations, upper.invalidations) == (1, 1))
        graph.update(upperID)
        #expect((lower.evaluations, upper.evaluations) == (2, 2))
    }

    @Test func `A sink may set what others read, make and free attributes`() {
        let count = graph.input(2, in: scope)
        let graph = graph
        let scope = scope
        var children = graph.makeScope(parent: scope)
        var total = graph.input(0, in: scope)
        let parent = TestSink { graph in
            graph.free(children)
            children = graph.makeScope(parent: scope)
            total = graph.input(0, in: children)
            for index in 0..<graph.value(of: count) {
                let own = graph.input(index, in: children)
                graph.set(total, to: graph.peek(total) + graph.value(of: own))
            }
        }
        let id = graph.sink(parent, in: scope)
        for expected in [1, 6, 3] {
            graph.update(id)
            #expect(graph.peek(total) == expected)
            #expect(!graph.isOutOfDate(id))
            graph.set(count, to: expected == 1 ? 4 : 3)
        }
        #expect(parent.evaluations == 3)
    }

    @Test func `Reads tracked from outside add to those of the evaluation, and go with the next one`() {
        let own = graph.input(1, in: scope)
        let added = graph.input(1, in: scope)
        let sink = TestSink { _ = $0.value(of: own) }
        let id = graph.sink(sink, in: scope)
        graph.update(id)
        for _ in 0..<3 {
            let value = graph.trackReads(of: id) { graph.value(of: added) + graph.value(of: own) }
            #expect(value == graph.peek(added) + 1)
        }
        #expect(graph.edgeCount == 2)
        graph.set(added, to: 2)
        #expect(sink.invalidations == 1)
        graph.update(id)
        #expect(graph.edgeCount == 1)
        graph.set(added, to: 3)
        #expect(sink.invalidations == 1)
    }

    @Test func `Tracking one read leaves the others recorded`() {
        let inputs = (0..<3).map { graph.input($0, in: scope) }
        let sink = TestSink { _ = $0.value(of: inputs[0]) }
        let id = graph.sink(sink, in: scope)
        graph.update(id)
        for index in [2, 1, 0, 1, 2] { _ = graph.trackReads(of: id) { graph.value(of: inputs[index]) } }
        #expect(graph.edgeCount == 3)
    }

    @Test func `An evaluation on the sink's own schedule replaces its reads and cleans it`() {
        let first = graph.input(1, in: scope)
        let second = graph.input(2, in: scope)
        let sink = TestSink { _ in }
        let id = graph.sink(sink, in: scope)
        #expect(graph.evaluate(id) { graph.value(of: first) } == 1)
        #expect(!graph.isOutOfDate(id))
        graph.set(first, to: 5)
        #expect(sink.invalidations == 1)
        let (current, value) = graph.evaluate(id) { (graph.currentlyEvaluating, graph.value(of: second)) }
        #expect((current, value) == (id, 2))
        graph.set(first, to: 6)
        #expect(sink.invalidations == 1)
        graph.set(second, to: 6)
        #expect(sink.invalidations == 2)
        #expect(sink.evaluations == 0)
    }

    @Test func `Tracking may be nested in another evaluation without disturbing it`() {
        let first = graph.input(1, in: scope)
        let second = graph.input(2, in: scope)
        let third = graph.input(3, in: scope)
        let inner = TestSink { _ in }
        let innerID = graph.sink(inner, in: scope)
        graph.update(innerID)
        let outer = TestSink { graph in
            _ = graph.value(of: first)
            graph.trackReads(of: innerID) { _ = graph.value(of: second) }
            _ = graph.value(of: third)
        }
        let outerID = graph.sink(outer, in: scope)
        graph.update(outerID)
        graph.set(second, to: 9)
        #expect((inner.invalidations, outer.invalidations) == (1, 0))
        graph.set(third, to: 9)
        #expect((inner.invalidations, outer.invalidations) == (1, 1))
    }

    @Test func `Errors pass through tracking and leave it in order`() {
        struct Failure: Error {}
        let input = graph.input(1, in: scope)
        let sink = TestSink { _ in }
        let id = graph.sink(sink, in: scope)
        #expect(throws: Failure.self) {
            try graph.evaluate(id) {
                _ = graph.value(of: input)
                throw Failure()
            }
        }
        #expect(!graph.isEvaluating)
        graph.set(input, to: 2)
        #expect(sink.invalidations == 1)
    }
}
