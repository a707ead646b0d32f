import Testing
@testable import AttributeGraph

@Suite struct Lifetime {
    let graph = Graph()
    let scope: GraphScope
    init() { scope = graph.makeScope() }

    final class Tracked {
        let counter: Counter
        init(_ counter: Counter) {
            self.counter = counter
            counter.count += 1
        }
        deinit { counter.count -= 1 }
    }

    struct KeepingRule: Rule {
        let kept: Tracked
        func evaluate(in graph: Graph) -> Tracked { Tracked(kept.counter) }
    }

    @Test func `A scope frees its attributes and those of the scopes below it, and no others`() {
        let outer = graph.makeScope(parent: scope)
        let inner = graph.makeScope(parent: outer)
        let sibling = graph.makeScope(parent: scope)
        let kept = graph.input(1, in: scope)
        let keptToo = graph.input(2, in: sibling)
        let first = graph.input(3, in: outer)
        let second = graph.rule(Successor(previous: first), in: inner)
        _ = graph.value(of: second)
        #expect(graph.attributeCount == 4)
        graph.free(outer)
        #expect(graph.attributeCount == 2)
        #expect(graph.edgeCount == 0)
        #expect(graph.isLive(kept.id) && graph.isLive(keptToo.id))
        #expect(!graph.isLive(first.id) && !graph.isLive(second.id))
        #expect(!graph.isLive(outer) && !graph.isLive(inner) && graph.isLive(sibling))
        graph.free(outer)
        graph.free(sibling)
        graph.free(scope)
        #expect(graph.attributeCount == 0)
    }

    @Test func `Values and rules end with their attribute, and all with the graph`() {
        let counter = Counter()
        do {
            let graph = Graph()
            let scope = graph.makeScope()
            let input = graph.input(Tracked(counter), in: scope)
            let rule = graph.rule(KeepingRule(kept: Tracked(counter)), in: scope)
            let unevaluated = graph.rule(KeepingRule(kept: Tracked(counter)), in: scope)
            _ = graph.value(of: rule)
            #expect(counter.count == 4)
            graph.free(rule.id)
            #expect(counter.count == 2)
            graph.free(unevaluated.id)
            #expect(counter.count == 1)
            graph.set(input, to: Tracked(counter))
            #expect(counter.count == 1)
        }
        #expect(counter.count == 0)
    }

    @Test func `A freed attribute's name is stale even when its slot is used again`() {
        let first = graph.input(1, in: scope)
        graph.free(first.id)
        let second = graph.input(2, in: scope)
        #expect(first.id.index == second.id.index)
        #expect(!graph.isLive(first.id))
        graph.set(first, to: 7)
        graph.invalidate(first.id)
        graph.free(first.id)
        graph.update(first.id)
        graph.read(first.id)
        #expect(graph.value(of: second) == 2)
        #expect(!graph.isLive(AttributeID.none))
        graph.free(AttributeID.none)
        #expect(graph.name(of: first.id) == "freed attribute")
    }

