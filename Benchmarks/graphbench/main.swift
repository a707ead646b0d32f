import AttributeGraph

// JSON lines ("bytes" in a metric means bytes instead of nanoseconds); an argument restricts the run to workloads that contain it.
let reporter = Reporter(filter: CommandLine.arguments.dropFirst().first)

/// Kept while memory is measured, or what one gives back the next would use uncounted.
var measuredGraphs: [Graph] = []

/// Bytes of graph memory per attribute, page by page; the attributes' own objects are made beforehand.
@MainActor func measureMemory(_ workload: String, count: Int, _ make: () -> Graph) {
    if let filter = reporter.filter, !workload.contains(filter) { return }
    let before = residentMemory()
    let graph = make()
    let bytes = residentMemory() - before
    measuredGraphs.append(graph)
    reporter.report(workload, "bytes per attribute", value: Double(bytes) / Double(count), iterations: count)
}

measureMemory("memory of inputs", count: 2_000_000) {
    let graph = Graph()
    let scope = graph.makeScope()
    for value in 0..<2_000_000 { _ = graph.input(value, in: scope) }
    return graph
}
measureMemory("memory of a chain", count: 2_000_000) {
    let graph = Graph()
    let scope = graph.makeScope()
    var last = graph.input(0, in: scope)
    for _ in 1..<2_000_000 {
        last = graph.rule(Successor(previous: last), in: scope)
        _ = graph.value(of: last)
    }
    return graph
}
do {
    let sinks = Sinks(count: 500_000)
    measureMemory("memory of sinks with two reads", count: 500_000) {
        sinks.add()
        sinks.evaluateAll()
        return sinks.graph
    }
}

measuredGraphs = []

for length in [1_000, 10_000, 100_000, 1_000_000] {
    let runs = max(5, 1_000_000 / length)
    let workload = "chain of \(length)"
    reporter.measure(workload, "create, per node", runs: runs, units: length, prepare: { Chain() }) { $0.grow(by: length) }
    reporter.measure(workload, "create and evaluate, per node", runs: runs, units: length, prepare: { Chain() }) {
        $0.grow(by: length)
        $0.pull()
    }
    reporter.measure(
        workload, "first evaluation, per node", runs: runs, units: length,
        prepare: {
            let chain = Chain()
            chain.grow(by: length)
            return chain
        }
    ) { $0.pull() }
    let chain = Chain()
    chain.grow(by: length)
    for value in 1...min(length, 100) { _ = value; chain.pull() }
    var turn = 0
    reporter.measure(workload, "update end to end, per node", runs: runs, units: length, prepare: { chain }) {
        turn += 1
        $0.graph.set($0.input, to: turn)
        $0.pull()
    }
    reporter.measure(
        workload, "free, per node", runs: runs, units: length,
        prepare: {
            let chain = Chain()
            chain.grow(by: length)
            chain.pull()
            return chain
        }
    ) { $0.graph.free($0.scope) }
}

for width in [1_000, 10_000, 100_000, 1_000_000] {
    let runs = max(5, 1_000_000 / width)
    let workload = "one node with \(width) inputs"
    let fan = FanIn(width: width)
    reporter.measure(workload, "change one, evaluate", runs: runs, units: 1, prepare: { fan }) { $0.changeOne() }
    reporter.measure(workload, "change all, evaluate, per input", runs: runs, units: width, prepare: { fan }) { $0.changeAll() }
}

for count in [1_000, 10_000, 100_000, 1_000_000] {
    let runs = max(5, 1_000_000 / count)
    let workload = "\(count) sinks"
    reporter.measure(workload, "create, per sink", runs: runs, units: count, prepare: { Sinks(count: count) }) { $0.add() }
    reporter.measure(
        workload, "first evaluation, per sink", runs: runs, units: count,
        prepare: {
            let sinks = Sinks(count: count)
            sinks.add()
            return sinks
        }
    ) { $0.evaluateAll() }
    let sinks = Sinks(count: count)
    sinks.add()
    sinks.evaluateAll()
    reporter.measure(workload, "change shared input, evaluate all, per sink", runs: runs, units: count, prepare: { sinks }) {
        $0.changeShared()
    }
    reporter.measure(workload, "change own inputs, evaluate all, per sink", runs: runs, units: count, prepare: { sinks }) {
        $0.changeOwn()
    }
}
