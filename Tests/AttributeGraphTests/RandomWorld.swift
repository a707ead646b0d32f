@testable import AttributeGraph

/// Reproducible random numbers.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A random graph beside a model that computes everything anew whenever it is asked.
final class RandomWorld {
    /// What an attribute is made of, for the graph and the model alike.
    struct Recipe {
        enum Role { case input, rule, statefulRule, sink }
        var role: Role
        var sources: [Int] = []
        var seed = 0
        /// Small ones make values come out equal often.
        var modulus = 1
        /// Leaves out and turns round reads, depending on what has been read.
        var isDynamic = false
    }

    final class Entry {
        let recipe: Recipe
        let scope: Int
        var id = AttributeID.none
        var sink: RandomSink?
        var isAlive = true
        /// The value of an input; of others the last one computed.
        var value = 0
        var hasValue = false
        /// Counts the changes of the value.
        var version = 0
        /// What the last evaluation read, with the versions it found.
        var reads: [(source: Int, version: Int)] = []
        /// May be evaluated although nothing it has read has changed.
        var isForced = true
        /// A sink that has been told that it is out of date, and not been updated since.
        var isTold = true
        /// What it had read was freed while it was evaluated, which does not count as a change.
        var hasLostReads = false

        init(recipe: Recipe, scope: Int) {
            self.recipe = recipe
            self.scope = scope
        }
    }

    struct ScopeEntry {
        var scope: GraphScope
        var parent: Int?
        var isAlive = true
    }

    var graph = Graph()
    var entries: [Entry] = []
    var scopes: [ScopeEntry] = []
    var random: SeededGenerator
    var failures: [String] = []
    var evaluating: [Int] = []
    /// The attribute whose evaluation frees and makes others, and what it does then.
    var structureChanges: [Int: (RandomWorld) -> Void] = [:]

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
        // A sink that updates itself while it is evaluated is no matter here.
        graph.onCycle = { _ in }
        scopes.append(ScopeEntry(scope: graph.makeScope()))
    }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

    // MARK: What both sides share

    /// A recipe's value when sources are read through `read`, which gives `nil` for those that have been freed.
    static func compute(_ recipe: Recipe, read: (Int) -> Int?) -> Int {
        var sum = recipe.seed
        var sources = recipe.sources[...]
        while let next = recipe.isDynamic && sum & 2 != 0 ? sources.popLast() : sources.popFirst() {
            if recipe.isDynamic && sum & 5 == 5 {
                sum &+= 1
                continue
            }
            sum = sum &* 31 &+ (read(next) ?? 7)
        }
        return sum % recipe.modulus
    }

    /// Everything computed anew.
    func modelValues() -> [Int] {
        var values: [Int] = []
        for entry in entries {
            switch entry.recipe.role {
            case .input: values.append(entry.value)
            default: values.append(Self.compute(entry.recipe) { entries[$0].isAlive ? values[$0] : nil })
            }
        }
        return values
    }

    // MARK: What the graph does

    func evaluate(_ index: Int) -> Int {
        let entry = entries[index]
        let hasReason =
            entry.isForced
            || entry.reads.contains {
                !entries[$0.source].isAlive || entries[$0.source].version != $0.version
            }
        if !hasReason { failures.append("attribute \(index) was evaluated though nothing it had read has changed") }
        entry.isForced = false
        entry.isTold = false
        entry.hasLostReads = false
        entry.reads = []
        let value = Self.compute(entry.recipe) { source in
            let read = entries[source]
            guard read.isAlive else { return nil }
            let value = graph.value(of: Attribute<Int>(id: read.id))
            entry.reads.append((source, read.version))
            return value
        }
        if !entry.hasValue || value != entry.value { entry.version += 1 }
        entry.hasValue = true
        entry.value = value
        return value
    }

    func tell(_ index: Int) {
        let entry = entries[index]
        if entry.isTold { failures.append("sink \(index) was told twice") }
        if !entry.isAlive { failures.append("sink \(index) was told after it had been freed") }
        entry.isTold = true
    }

    // MARK: Edits

    func add(_ recipe: Recipe, scope: Int) {
        let index = entries.count
        let entry = Entry(recipe: recipe, scope: scope)
        let graphScope = scopes[scope].scope
        entries.append(entry)
        switch recipe.role {
        case .input:
            entry.value = recipe.seed
            entry.id = graph.input(recipe.seed, in: graphScope).id
        case .rule:
            entry.id = graph.rule(RandomRule(world: self, index: index), in: graphScope).id
        case .statefulRule:
            entry.id = graph.statefulRule(RandomStatefulRule(world: self, index: index), in: graphScope).id
        case .sink:
            let sink = RandomSink(world: self, index: index)
            entry.sink = sink
            entry.id = graph.sink(sink, in: graphScope)
        }
    }

    func set(_ index: Int, to value: Int) {
        let entry = entries[index]
        if entry.isAlive && value != entry.value {
            entry.value = value
            entry.version += 1
            noteEditDuringEvaluation()
        }
        graph.set(Attribute(id: entry.id), to: value)
    }

    func free(_ index: Int) {
        let entry = entries[index]
        entry.isAlive = false
        noteLostReads()
        graph.free(entry.id)
    }

    func freeScope(_ index: Int) {
        var dead: Set<Int> = [index]
        for (child, entry) in scopes.enumerated() where entry.parent.map(dead.contains) == true { dead.insert(child) }
        for scope in dead { scopes[scope].isAlive = false }
        for entry in entries where dead.contains(entry.scope) { entry.isAlive = false }
        noteLostReads()
        graph.free(scopes[index].scope)
    }

    /// A read of last time that the evaluation does not make again is not told apart from one that it has made.
    private func noteEditDuringEvaluation() {
        for reader in evaluating { entries[reader].isForced = true }
    }

    private func noteLostReads() {
        noteEditDuringEvaluation()
        for reader in evaluating where entries[reader].reads.contains(where: { !entries[$0.source].isAlive }) {
            entries[reader].hasLostReads = true
            entries[reader].reads.removeAll { !entries[$0.source].isAlive }
        }
    }

    func update(_ index: Int) {
        graph.update(entries[index].id)
        // What it had read may have come out equal.
        if !graph.isOutOfDate(entries[index].id) { entries[index].isTold = false }
    }

    func finish() {
        // Rules hold the world; this lets both go.
        graph = Graph()
        structureChanges = [:]
    }
}

struct RandomRule: Rule {
    let world: RandomWorld
    let index: Int
    func evaluate(in graph: Graph) -> Int { world.evaluate(index) }
}

struct RandomStatefulRule: StatefulRule {
    let world: RandomWorld
    let index: Int
    func evaluate(in graph: Graph, current: Int?) -> Int? {
        let value = world.evaluate(index)
        return value == current ? nil : value
    }
}

final class RandomSink: GraphSink {
    unowned let world: RandomWorld
    let index: Int

    init(world: RandomWorld, index: Int) {
        self.world = world
        self.index = index
    }

    override func evaluate(in graph: Graph) {
        world.evaluating.append(index)
        _ = world.evaluate(index)
        world.structureChanges[index]?(world)
        world.evaluating.removeLast()
    }

    override func invalidated() { world.tell(index) }
}
