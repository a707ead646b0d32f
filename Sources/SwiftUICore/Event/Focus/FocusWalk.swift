/// A preorder traversal of a subtree, in view order. It is iterative, so that deep trees do not overflow the stack.
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
