/// An item of a lazy loop, and the cells that it contributes to the container.
final class LazySlot {
    let item: DynamicChild
    let keeper: StateKeeper
    /// Whether nested loops contribute cells of their own instead of making the item a list.
    private let sharesLines: Bool
    /// The serial number of the layout that has last shown it.
    var pass = -1
    private(set) var nodes = ContiguousArray<ViewNode>()
    /// The views and loops in order, if there is a nested loop that shares the container's lines; otherwise empty.
    private var pieces = ContiguousArray<Piece>()
    /// The versions of these loops at the last refresh.
    private var versions = ContiguousArray<Int>()
    /// The content of an item that contains loops or sections.
    private(set) var list: LazyList?

    private enum Piece {
        case node(ViewNode)
        case loop(LazyChildren)

        var count: Int {
            switch self {
            case .node: 1
            case .loop(let loop): loop.viewCount
            }
        }
    }

    init(item: DynamicChild, keeper: StateKeeper, sharesLines: Bool) {
        self.item = item
        self.keeper = keeper
        self.sharesLines = sharesLines
        refresh()
    }

    var cellCount: Int {
        if list != nil { return 1 }
        return pieces.isEmpty ? nodes.count : pieces.reduce(0) { $0 + $1.count }
    }

    /// The nested loops that share the container's lines.
    var loops: ContiguousArray<LazyChildren> {
        pieces.isEmpty ? [] : ContiguousArray(pieces.lazy.compactMap { if case .loop(let loop) = $0 { loop } else { nil } })
    }

    /// Returns the cell at an index among those of the item, making it if necessary, and whether the estimated number of views of a
    /// nested loop turned out to be wrong.
    func cell(at offset: Int, pass: Int) -> (cell: LazyCell?, countChanged: Bool) {
        guard !pieces.isEmpty else { return (.node(nodes[offset]), false) }
        var offset = offset
        for piece in pieces {
            let count = piece.count
            guard offset >= count else {
                switch piece {
                case .node(let node): return (.node(node), false)
                case .loop(let loop): return loop.cell(at: offset, pass: pass)
                }
            }
            offset -= count
        }
        return (nil, false)
    }

    /// Returns the index, among the item's views, of the first view of an item of a nested loop.
    func viewIndex(ofItem index: Int, in loop: LazyChildren) -> Int? {
        var start = 0
        for piece in pieces {
            if case .loop(let candidate) = piece, let inner = candidate.viewIndex(ofItem: index, in: loop) { return start + inner }
            start += piece.count
        }
        return nil
    }

    /// Updates the slot from the item's content; returns whether nested loops have changed.
    @discardableResult
    func refresh() -> Bool {
        nodes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        var (holdsLoops, holdsSections) = (false, false)
        item.forEachEntry { append($0, &holdsLoops, &holdsSections) }
        if !holdsLoops || !sharesLines { pieces.removeAll() }
        let loops = loops
        for loop in loops { loop.refreshSlots() }
        // A loop whose items contain sections makes the item a list.
        if loops.contains(where: \.makesLists) { holdsSections = true }
        guard holdsSections || (holdsLoops && !sharesLines) else {
            list = nil
            let current = ContiguousArray(loops.lazy.map(\.version))
            defer { versions = current }
            return current != versions
        }
        pieces.removeAll()
        versions.removeAll()
        var entries = ContiguousArray<NodeEntry>()
        item.forEachEntry { entries.append($0) }
        if let list {
            list.setEntries(entries)
        } else {
            list = LazyList(entries: entries)
        }
        return false
    }

    /// Adds the content of an entry, noting whether it contains loops or sections.
    private func append(_ entry: NodeEntry, _ holdsLoops: inout Bool, _ holdsSections: inout Bool) {
        switch entry {
        case .node(let node):
            nodes.append(node)
            if sharesLines { pieces.append(.node(node)) }
        case .dynamic(let loop as LazyChildren):
            holdsLoops = true
            if sharesLines { pieces.append(.loop(loop)) }
        case .dynamic(is LazySectionChildren):
            holdsSections = true
        case .dynamic(let dynamicChildren):
            dynamicChildren.forEachItem { item in item.forEachEntry { append($0, &holdsLoops, &holdsSections) } }
        }
    }

    func setVisible(_ isVisible: Bool) {
        for node in nodes { node.setVisible(isVisible) }
    }
}

/// A unit of layout in a lazy container: a view, or an item that contains loops or sections.
enum LazyCell {
    case node(ViewNode)
    case list(LazyList)

    var isList: Bool { if case .list = self { true } else { false } }
}
