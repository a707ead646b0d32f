import Testing
@testable import AttributeGraph

@Suite struct Cycles {
    let graph = Graph()
    let scope: GraphScope
    init() { scope = graph.makeScope() }

    final class Ring {
        var first: Attribute<Int>?
    }

    struct Link: Rule {
        let name: String
        let isClosed: Attribute<Bool>
        let next: () -> Attribute<Int>?
        static var cycleFallback: Int? { 100 }
        func evaluate(in graph: Graph) -> Int {
            guard graph.value(of: isClosed), let next = next() else { return 1 }
            return graph.value(of: next) + 1
        }
    }

    func makeRing(of names: [String], isClosed: Attribute<Bool>) -> [Attribute<Int>] {
        let ring = Ring()
        var links: [Attribute<Int>] = []
        for name in names {
            let previous = links.last
            links.append(graph.rule(Link(name: name, isClosed: isClosed) { previous ?? ring.first }, in: scope))
        }
        ring.first = links.last
        return links
    }

    @Test(arguments: [["self"], ["a", "b"], ["a", "b", "c", "d"]])
    func `A cycle is reported with the names on it, and the previous value used`(names: [String]) {
        var reports: [[String]] = []
        graph.onCycle = { reports.append($0) }
        let isClosed = graph.input(false, in: scope)
        let links = makeRing(of: names, isClosed: isClosed)
        for link in links { #expect(graph.value(of: link) == 1) }
        graph.set(isClosed, to: true)
        // The last one reads down to the first, which comes back to the last one's previous value.
        #expect(graph.value(of: links.last!) == 1 + names.count)
        #expect(reports == [names.reversed()])
        graph.set(isClosed, to: false)
        for link in links { #expect(graph.value(of: link) == 1) }
        #expect(reports.count == 1)
        #expect(!graph.isEvaluating)
        #expect(graph.storage.pointee.updateStack.count == 0)
    }

    @Test func `Without a previous value the rule's fallback is used`() {
        var reports = 0
        graph.onCycle = { _ in reports += 1 }
        let links = makeRing(of: ["a", "b"], isClosed: graph.input(true, in: scope))
        #expect(graph.value(of: links[1]) == 102)
        #expect(reports == 1)
    }

    @Test func `Without a previous value and a fallback the program stops`() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            let scope = graph.makeScope()
            let ring = Ring()
            let rule = graph.rule(Computed { $0.value(of: ring.first!) }, in: scope)
            ring.first = rule
            _ = graph.value(of: rule)
        }
    }

    @Test func `A cycle through attributes that perhaps are out of date ends as well`() {
        var reports: [[String]] = []
        graph.onCycle = { reports.append($0) }
        let source = graph.input(0, in: scope)
        let ring = Ring()
        let graph = graph
        let gate = graph.rule(Computed("gate") { $0.value(of: source) / 2 }, in: scope)
        let lower = graph.rule(
            Computed("lower") { reader in
                reader.value(of: gate) > 0 ? reader.value(of: ring.first!) + 1 : 0
            }, in: scope)
        let upper = graph.rule(Computed("upper") { $0.value(of: lower) + 1 }, in: scope)
        ring.first = upper
        #expect(graph.value(of: upper) == 1)
        for value in [2, 3, 4, 5] {
            graph.set(source, to: value)
            _ = graph.value(of: upper)
            #expect(!graph.isOutOfDate(upper.id))
        }
        #expect(reports.allSatisfy { $0 == ["upper", "lower"] })
        #expect(reports.count == 2)
        graph.set(source, to: 0)
        #expect(graph.value(of: upper) == 1)
    }

    @Test func `A sink that updates itself is a cycle, not a hang`() {
        var reports: [[String]] = []
        graph.onCycle = { reports.append($0) }
        var id = AttributeID.none
        let sink = TestSink("body") { graph in graph.read(id) }
        id = graph.sink(sink, in: scope)
        graph.update(id)
        #expect(reports == [["body"]])
        #expect(sink.evaluations == 1)
    }
}
