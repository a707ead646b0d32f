import CoreGraphics
@testable import SwiftUICore
import Testing

private enum FirstKey: EnvironmentKey { static let defaultValue = 1 }
private enum SecondKey: EnvironmentKey { static let defaultValue = 2 }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

private struct FirstReader: View {
    @Environment(\.first) var value
    let log: Log<Int>
    var body: some View {
        log.add("first \(value)")
        return Color.red
    }
}

private struct SecondReader: View {
    @Environment(\.second) var value
    let log: Log<Int>
    var body: some View {
        log.add("second \(value)")
        return Color.red
    }
}

private struct Neither: View {
    var body: some View { Color.red }
}

private struct Setting: View {
    @State var value = 10
    let log: Log<Int>
    var body: some View {
        log.binding = $value
        return VStack {
            FirstReader(log: log)
            SecondReader(log: log)
            Neither()
            FirstReader(log: log).environment(\.first, 99)
            VStack { FirstReader(log: log).transformEnvironment(\.first) { $0 += 1 } }
        }
        .environment(\.first, value)
    }
}

/// Values that travel from views to the views in them.
@MainActor @Suite struct EnvironmentTests {
    @Test("A change reaches exactly the views that read the value")
    func exactReaders() {
        let log = Log<Int>()
        let view = LaidOutView(Setting(log: log))
        #expect(log.entries == ["first 10", "second 2", "first 99", "first 11"])
        log.entries = []
        view.tree.inspection.bodyTrace!.reset()
        log.binding!.wrappedValue = 20
        view.tree.update()
        #expect(log.entries.sorted() == ["first 20", "first 21"])
        #expect(view.tree.inspection.bodyTrace!.evaluations(of: Neither.self) == 0)
    }

    @Test("A change of the root's values reaches the readers that are not shielded")
    func rootValues() {
        let log = Log<Int>()
        let view = LaidOutView(
            VStack {
                FirstReader(log: log)
                FirstReader(log: log).environment(\.first, 5)
                SecondReader(log: log)
            })
        log.entries = []
        var values = view.tree.environment
        values.first = 7
        view.tree.environment = values
        view.tree.update()
        #expect(log.entries == ["first 7"])
    }

    @Test("The whole environment can be read; the innermost value counts")
    func wholeEnvironment() {
        struct Whole: View {
            @Environment(\.self) var values
            let log: Log<Int>
            var body: some View {
                log.add("\(values.first) \(values.second)")
                return Color.red
            }
        }
        let log = Log<Int>()
        _ = LaidOutView(Whole(log: log).environment(\.first, 3).environment(\.first, 4))
        #expect(log.entries == ["3 2"])
    }

    @Test("A view that reads some of the whole environment is evaluated for changes of these values")
    func readsOfTheWholeEnvironment() {
        struct Whole: View {
            @Environment(\.self) var values
            let log: Log<Int>
            var body: some View {
                log.add("\(values.first)")
                return Nested(values: values, log: log)
            }
        }
        struct Nested: View {
            let values: EnvironmentValues
            let log: Log<Int>
            var body: some View {
                log.add("nested")
                return FirstReader(log: log).environment(\.self, values)
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Whole(log: log))
        #expect(log.entries == ["1", "nested", "first 1"])
        func change(_ change: (inout EnvironmentValues) -> Void) {
            log.entries = []
            change(&view.tree.environment)
            view.tree.update()
        }
        change { $0.second = 7 }
        #expect(log.entries == [])
        change { $0.first = 7 }
        #expect(log.entries == ["7", "nested", "first 7"])
        change { $0.first = 7 }
        #expect(log.entries == [])
        change { $0 = EnvironmentValues() }
        #expect(log.entries == ["1", "nested", "first 1"])
    }

    @Test("A layer gets the environment of the place where it is put")
    func layers() {
        let log = Log<Int>()
        _ = LaidOutView(
            Color.red.environment(\.first, 5).overlay(FirstReader(log: log)).environment(\.first, 6)
                .background(FirstReader(log: log)))
        #expect(log.entries.sorted() == ["first 1", "first 6"])
    }

    @Test("Views below a reader of geometry and an erased view hear of changes")
    func throughReaders() {
        struct Parent: View {
            @State var value = 10
            let log: Log<Int>
            var body: some View {
                log.binding = $value
                return GeometryReader { _ in AnyView(FirstReader(log: log)) }.environment(\.first, value)
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Parent(log: log))
        log.binding!.wrappedValue = 20
        view.tree.update()
        #expect(log.entries.first == "first 10" && log.entries.last == "first 20")
    }

    @Test("After readers have come and gone in any order, a change reaches each that is left once")
    func readersComeAndGo() {
        struct Host: View {
            @State var numbers = Array(0..<20)
            @State var first = 0
            let log: Log<[Int]>
            let values: Log<Int>
            let reads: Log<Int>
            var body: some View {
                log.binding = $numbers
                values.binding = $first
                return VStack {
                    ForEach(numbers, id: \.self) { number in
                        FirstReader(log: reads)
                        FirstReader(log: reads).transformEnvironment(\.first) { $0 += 100 + number }
                    }
                }
                .environment(\.first, first)
            }
        }
        let (log, values, reads) = (Log<[Int]>(), Log<Int>(), Log<Int>())
        let view = LaidOutView(Host(log: log, values: values, reads: reads))
        var generator = SeededGenerator(seed: 7)
        for step in 1...20 {
            let numbers = (0..<20).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
            log.binding!.wrappedValue = numbers
            view.tree.update()
            reads.entries = []
            values.binding!.wrappedValue = step
            view.tree.update()
            let expected = numbers.flatMap { ["first \(step)", "first \(step + 100 + $0)"] }
            #expect(reads.entries.sorted() == expected.sorted())
        }
    }

    @Test("Each key has the value that was set last, however many keys and changes there are")
    func manyKeys() {
        var generator = SeededGenerator(seed: 11)
        let keys = NumberedKeys.make(50)
        var values = EnvironmentValues()
        var expected = [Int](repeating: 0, count: keys.count)
        var earlier: (values: EnvironmentValues, expected: [Int])?
        for change in 1...300 {
            let index = Int.random(in: 0..<keys.count, using: &generator)
            keys[index].set(change, &values)
            expected[index] = change
            #expect(keys.map { $0.get(values) } == expected)
            if change == 100 { earlier = (values, expected) }
        }
        // Later changes have not changed the copy.
        #expect(keys.map { $0.get(earlier!.values) } == earlier!.expected)
        let setKeys = expected.count { $0 > 0 }
        #expect(values.description.components(separatedBy: " = ").count == setKeys + 1)
    }
}

/// Environment keys of as many types as are asked for.
private struct NumberedKeys {
    let set: (Int, inout EnvironmentValues) -> Void
    let get: (EnvironmentValues) -> Int

    private struct Key<Number>: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    private enum Zero {}
    private enum Next<Number> {}

    static func make(_ count: Int) -> [NumberedKeys] {
        func make<Number>(_: Number.Type, _ rest: Int) -> [NumberedKeys] {
            guard rest > 0 else { return [] }
            let key = NumberedKeys(set: { $1[Key<Number>.self] = $0 }, get: { $0[Key<Number>.self] })
            return [key] + make(Next<Number>.self, rest - 1)
        }
        return make(Zero.self, count)
    }
}
