import Testing
@testable import AttributeGraph

@Suite struct Evaluation {
    let graph = Graph()
    let scope: GraphScope
    init() { scope = graph.makeScope() }

    @Test func `An input gives back what it was given`() {
        let input = graph.input("a", in: scope)
        #expect(graph.value(of: input) == "a")
        graph.set(input, to: "b")
        #expect(graph.value(of: input) == "b")
    }

    @Test func `A rule is evaluated when it is first asked for and again only after a change`() {
        let counter = Counter()
        let input = graph.input(1, in: scope)
        let double = graph.rule(
            Computed {
                counter.count += 1; return $0.value(of: input) * 2
            }, in: scope)
        #expect(counter.count == 0)
        #expect(graph.value(of: double) == 2)
        #expect(graph.value(of: double) == 2)
        #expect(counter.count == 1)
        graph.set(input, to: 5)
        #expect(counter.count == 1)
        #expect(graph.isOutOfDate(double.id))
        #expect(graph.value(of: double) == 10)
        #expect(counter.count == 2)
    }

    @Test func `Readers of a rule that comes out equal are not evaluated`() {
        let counter = Counter()
        let input = graph.input(1, in: scope)
        let isPositive = graph.rule(Computed { $0.value(of: input) > 0 }, in: scope)
        let further = graph.rule(Computed { $0.value(of: isPositive) }, in: scope)
        let text = graph.rule(
            Computed {
                counter.count += 1; return $0.value(of: further) ? "yes" : "no"
            }, in: scope)
        #expect(graph.value(of: text) == "yes")
        graph.set(input, to: 2)
        #expect(graph.isOutOfDate(text.id))
        #expect(graph.value(of: text) == "yes")
        #expect(counter.count == 1)
        #expect(!graph.isOutOfDate(text.id))
        graph.set(input, to: -2)
        #expect(graph.value(of: text) == "no")
        #expect(counter.count == 2)
    }

    @Test func `Setting an equal value marks nothing`() {
        let input = graph.input([1, 2], in: scope)
        let sum = graph.rule(Computed { $0.value(of: input).reduce(0, +) }, in: scope)
        _ = graph.value(of: sum)
        graph.set(input, to: [1, 2])
        #expect(!graph.isOutOfDate(sum.id))
        graph.set(input, to: [1, 3])
        #expect(graph.isOutOfDate(sum.id))
    }

    struct Padded: Equatable { var small: UInt8; var large: Int }
    final class Plain {}
    struct WithoutEquality { var object: Plain }
    struct PlainData { var a: Int; var b: Int }

    @Test func `Equality is bitwise for plain data, the type's own where it has one, and otherwise always denied`() {
        func changes<Value>(_ old: Value, _ new: Value) -> Bool {
            let input = graph.input(old, in: scope)
            let reader = graph.rule(
                Computed {
                    _ = $0.value(of: input); return 0
                }, in: scope)
            _ = graph.value(of: reader)
            graph.set(input, to: new)
            return graph.isOutOfDate(reader.id)
        }
        #expect(!changes(Padded(small: 1, large: 2), Padded(small: 1, large: 2)))
        #expect(changes(Padded(small: 1, large: 2), Padded(small: 2, large: 2)))
        #expect(!changes(Double.nan, Double.nan))
        #expect(!changes("a" + "b", "ab"))
        #expect(changes("a", "b"))
        let object = WithoutEquality(object: Plain())
        #expect(changes(object, object))
        #expect(!changes(PlainData(a: 1, b: 2), PlainData(a: 1, b: 2)))
        #expect(changes(PlainData(a: 1, b: 2), PlainData(a: 1, b: 3)))
        #expect(!changes((), ()))
        #expect(!changes(SIMD4<Float>(1, 2, 3, 4), SIMD4<Float>(1, 2, 3, 4)))
    }

    @Test func `A diamond is evaluated once a change, from consistent values`() {
        let counter = Counter()
        let input = graph.input(1, in: scope)
        let left = graph.rule(Computed { $0.value(of: input) + 1 }, in: scope)
        let right = graph.rule(Computed { $0.value(of: input) * 10 }, in: scope)
        let sum = graph.rule(
            Computed {
                counter.count += 1; return $0.value(of: left) + $0.value(of: right)
            }, in: scope)
        #expect(graph.value(of: sum) == 12)
        for value in 2...5 {
            graph.set(input, to: value)
            #expect(graph.value(of: sum) == value + 1 + value * 10)
            #expect(counter.count == value)
        }
    }

    @Test func `What is no longer read no longer matters`() {
        let counter = Counter()
        let usesFirst = graph.input(true, in: scope)
        let first = graph.input("first", in: scope)
        let second = graph.input("second", in: scope)
        let chosen = graph.rule(
            Computed {
                counter.count += 1
                return $0.value(of: usesFirst) ? $0.value(of: first) : $0.value(of: second)
            }, in: scope)
        #expect(graph.value(of: chosen) == "first")
        graph.set(second, to: "other")
        #expect(!graph.isOutOfDate(chosen.id))
        graph.set(usesFirst, to: false)
        #expect(graph.value(of: chosen) == "other")
        graph.set(first, to: "changed")
        #expect(!graph.isOutOfDate(chosen.id))
        graph.set(second, to: "again")
        #expect(graph.value(of: chosen) == "again")
        #expect(counter.count == 3)
        #expect(graph.edgeCount == 2)
    }

