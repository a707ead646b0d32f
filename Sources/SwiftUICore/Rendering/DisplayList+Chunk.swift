import AttributeGraph
import CoreGraphics
import Foundation

extension DisplayList {
    /// A part of a picture that pictures after each other share: what a container, or a run of its children, has drawn.
    ///
    /// Never changes, so that whoever meets the same chunk again at the same place knows that it looks the same.
    package final class Chunk: Sendable {
        /// The container.
        package let identity: Identity
        /// Which run of the container's children; -1 for all of it.
        package let run: Int
        package let entries: [Entry]
        /// A rectangle around the items' frames.
        package let frame: CGRect
        /// A rectangle around everything drawn, effects included.
        package let extent: CGRect
        /// Whether anything in it takes away what is around it.
        package let takesAway: Bool
        /// What is looked at by items that blur what lies behind them.
        let backdrops: [CGRect]
        /// How many chunks are in each other.
        private let depth: Int

        /// Chunks in each other are freed recursively: no more than these.
        private static let depthLimit = 200

        /// Nil if too many chunks would be in each other.
        init?(identity: Identity, run: Int, entries: [Entry]) {
            depth = entries.reduce(0) { if case .chunk(let inner, _) = $1 { max($0, inner.depth) } else { $0 } } + 1
            guard depth <= Self.depthLimit else { return nil }
            self.identity = identity
            self.run = run
            self.entries = entries
            frame = entries.reduce(.null) { $0.union($1.frame) }
            extent = entries.reduce(.null) { $0.union($1.extent) }
            takesAway = entries.contains { $0.takesAway }
            var backdrops: [CGRect] = []
            DisplayList.addBackdrops(of: entries, to: &backdrops)
            self.backdrops = backdrops
        }
    }

    /// The items one after another, those of shared parts too: linear in their number.
    package var items: [Item] {
        var items: [Item] = []
        items.reserveCapacity(entries.count)
        Self.collect(entries, movedBy: .zero, into: &items)
        return items
    }

    private static func collect(_ entries: [Entry], movedBy distance: CGVector, into items: inout [Item]) {
        for entry in entries {
            switch entry {
            case .item(let item): items.append(distance == .zero ? item : item.offset(by: distance))
            case .chunk(let chunk, let offset):
                let total = CGVector(dx: distance.dx + offset.dx, dy: distance.dy + offset.dy)
                NativeStack.withSpace { collect(chunk.entries, movedBy: total, into: &items) }
            }
        }
    }

    /// The only item; nil if there are none or more.
    package var onlyItem: Item? {
        guard entries.count == 1 else { return nil }
        switch entries[0] {
        case .item(let item): return item
        case .chunk(let chunk, let offset):
            guard let item = DisplayList(entries: chunk.entries).onlyItem else { return nil }
            return offset == .zero ? item : item.offset(by: offset)
        }
    }

    /// A rectangle around the items' frames; null if there are none.
    package var frame: CGRect { entries.reduce(.null) { $0.union($1.frame) } }
}

extension DisplayList.Entry {
    package var frame: CGRect {
        switch self {
        case .item(let item): item.frame
        case .chunk(let chunk, let offset): chunk.frame.offsetBy(offset)
        }
    }

    package var extent: CGRect {
        switch self {
        case .item(let item): item.content.extent
        case .chunk(let chunk, let offset): chunk.extent.offsetBy(offset)
        }
    }

    package var takesAway: Bool {
        switch self {
        case .item(let item): item.content.takesAway
        case .chunk(let chunk, _): chunk.takesAway
        }
    }
}

extension CGRect {
    /// The rectangle moved by a distance; none stays none.
    package func offsetBy(_ distance: CGVector) -> CGRect {
        distance == .zero || isNull ? self : offsetBy(dx: distance.dx, dy: distance.dy)
    }
}
