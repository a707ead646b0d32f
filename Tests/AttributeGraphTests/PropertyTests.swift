import Testing
@testable import AttributeGraph

/// Random graphs under random edits agree with computing everything anew, and evaluate nothing without need.
@Suite struct Properties {
    enum Edit: CaseIterable {
        case addInput, addRule, addSink, set, setSeveral, pull, pullAll, updateSinks, invalidate
        case free, makeScope, freeScope, track, evaluateElsewhere, changeStructure
    }

    @Test(arguments: 0..<60)
    func `A graph equals its model after every step`(seed: Int) {
        let world = RandomWorld(seed: UInt64(seed))
        defer { world.finish() }
        for _ in 0..<8 { perform(.addInput, in: world) }
        for step in 0..<250 {
            let edit = Edit.allCases.randomElement(using: &world.random)!
            // Graphs of every size: some seeds seldom free.
            if edit == .freeScope || edit == .free, world.chance(seed % 5 * 20) { continue }
            perform(edit, in: world)
            check(world)
            guard world.failures.isEmpty else {
                Issue.record("seed \(seed), step \(step), \(edit): \(world.failures.joined(separator: "; "))")
                return
            }
        }
    }

    func perform(_ edit: Edit, in world: RandomWorld) {
        let liveScopes = world.scopes.indices.filter { world.scopes[$0].isAlive }
        let scope = liveScopes.randomElement(using: &world.random)!
        let live = world.entries.indices.filter { world.entries[$0].isAlive }
        func any(_ isWanted: (RandomWorld.Entry) -> Bool) -> Int? {
            live.filter { isWanted(world.entries[$0]) }.randomElement(using: &world.random)
        }
        func makeRecipe(_ role: RandomWorld.Recipe.Role) -> RandomWorld.Recipe {
            let readable = live.filter { world.entries[$0].recipe.role != .sink }
            // Recent ones more often, so that chains become long.
            let sources = (0..<world.number(1..<6)).compactMap { _ in
                world.chance(50) ? readable.suffix(5).randomElement(using: &world.random) : readable.randomElement(using: &world.random)
            }
            return RandomWorld.Recipe(
                role: role, sources: sources, seed: world.number(0..<10),
                modulus: [2, 3, 5, 1000].randomElement(using: &world.random)!, isDynamic: world.chance(60))
        }
        switch edit {
        case .addInput:
            world.add(RandomWorld.Recipe(role: .input, seed: world.number(0..<10)), scope: scope)
        case .addRule:
            for _ in 0..<world.number(1..<5) { world.add(makeRecipe(world.chance(25) ? .statefulRule : .rule), scope: scope) }
        case .addSink:
            world.add(makeRecipe(.sink), scope: scope)
        case .set:
            if let input = any({ $0.recipe.role == .input }) { world.set(input, to: world.number(0..<10)) }
        case .setSeveral:
            for _ in 0..<5 { perform(.set, in: world) }
        case .pull:
            if let entry = any({ $0.recipe.role != .input }) { world.update(entry) }
        case .pullAll:
            for entry in live.shuffled(using: &world.random) where world.entries[entry].isAlive { world.update(entry) }
        case .updateSinks:
            for entry in live where world.entries[entry].isAlive && world.entries[entry].recipe.role == .sink { world.update(entry) }
        case .invalidate:
            if let entry = any({ $0.recipe.role != .input }) {
                world.entries[entry].isForced = true
                world.graph.invalidate(world.entries[entry].id)
            }
        case .free:
            if let entry = any({ _ in true }) { world.free(entry) }
            // Stale names are harmless.
            for entry in world.entries where !entry.isAlive {
                world.graph.free(entry.id)
                world.graph.invalidate(entry.id)
            }
        case .makeScope:
            world.scopes.append(.init(scope: world.graph.makeScope(parent: world.scopes[scope].scope), parent: scope))
        case .freeScope:
            if scope != 0 { world.freeScope(scope) }
        case .track:
            guard let sink = any({ $0.recipe.role == .sink && $0.hasValue && !$0.isTold }) else { return }
            guard let source = any({ $0.recipe.role != .sink }) else { return }
            let id = Attribute<Int>(id: world.entries[source].id)
            _ = world.graph.trackReads(of: world.entries[sink].id) { world.graph.value(of: id) }
            world.entries[sink].reads.append((source, world.entries[source].version))
        case .evaluateElsewhere:
            guard let sink = any({ $0.recipe.role == .sink }) else { return }
            world.entries[sink].isForced = true
            _ = world.graph.evaluate(world.entries[sink].id) { world.evaluate(sink) }
        case .changeStructure:
            guard let sink = any({ $0.recipe.role == .sink }) else { return }
            world.structureChanges[sink] = { world in
                for edit in [Edit.free, .freeScope, .makeScope, .addInput, .addRule, .addSink, .set, .pull] where world.chance(40) {
                    self.perform(edit, in: world)
                }
            }
        }
    }

    func check(_ world: RandomWorld) {
        let model = world.modelValues()
        for (index, entry) in world.entries.enumerated() {
            if world.graph.isLive(entry.id) != entry.isAlive { world.failures.append("attribute \(index): wrongly alive or dead") }
            guard entry.isAlive else { continue }
            let isOutOfDate = world.graph.isOutOfDate(entry.id)
            if entry.recipe.role != .input, !isOutOfDate, !entry.hasLostReads, entry.value != model[index] {
                world.failures.append("attribute \(index): clean with \(entry.value) instead of \(model[index])")
            }
            if entry.recipe.role == .sink {
                if isOutOfDate != entry.isTold { world.failures.append("sink \(index): out of date \(isOutOfDate), told \(entry.isTold)") }
                let isStale = entry.reads.contains { !world.entries[$0.source].isAlive || world.entries[$0.source].version != $0.version }
                if !isOutOfDate, isStale { world.failures.append("sink \(index): clean though what it read has changed") }
            }
        }
        let alive = world.entries.count { $0.isAlive }
        if world.graph.attributeCount != alive { world.failures.append("\(world.graph.attributeCount) attributes instead of \(alive)") }
        if world.graph.isEvaluating { world.failures.append("still evaluating") }
        if world.chance(10) {
            for (index, entry) in world.entries.enumerated() where entry.isAlive && entry.recipe.role != .sink {
                let value = world.graph.value(of: Attribute<Int>(id: entry.id))
                if value != model[index] { world.failures.append("attribute \(index): \(value) instead of \(model[index])") }
            }
        }
    }
}
