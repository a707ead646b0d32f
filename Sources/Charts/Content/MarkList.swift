/// The marks of a chart, in the order of its content.
struct MarkList: RandomAccessCollection {
    let blocks: [MarkBlock]
    /// The index of the first mark of each block.
    let starts: [Int]
    let count: Int
    /// The number of blocks with marks that are stacked.
    let stackedBlocks: Int

    init(_ blocks: [MarkBlock]) {
        self.blocks = blocks
        var starts: [Int] = []
        var count = 0
        for block in blocks {
            starts.append(count)
            count += block.marks.count
        }
        (self.starts, self.count) = (starts, count)
        stackedBlocks = blocks.count { !$0.traits.isDisjoint(with: .stacks) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Mark {
        guard blocks.count > 1 else { return blocks[0].marks[index] }
        var (low, high) = (0, blocks.count)
        // The last block that starts at the index or before it.
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return blocks[low].marks[index - starts[low]]
    }

    /// The marks of columns, with their indices.
    var columns: [(index: Int, columns: PlottedColumns)] {
        guard contains(.columns) else { return [] }
        return zip(blocks, starts).flatMap { block, start in block.columns.map { (start + $0.index, $0.columns) } }
    }

    /// The identities of the marks, followed by those of the points of columns.
    var ids: [Int] {
        var ids = blocks.count == 1 ? blocks[0].ids : blocks.flatMap(\.ids)
        for (index, columns) in columns where columns.form == .points {
            let id = self[index].id
            // The points of a mark are told apart by their places.
            ids += (0..<columns.count).map { id &+ ($0 &+ 1) &* Int(bitPattern: 0x9E37_79B9_7F4A_7C15) }
        }
        return ids
    }

    /// Whether a block has a trait.
    func contains(_ traits: MarkTraits) -> Bool { blocks.contains { !$0.traits.isDisjoint(with: traits) } }
}
