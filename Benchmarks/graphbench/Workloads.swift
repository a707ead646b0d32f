import AttributeGraph

struct Successor: Rule {
    let previous: Attribute<Int>
    func evaluate(in graph: Graph) -> Int { graph.value(of: previous) &+ 1 }
}

struct Sum: Rule {
    let inputs: [Attribute<Int>]
    func evaluate(in graph: Graph) -> Int {
        var sum = 0
        for input in inputs { sum &+= graph.value(of: input) }
        return sum
    }
}

/// The hot case of a view layer: reads one or two attributes, is told of changes, works when the host comes to it.
final class BenchSink: GraphSink {
    let first: Attribute<Int>
    let second: Attribute<Int>
    var sum = 0
    var id = AttributeID.none
    let host: SinkHost

    init(first: Attribute<Int>, second: Attribute<Int>, host: SinkHost) {
        self.first = first
        self.second = second
        self.host = host
    }

    override func evaluate(in graph: Graph) { sum &+= graph.value(of: first) &+ graph.value(of: second) }
    override func invalidated() { host.waiting.append(id) }
}

final class SinkHost {
    var waiting: [AttributeID] = []
}

/// An input and `length` rules, each of which reads the one before it.
final class Chain {
    let graph = Graph()
    let scope: GraphScope
    var input: Attribute<Int>
    var last: Attribute<Int>

    init() {
        scope = graph.makeScope()
        input = graph.input(0, in: scope)
        last = input
    }

    func grow(by length: Int) {
        for _ in 0..<length { last = graph.rule(Successor(previous: last), in: scope) }
    }

    func pull() { _ = graph.value(of: last) }
}

/// One rule that reads many inputs.
final class FanIn {
    let graph = Graph()
    let scope: GraphScope
    let inputs: [Attribute<Int>]
    let sum: Attribute<Int>
    var turn = 0

    init(width: Int) {
        let graph = graph
        let scope = graph.makeScope()
        self.scope = scope
        let inputs = (0..<width).map { graph.input($0, in: scope) }
        self.inputs = inputs
        sum = graph.rule(Sum(inputs: inputs), in: scope)
        pull()
    }

    func pull() { _ = graph.value(of: sum) }

    func changeOne() {
        turn += 1
        graph.set(inputs[(turn * 7919) % inputs.count], to: -turn)
        pull()
    }

    func changeAll() {
        turn += 1
        for input in inputs { graph.set(input, to: -turn) }
        pull()
    }
}

/// Sinks that read a shared input and one of their own each.
final class Sinks {
    let graph = Graph()
    let scope: GraphScope
    let host = SinkHost()
    let shared: Attribute<Int>
    let own: [Attribute<Int>]
    let sinks: [BenchSink]
    var turn = 0

    init(count: Int) {
        let graph = graph
        let host = host
        let scope = graph.makeScope()
        self.scope = scope
        let shared = graph.input(0, in: scope)
        let own = (0..<count).map { graph.input($0, in: scope) }
        self.shared = shared
        self.own = own
        sinks = own.map { BenchSink(first: shared, second: $0, host: host) }
    }

    func add() {
        for sink in sinks { sink.id = graph.sink(sink, in: scope) }
    }

    func evaluateAll() {
        for sink in sinks { graph.update(sink.id) }
    }

    func changeShared() {
        turn += 1
        graph.set(shared, to: turn)
        let waiting = host.waiting
        host.waiting.removeAll(keepingCapacity: true)
        for id in waiting { graph.update(id) }
    }

    func changeOwn() {
        turn += 1
        for input in own { graph.set(input, to: turn) }
        let waiting = host.waiting
        host.waiting.removeAll(keepingCapacity: true)
        for id in waiting { graph.update(id) }
    }
}