    @Test func `What may no longer be asked for is not evaluated on the way`() {
        let elements = graph.input([1, 2, 3], in: scope)
        let count = graph.rule(Computed { $0.value(of: elements).count }, in: scope)
        // Evaluated with two elements left, this would stop the program.
        let third = graph.rule(Computed { $0.value(of: elements)[2] }, in: scope)
        let result = graph.rule(Computed { $0.value(of: count) > 2 ? $0.value(of: third) : -1 }, in: scope)
        #expect(graph.value(of: result) == 3)
        graph.set(elements, to: [1, 2])
        #expect(graph.value(of: result) == -1)
    }

    @Test func `The same attribute read many times is one input`() {
        let input = graph.input(2, in: scope)
        let other = graph.input(3, in: scope)
        let rule = graph.rule(
            Computed { graph in
                (0..<50).reduce(0) { sum, _ in sum + graph.value(of: input) * graph.value(of: other) }
            }, in: scope)
        for value in 0..<4 {
            graph.set(input, to: value)
            #expect(graph.value(of: rule) == 150 * value)
            #expect(graph.edgeCount == 2)
        }
    }

    @Test func `Peeked and untracked reads are up to date but not recorded`() {
        let input = graph.input(1, in: scope)
        let double = graph.rule(Computed { $0.value(of: input) * 2 }, in: scope)
        let tracked = graph.input(0, in: scope)
        let reader = graph.rule(
            Computed { graph in
                graph.peek(double) + graph.untracked { graph.value(of: double) } + graph.value(of: tracked)
            }, in: scope)
        #expect(graph.value(of: reader) == 4)
        graph.set(input, to: 2)
        #expect(!graph.isOutOfDate(reader.id))
        graph.set(tracked, to: 1)
        #expect(graph.value(of: reader) == 9)
    }

    struct RunningSum: StatefulRule {
        let input: Attribute<Int>
        var evaluations = 0
        mutating func evaluate(in graph: Graph, current: Int?) -> Int? {
            evaluations += 1
            let added = graph.value(of: input)
            if added == 0 { return nil }
            return (current ?? 0) + added + evaluations * 1000
        }
    }

    @Test func `A stateful rule sees its value, keeps its state and may leave the value unchanged`() {
        let counter = Counter()
        let input = graph.input(1, in: scope)
        let sum = graph.statefulRule(RunningSum(input: input), in: scope)
        let reader = graph.rule(
            Computed {
                counter.count += 1; return $0.value(of: sum)
            }, in: scope)
        #expect(graph.value(of: reader) == 1001)
        graph.set(input, to: 0)
        #expect(graph.value(of: reader) == 1001)
        #expect(counter.count == 1)
        graph.set(input, to: 5)
        #expect(graph.value(of: reader) == 1001 + 5 + 3000)
    }

    @Test func `Invalidating evaluates again, and goes on only when the value differs`() {
        let counter = Counter()
        let readerCounter = Counter()
        var outside = 1
        let rule = graph.rule(
            Computed { _ in
                counter.count += 1; return outside
            }, in: scope)
        let reader = graph.rule(
            Computed {
                readerCounter.count += 1; return $0.value(of: rule)
            }, in: scope)
        #expect(graph.value(of: reader) == 1)
        graph.invalidate(rule.id)
        #expect(graph.value(of: reader) == 1)
        #expect((counter.count, readerCounter.count) == (2, 1))
        outside = 2
        graph.invalidate(rule.id)
        #expect(graph.value(of: reader) == 2)
        #expect((counter.count, readerCounter.count) == (3, 2))
    }

    @Test func `Invalidating an input counts as a change of it`() {
        let counter = Counter()
        let input = graph.input(1, in: scope)
        let reader = graph.rule(
            Computed {
                counter.count += 1; return $0.value(of: input)
            }, in: scope)
        _ = graph.value(of: reader)
        graph.invalidate(input.id)
        _ = graph.value(of: reader)
        #expect(counter.count == 2)
    }

    @Test func `Whether an attribute is being evaluated is known`() {
        var seen: [AttributeID?] = []
        let inner = graph.rule(
            Computed {
                seen.append($0.currentlyEvaluating); return 1
            }, in: scope)
        let outer = graph.rule(
            Computed { graph in
                let value = graph.untracked {
                    seen.append(graph.currentlyEvaluating); return graph.value(of: inner)
                }
                seen.append(graph.currentlyEvaluating)
                return value
            }, in: scope)
        #expect(!graph.isEvaluating)
        graph.update(outer.id)
        #expect(seen == [outer.id, inner.id, outer.id])
        #expect(!graph.isEvaluating)
        #expect(graph.currentlyEvaluating == nil)
    }

    @Test func `A set during an evaluation is seen by the next one`() {
        let input = graph.input(1, in: scope)
        let rule = graph.rule(
            Computed { graph in
                let value = graph.value(of: input)
                if value < 3 { graph.set(input, to: value + 1) }
                return value
            }, in: scope)
        #expect(graph.value(of: rule) == 1)
        #expect(graph.isOutOfDate(rule.id))
        #expect(graph.value(of: rule) == 2)
        #expect(graph.value(of: rule) == 3)
        #expect(!graph.isOutOfDate(rule.id))
    }
}
