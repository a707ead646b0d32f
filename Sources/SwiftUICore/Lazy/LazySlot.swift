/// An item of a lazy loop, and what it gives to the container.
final class LazySlot {
    let item: DynamicChild
    let keeper: StateKeeper
    /// Whether loops inside give cells of their own rather than make the item a list.
    private let sharesLines: Bool
    /// The layout that has shown it last.
    var pass = -1
    private(set) var nodes = ContiguousArray<ViewNode>()
    /// The views and loops in order, where there is a loop among them that shares the container's lines.
    private var pieces = ContiguousArray<Piece>()
    /// The versions of these loops when they were looked at last.
    private var versions = ContiguousArray<Int>()
    /// The content of an item that holds loops or sections itself.
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

    /// The loops inside that share the container's lines.
    var loops: ContiguousArray<LazyChildren> {
        ContiguousArray(pieces.lazy.compactMap { if case .loop(let loop) = $0 { loop } else { nil } })
    }

    /// The cell at a place among those of the item, made if necessary. Says too whether a loop inside turned out to have another
    /// number of views than was thought.
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

    /// The place, among the item's views, of the first view of an item of a loop inside.
    func viewIndex(ofItem index: Int, in loop: LazyChildren) -> Int? {
        var start = 0
        for piece in pieces {
            if case .loop(let candidate) = piece, let inner = candidate.viewIndex(ofItem: index, in: loop) { return start + inner }
            start += piece.count
        }
        return nil
    }

    /// Looks at the item's content again; says whether loops inside have changed.
    @discardableResult
    func refresh() -> Bool {
        nodes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        var (holdsLoops, holdsSections) = (false, false)
        item.forEachEntry { append($0, &holdsLoops, &holdsSections) }
        if !holdsLoops || !sharesLines { pieces.removeAll() }
        let loops = loops
        for loop in loops { loop.refreshSlots() }
        // A loop whose items hold sections is a list, as these are.
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

    /// Adds what is in an entry; says what is in it beside nodes.
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

/// What a lazy container places: a view, or an item with loops or sections of its own.
enum LazyCell {
    case node(ViewNode)
    case list(LazyList)

    var isList: Bool { if case .list = self { true } else { false } }
}
