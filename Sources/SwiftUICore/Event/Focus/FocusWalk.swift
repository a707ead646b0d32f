/// The nodes below one, and itself, each before what is in it, in view order. Needs no native stack however deep the tree.
struct FocusWalk: Sequence, IteratorProtocol {
    private var waiting: ContiguousArray<ViewNode>
    private let entersHidden: Bool

    init(from root: ViewNode, entersHidden: Bool) {
        waiting = [root]
        self.entersHidden = entersHidden
    }

    mutating func next() -> ViewNode? {
        guard let node = waiting.popLast() else { return nil }
        if entersHidden || !node.hidesContent {
            let start = waiting.count
            node.forEachChild { waiting.append($0) }
            waiting[start...].reverse()
        }
        return node
    }
}
