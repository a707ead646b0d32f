import SwiftUI
import SwiftUICore

/// Columns and rows in turn around one leaf. The type is hidden at each level, or it would be as deep as the tree.
struct Nest: View {
    let level: Int
    let count: Int

    var body: some View {
        if level == count {
            Color.blue.frame(width: 10, height: 10)
        } else if level.isMultiple(of: 2) {
            VStack(alignment: .leading, spacing: 0) { AnyView(Nest(level: level + 1, count: count)) }
        } else {
            HStack(alignment: .top, spacing: 0) { AnyView(Nest(level: level + 1, count: count)) }
        }
    }
}

/// W6: many containers in each other.
@MainActor struct NestingWorkload {
    let containers: Int

    /// The node without children. Goes down in a loop: a search that calls itself needs more stack than there is.
    private func innermost(in tree: ViewTree) -> ViewNode {
        var node: ViewNode = tree.rootNode!
        while true {
            var child: ViewNode?
            node.forEachChild { child = $0 }
            guard let child else { return node }
            node = child
        }
    }

    func run() {
        let name = "W6-\(containers >= 1000 ? "\(containers / 1000)k" : "\(containers)")"
        var samples: [Double] = []
        for _ in 0..<(containers > 1000 ? 3 : 5) {
            let tree = ViewTree(size: CGSize(width: 1000, height: 1000))
            samples.append(
                nanoseconds {
                    tree.setRootView(Nest(level: 0, count: containers))
                    tree.update()
                })
            let leaf = innermost(in: tree)
            Report.check("width", leaf.size.width, 10)
            Report.check("height of the innermost container", leaf.parent!.size.height, 10)
        }
        Report.time(name, "create_layout", samples)
        Report.peakMemory(name)
    }
}
