import Glibc
import Synchronization
import Testing
@testable import AttributeGraph

@Suite struct Depth {
    static let length = 1_000_000

    @Test func `A chain of a million rules is pulled cold, marked, updated and freed`() {
        let graph = Graph()
        let scope = graph.makeScope()
        let input = graph.input(0, in: scope)
        var last = input
        for _ in 0..<Self.length { last = graph.rule(Successor(previous: last), in: scope) }
        #expect(graph.value(of: last) == Self.length)
        graph.set(input, to: 5)
        #expect(graph.isOutOfDate(last.id))
        let segments = NativeStack.segmentDepth
        #expect(graph.value(of: last) == Self.length + 5)
        #expect(NativeStack.segmentDepth == segments)
        graph.free(scope)
        #expect(graph.attributeCount == 0)
    }

    @Test func `Scopes nested a million deep are freed`() {
        let graph = Graph()
        let root = graph.makeScope()
        var scope = root
        for value in 0..<Self.length {
            scope = graph.makeScope(parent: scope)
            _ = graph.input(value, in: scope)
        }
        graph.free(root)
        #expect(graph.attributeCount == 0)
        #expect(!graph.isLive(scope))
    }

    final class Nested: GraphSink {
        let level: Int
        let scope: GraphScope
        var child: Nested?
        init(level: Int, scope: GraphScope) {
            self.level = level
            self.scope = scope
        }
        override func evaluate(in graph: Graph) {
            guard level > 0 else { return }
            let child = Nested(level: level - 1, scope: scope)
            self.child = child
            graph.update(graph.sink(child, in: scope))
        }
    }

    @Test func `Sinks that make and update sinks nest as deep as they like`() {
        let graph = Graph()
        let scope = graph.makeScope()
        let root = Nested(level: 100_000, scope: scope)
        graph.update(graph.sink(root, in: scope))
        #expect(graph.attributeCount == 100_001)
        var sink: Nested? = root
        while let next = sink?.child {
            sink?.child = nil
            sink = next
        }
        #expect(sink?.level == 0)
    }
}

@Suite struct NativeStacks {
    /// Recurses with a frame that holds something, and gives the depth it has reached.
    static func descend(_ levels: Int, bottom: () -> Void = { _ = NativeStack.segmentDepth }) -> Int {
        NativeStack.withSpace {
            guard levels > 0 else {
                bottom()
                return 0
            }
            var bytes: (Int, Int, Int, Int) = (levels, 1, 2, 3)
            return withUnsafeMutablePointer(to: &bytes) { pointer in
                descend(pointer.pointee.0 - 1, bottom: bottom) + pointer.pointee.1
            }
        }
    }

    struct Failure: Error {}

    static func fail(after levels: Int) throws -> Int {
        try NativeStack.withSpace { () throws -> Int in
            if levels == 0 { throw Failure() }
            return try fail(after: levels - 1) + 1
        }
    }

    final class Outcome: Sendable {
        let depth = Atomic(0)
        let segments = Atomic(0)
        let keepsThread = Atomic(false)
    }

    /// Runs `body` on a thread with a stack of that many bytes.
    static func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
        final class Work { let body: @Sendable () -> Void; init(_ body: @escaping @Sendable () -> Void) { self.body = body } }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = pthread_t()
        let result = pthread_create(
            &thread, &attributes,
            { argument in
                Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().body()
                return nil
            }, Unmanaged.passRetained(Work(body)).toOpaque())
        #expect(result == 0)
        pthread_join(thread, nil)
        pthread_attr_destroy(&attributes)
    }

    @Test func `A million nested levels find room and come back`() {
        #expect(Self.descend(1_000_000) == 1_000_000)
        #expect(NativeStack.segmentDepth == 0)
        #expect(Self.descend(100_000) == 100_000)
    }

    @Test func `Memory of segments is kept from one recursion to the next, and given back when it is not used`() {
        let kept = Mutex<[Int]>([])
        Self.onThread(stackSize: 256 << 10) {
            var sizes = [NativeStack.keptByteCount]
            _ = Self.descend(100_000)
            sizes.append(NativeStack.keptByteCount)
            NativeStack.endRound()
            sizes.append(NativeStack.keptByteCount)
            for _ in 0..<20 { NativeStack.endRound() }
            sizes.append(NativeStack.keptByteCount)
            kept.withLock { $0 = sizes }
        }
        let sizes = kept.withLock { $0 }
        let least = 2 << 20
        #expect(sizes[0] == 0)
        #expect(sizes[1] > least && sizes[2] == sizes[1], "\(sizes)")
        #expect(sizes[3] > 0 && sizes[3] <= least, "\(sizes)")
    }

    @Test(arguments: [64 << 10, 256 << 10, 1 << 20])
    func `Room is found from a thread with a small stack, on the same thread`(stackSize: Int) {
        let outcome = Outcome()
        Self.onThread(stackSize: stackSize) {
            let thread = pthread_self()
            let depth = Self.descend(50_000) {
                outcome.keepsThread.store(
                    NativeStack.segmentDepth > 0 && pthread_equal(thread, pthread_self()) != 0, ordering: .relaxed)
            }
            outcome.depth.store(depth, ordering: .relaxed)
            outcome.segments.store(NativeStack.segmentDepth, ordering: .relaxed)
        }
        let depth = outcome.depth.load(ordering: .relaxed)
        let keepsThread = outcome.keepsThread.load(ordering: .relaxed)
        let segments = outcome.segments.load(ordering: .relaxed)
        #expect(depth == 50_000)
        #expect(keepsThread)
        #expect(segments == 0)
    }

    @Test func `Errors pass from segment to segment`() {
        #expect(throws: Failure.self) { try Self.fail(after: 300_000) }
        #expect(NativeStack.segmentDepth == 0)
    }

    @Test func `Graphs on several threads do not disturb each other`() async {
        let sums = await withTaskGroup(of: Int.self) { group in
            for thread in 1...4 {
                group.addTask {
                    let graph = Graph()
                    let scope = graph.makeScope()
                    let input = graph.input(thread, in: scope)
                    var last = input
                    for _ in 0..<20_000 { last = graph.rule(Successor(previous: last), in: scope) }
                    return graph.value(of: last)
                }
            }
            return await group.reduce(0, +)
        }
        #expect(sums == 4 * 20_000 + 10)
    }
}