    @Test func `Reading a freed attribute stops with a message that names it`() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            let scope = graph.makeScope()
            let input = graph.input(1, in: scope)
            graph.free(input.id)
            _ = graph.value(of: input)
        }
    }

    @Test func `Freeing an attribute marks its readers`() {
        let input = graph.input(1, in: scope)
        let graph = graph
        let reader = graph.rule(Computed { graph.isLive(input.id) ? $0.value(of: input) : -1 }, in: scope)
        let further = graph.rule(Successor(previous: reader), in: scope)
        #expect(graph.value(of: further) == 2)
        graph.free(input.id)
        #expect(graph.isOutOfDate(further.id))
        #expect(graph.value(of: further) == 0)
        #expect(graph.edgeCount == 1)
    }

    @Test func `A single attribute can be freed from any place in its scope`() {
        for position in 0..<3 {
            let inner = graph.makeScope(parent: scope)
            let inputs = (0..<3).map { graph.input($0, in: inner) }
            graph.free(inputs[position].id)
            #expect(graph.attributeCount == 2)
            for (index, input) in inputs.enumerated() { #expect(graph.isLive(input.id) == (index != position)) }
            graph.free(inner)
            #expect(graph.attributeCount == 0)
        }
    }

    @Test func `What a value's end does to the graph does no harm`() {
        final class Freeing {
            var end: () -> Void
            init(end: @escaping () -> Void) { self.end = end }
            deinit { end() }
        }
        let graph = graph
        let doomed = graph.makeScope(parent: scope)
        let other = graph.makeScope(parent: scope)
        let survivor = graph.input(0, in: scope)
        let reader = graph.rule(Successor(previous: survivor), in: scope)
        _ = graph.value(of: reader)
        let otherInput = graph.input(1, in: other)
        for _ in 0..<3 {
            _ = graph.input(
                Freeing {
                    graph.free(doomed)
                    graph.free(other)
                    graph.set(survivor, to: graph.value(of: survivor) + 1)
                    _ = graph.input(5, in: graph.makeScope(parent: self.scope))
                }, in: doomed)
        }
        graph.free(doomed)
        #expect(!graph.isLive(otherInput.id))
        #expect(graph.value(of: reader) == 4)
        #expect(graph.attributeCount == 5)
    }

    @Test func `An attribute may free itself and its scope while it is evaluated`() {
        let counter = Counter()
        let inner = graph.makeScope(parent: scope)
        let input = graph.input(1, in: inner)
        let outside = graph.input(2, in: scope)
        let sink = TestSink { graph in
            _ = graph.value(of: input)
            graph.free(inner)
            let replacement = graph.input(Tracked(counter), in: scope)
            _ = graph.value(of: outside)
            _ = graph.value(of: replacement)
        }
        let id = graph.sink(sink, in: inner)
        graph.update(id)
        #expect(sink.evaluations == 1)
        #expect(!graph.isLive(id))
        #expect(graph.edgeCount == 0)
        graph.set(outside, to: 3)
        #expect(sink.invalidations == 0)
        #expect(graph.attributeCount == 2)
    }

    @Test func `A sink freed by what it updates records no more reads`() {
        let inner = graph.makeScope(parent: scope)
        let outside = graph.input(1, in: scope)
        let lower = TestSink { $0.free(inner) }
        let lowerID = graph.sink(lower, in: scope)
        let upper = TestSink { graph in
            graph.update(lowerID)
            _ = graph.value(of: outside)
        }
        graph.update(graph.sink(upper, in: inner))
        #expect(graph.edgeCount == 0)
        graph.set(outside, to: 2)
        #expect(upper.invalidations == 0)
    }

    @Test func `A sink may free the attribute that is being brought up to date through it`() {
        let inner = graph.makeScope(parent: scope)
        let trigger = graph.input(0, in: scope)
        var freesNow = false
        let lower = TestSink { graph in
            _ = graph.value(of: trigger)
            if freesNow { graph.free(inner) }
        }
        let lowerID = graph.sink(lower, in: scope)
        let upper = TestSink { $0.read(lowerID) }
        let upperID = graph.sink(upper, in: inner)
        graph.update(upperID)
        freesNow = true
        graph.set(trigger, to: 1)
        graph.update(upperID)
        #expect((lower.evaluations, upper.evaluations) == (2, 1))
        #expect(!graph.isLive(upperID))
        #expect(graph.attributeCount == 2)
    }

    @Test func `Slots, edges and payloads are used again`() {
        let input = graph.input(0, in: scope)
        func round() {
            let inner = graph.makeScope(parent: scope)
            var last = input
            for _ in 0..<100 { last = graph.rule(Successor(previous: last), in: inner) }
            #expect(graph.value(of: last) == 100)
            graph.free(inner)
        }
        round()
        let nodes = graph.storage.pointee.nodes.count
        let edges = graph.storage.pointee.edges.count
        let scopes = graph.storage.pointee.scopes.count
        let chunks = graph.storage.pointee.payloads.chunks.count
        for _ in 0..<20 { round() }
        #expect(graph.storage.pointee.nodes.count == nodes)
        #expect(graph.storage.pointee.edges.count == edges)
        #expect(graph.storage.pointee.scopes.count == scopes)
        #expect(graph.storage.pointee.payloads.chunks.count == chunks)
    }
}
