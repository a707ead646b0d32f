import SwiftUI
import SwiftUICore

/// W1: building the tree of leaves until all frames are known. W2: changing one leaf.
@MainActor struct LeafWorkload {
    let leaves: Int

    private var name: String { leaves == 1_000 ? "1k" : leaves == 10_000 ? "10k" : leaves == 100_000 ? "100k" : "1m" }

    private func makeTree() -> ViewTree {
        LeafHandles.reset(count: leaves)
        let tree = ViewTree(size: CGSize(width: 1000, height: 1000))
        switch leaves {
        case 1_000: show(ColumnLevel<RowLevel<ColumnLevel<Leaf>>>(index: 0), in: tree)
        case 10_000: show(ColumnLevel<RowLevel<ColumnLevel<RowLevel<Leaf>>>>(index: 0), in: tree)
        case 100_000: show(ColumnLevel<RowLevel<ColumnLevel<RowLevel<ColumnLevel<Leaf>>>>>(index: 0), in: tree)
        case 1_000_000:
            show(ColumnLevel<RowLevel<ColumnLevel<RowLevel<ColumnLevel<RowLevel<Leaf>>>>>>(index: 0), in: tree)
        default:
            FileHandle.standardError.write(Data("bench: the tree has 1000, 10000, 100000 or 1000000 leaves, not \(leaves)\n".utf8))
            exit(2)
        }
        return tree
    }

    private func show(_ view: some View, in tree: ViewTree) {
        tree.setRootView(view.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading))
        tree.update()
    }

    /// The leaves' frames, in order.
    private func frames(of tree: ViewTree) -> [CGRect] {
        var frames: [CGRect] = []
        func visit(_ node: ViewNode) {
            var isLeaf = true
            node.forEachChild {
                isLeaf = false
                visit($0)
            }
            if isLeaf { frames.append(node.globalFrame) }
        }
        if let root = tree.rootNode { visit(root) }
        return frames
    }

    private func check(_ tree: ViewTree) {
        let frames = frames(of: tree)
        Report.check("count", CGFloat(frames.count), CGFloat(leaves))
        for index in stride(from: 0, to: leaves, by: max(1, leaves / 97 + 1)) {
            let expected = expectedOrigin(ofLeaf: index, count: leaves)
            Report.check("x of \(index)", frames[index].minX, expected.x)
            Report.check("y of \(index)", frames[index].minY, expected.y)
            Report.check("width of \(index)", frames[index].width, 10)
            Report.check("height of \(index)", frames[index].height, 10)
        }
    }

    func create() {
        let repetitions = leaves <= 1_000 ? 30 : leaves <= 10_000 ? 10 : 3
        var samples: [Double] = []
        for repetition in 0..<repetitions {
            var tree: ViewTree?
            samples.append(nanoseconds { tree = makeTree() })
            if repetition == 0 { check(tree!) }
        }
        Report.time("W1-\(name)", "create_layout", samples)
        Report.peakMemory("W1-\(name)")
    }

    func update() {
        let tree = makeTree()
        var sizes: [Double] = []
        var colors: [Double] = []
        for change in 0..<1000 {
            let leaf = 7919 * change % leaves
            sizes.append(
                nanoseconds {
                    LeafHandles.heights[leaf]!.wrappedValue = LeafHandles.heights[leaf]!.wrappedValue == 10 ? 12 : 10
                    tree.update()
                })
        }
        let changed = frames(of: tree)
        Report.check("changed leaf", changed[7919 % leaves].height, LeafHandles.heights[7919 % leaves]!.wrappedValue)
        for change in 0..<1000 {
            let leaf = 7919 * change % leaves
            colors.append(
                nanoseconds {
                    LeafHandles.marks[leaf]!.wrappedValue.toggle()
                    tree.update()
                })
        }
        Report.time("W2-\(name)", "update_size", sizes)
        Report.time("W2-\(name)", "update_color", colors)
        Report.peakMemory("W2-\(name)")
    }
}
