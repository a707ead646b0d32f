import AttributeGraph
import CoreGraphics
import Foundation

extension DisplayList {
    /// An immutable part of a display list that consecutive lists share: the output of a container or of a run of its children.
    ///
    /// The same chunk at the same place looks the same.
    package final class Chunk: Sendable {
        /// The identity of the container.
        package let identity: Identity
        /// The index of the run of the container's children; -1 for the whole container.
        package let run: Int
        package let entries: [Entry]
        /// The union of the items' frames.
        package let frame: CGRect
        /// The union of everything drawn, including effects.
        package let extent: CGRect
        /// The areas read by items that blur their backdrop.
        let backdrops: [CGRect]
        /// The nesting depth of chunks.
        private let depth: Int

        /// The maximum nesting depth, since nested chunks are freed recursively.
        private static let depthLimit = 200

        /// Creates a chunk; nil if it would exceed the maximum nesting depth.
        package init?(identity: Identity, run: Int, entries: [Entry]) {
            depth = entries.reduce(0) { if case .chunk(let inner, _) = $1 { max($0, inner.depth) } else { $0 } } + 1
            guard depth <= Self.depthLimit else { return nil }
            self.identity = identity
            self.run = run
            self.entries = entries
            frame = entries.reduce(.null) { $0.union($1.frame) }
            extent = entries.reduce(.null) { $0.union($1.extent) }
            var backdrops: [CGRect] = []
            DisplayList.addBackdrops(of: entries, to: &backdrops)
            self.backdrops = backdrops
        }
    }

    /// All items in order, including those in chunks. Complexity: O(n), where n is their number.
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

    /// The only item of the list; nil if it has none or several.
    package var onlyItem: Item? {
        guard entries.count == 1 else { return nil }
        switch entries[0] {
        case .item(let item): return item
        case .chunk(let chunk, let offset):
            guard let item = DisplayList(entries: chunk.entries).onlyItem else { return nil }
            return offset == .zero ? item : item.offset(by: offset)
        }
    }

    /// The union of the items' frames; null if there are none.
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
}

extension CGRect {
    /// Returns the rectangle moved by a distance; null stays null.
    package func offsetBy(_ distance: CGVector) -> CGRect {
        distance == .zero || isNull ? self : offsetBy(dx: distance.dx, dy: distance.dy)
    }
}
