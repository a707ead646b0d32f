@testable import AttributeGraph

/// A rule made of a closure.
struct Computed<Value>: Rule {
    var name = "computed"
    let compute: (Graph) -> Value

    init(_ name: String = "computed", _ compute: @escaping (Graph) -> Value) {
        self.name = name
        self.compute = compute
    }

    func evaluate(in graph: Graph) -> Value { compute(graph) }
}

/// Counts how often it is evaluated.
final class Counter {
    var count = 0
}

struct Successor: Rule {
    let previous: Attribute<Int>
    func evaluate(in graph: Graph) -> Int { graph.value(of: previous) + 1 }
}

final class TestSink: GraphSink {
    var evaluations = 0
    var invalidations = 0
    let title: String
    var body: (Graph) -> Void

    init(_ title: String = "sink", body: @escaping (Graph) -> Void) {
        self.title = title
        self.body = body
    }

    override func evaluate(in graph: Graph) {
        evaluations += 1
        body(graph)
    }

    override func invalidated() { invalidations += 1 }

    override var name: String { title }
}
