import Testing
@testable import AttributeGraph

@Suite struct Trace {
    @Test func `A trace tells what was evaluated how often, and which input was why`() {
        let graph = Graph()
        let scope = graph.makeScope()
        let width = graph.input(1, name: "width", in: scope)
        let height = graph.input(1, name: "height", in: scope)
        let area = graph.rule(Computed("area") { $0.value(of: width) * $0.value(of: height) }, in: scope)
        let isLarge = graph.rule(Computed("isLarge") { $0.value(of: area) > 10 }, in: scope)
        let sink = TestSink("label") { _ = $0.value(of: isLarge) }
        let label = graph.sink(sink, in: scope)
        let trace = UpdateTrace()
        graph.trace = trace

        graph.update(label)
        #expect(trace.evaluations.map(\.name) == ["label", "isLarge", "area"])
        #expect(trace.evaluations.allSatisfy { $0.causes == [.firstEvaluation] })

        graph.set(height, to: 2)
        graph.update(label)
        #expect(trace.count(of: area.id) == 2)
        #expect(trace.count(of: isLarge.id) == 2)
        #expect(trace.count(of: label) == 1)
        #expect(trace.causes(of: area.id) == [.changed(height.id, name: "height")])
        #expect(trace.causes(of: isLarge.id) == [.changed(area.id, name: "area")])

        graph.set(width, to: 3)
        graph.set(height, to: 4)
        graph.update(label)
        #expect(trace.causes(of: area.id) == [.changed(width.id, name: "width"), .changed(height.id, name: "height")])
        #expect(trace.count(of: label) == 2)

        graph.invalidate(label)
        graph.update(label)
        #expect(trace.causes(of: label) == [.invalidated])

        trace.removeAll()
        graph.trace = nil
        graph.set(width, to: 0)
        graph.update(label)
        #expect(trace.evaluations.isEmpty)
    }

    @Test func `A freed input is a cause`() {
        let graph = Graph()
        let scope = graph.makeScope()
        let input = graph.input(1, name: "gone", in: scope)
        let reader = graph.rule(Computed { graph.isLive(input.id) ? $0.value(of: input) : 0 }, in: scope)
        _ = graph.value(of: reader)
        let trace = UpdateTrace()
        graph.trace = trace
        graph.free(input.id)
        _ = graph.value(of: reader)
        #expect(trace.causes(of: reader.id) == [.freed("gone")])
    }

    @Test func `Attributes have names`() {
        let graph = Graph()
        let scope = graph.makeScope()
        let plain = graph.input(1, in: scope)
        #expect(graph.name(of: plain.id) == "input of Int")
        #expect(graph.name(of: graph.input(1, name: "a", in: scope).id) == "a")
        #expect(graph.name(of: graph.input(1, name: "b", in: scope).id) == "b")
        #expect(graph.name(of: graph.rule(Successor(previous: plain), in: scope).id) == "Successor")
        #expect(graph.name(of: graph.rule(Computed("sum") { _ in 0 }, in: scope).id) == "sum")
        let sink = GraphSink()
        #expect(graph.name(of: graph.sink(sink, in: scope)) == "GraphSink")
        withExtendedLifetime(sink) { graph.free(scope) }
    }
}
