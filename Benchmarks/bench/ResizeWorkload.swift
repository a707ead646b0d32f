import SwiftUI
import SwiftUICore

/// A leaf that takes whatever it gets.
struct FlexibleLeaf: IndexedView {
    let index: Int

    var body: some View { Color.blue }
}

/// W3: the same tree with leaves that grow in both directions; the root's width changes between 1000 and 900.
@MainActor struct ResizeWorkload {
    func run() {
        let tree = ViewTree(size: CGSize(width: 1000, height: 1000))
        tree.setRootView(ColumnLevel<RowLevel<ColumnLevel<RowLevel<FlexibleLeaf>>>>(index: 0))
        tree.update()
        let leaf = tree.nodes(named: "Color")[1234]
        var samples: [Double] = []
        for change in 0..<100 {
            let width: CGFloat = change.isMultiple(of: 2) ? 900 : 1000
            samples.append(
                nanoseconds {
                    tree.size.width = width
                    tree.update()
                })
            let frame = leaf.globalFrame
            Report.check("x", frame.minX, width * 0.24)
            Report.check("y", frame.minY, 130)
            Report.check("width", frame.width, width / 100)
            Report.check("height", frame.height, 10)
        }
        Report.time("W3-10k", "resize", samples)
        Report.peakMemory("W3-10k")
    }
}

extension ViewTree {
    /// The nodes of a type, in view order.
    func nodes(named name: String) -> [ViewNode] {
        var found: [ViewNode] = []
        func visit(_ node: ViewNode) {
            if node.typeName == name { found.append(node) }
            node.forEachChild(visit)
        }
        if let rootNode { visit(rootNode) }
        return found
    }
}
