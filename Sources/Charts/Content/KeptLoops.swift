import Observation
import SwiftUICore
import Synchronization

/// The loops of a chart's content with their marks, which a chart keeps from one body to the next: a loop over the same elements, with a
/// closure that has captured nothing else, makes the same marks.
final class KeptLoops {
    /// The number of marks below which those of a loop are made anew.
    static let leastMarkCount = 256

    private struct Loop {
        /// The loop, of the type `ForEach`.
        var loop: Any
        var style: SharedMarkStyle
        /// The identities of the first and the last element.
        var ends: [Int?]
        var block: MarkBlock
        var reads: LoopReads
    }

    /// The style of marks without modifiers, and the styles that modifiers make of it.
    let style = SharedMarkStyle(MarkStyle())
    private var previous: [Int: Loop] = [:]
    private var current: [Int: Loop] = [:]

    func begin() {
        previous = current
        current = [:]
    }

    func end() { previous = [:] }

    /// Returns the marks of a loop, if it is the same as the previous one at its place in the content.
    func block<Data, ID, Content>(of loop: ForEach<Data, ID, Content>, at path: Int, style: SharedMarkStyle, ends: [Int?]) -> MarkBlock? {
        guard let known = previous[path], known.style === style, known.ends == ends, !known.reads.haveChanged,
            let old = known.loop as? ForEach<Data, ID, Content>, loop.makesSameContent(as: old)
        else { return nil }
        known.reads.registerAgain()
        current[path] = known
        return known.block
    }

    func keep<Data, ID, Content>(
        _ loop: ForEach<Data, ID, Content>, at path: Int, style: SharedMarkStyle, ends: [Int?], block: MarkBlock, reads: LoopReads
    ) {
        reads.registerAgain()
        current[path] = Loop(loop: loop, style: style, ends: ends, block: block, reads: reads)
    }
}

/// The properties of observable objects that were read while the marks of a loop were made. A body that uses these marks again depends on
/// them too.
///
/// The observation library keeps a registration until one of its properties changes; the property `registration` is changed to end it.
final class LoopReads: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let changes = Mutex(false)

    private var registration: Void { () }
    private var content: Void { () }

    /// Whether one of the properties has changed since.
    var haveChanged: Bool { changes.withLock { $0 } }

    func track(_ makeMarks: () -> Void) {
        withObservationTracking {
            registrar.access(self, keyPath: \.registration)
            makeMarks()
        } onChange: { [weak self] in
            guard let self else { return }
            changes.withLock { $0 = true }
            registrar.withMutation(of: self, keyPath: \.content) {}
        }
    }

    /// Makes the code that runs depend on the properties.
    func registerAgain() { registrar.access(self, keyPath: \.content) }

    deinit { registrar.withMutation(of: self, keyPath: \.registration) {} }
}
