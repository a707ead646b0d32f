import CairoRendering
import SwiftUI
import SwiftUICore
import Typesetting

/// A row 24 points high: an icon, a title, a gap and a detail.
private struct ScrollingRow: View {
    let index: Int

    var body: some View {
        HStack(spacing: 8) {
            Color.blue.frame(width: 16, height: 16)
            Text(verbatim: RowStrings.title(index))
            Spacer(minLength: 0)
            Text(verbatim: RowStrings.detail(index))
        }
        .frame(height: 24)
    }
}

/// W5: a million rows, of which a window of 1000 x 1000 points shows a part.
@MainActor struct ScrollingWorkload {
    private static let rows = 1_000_000
    private let renderer = CairoRenderer(background: .white)
    private let bitmap: Bitmap

    init() {
        TextTypesetters.install(HarfBuzzTypesetter.shared)
        guard let bitmap = try? Bitmap(width: 1000, height: 1000) else { exit(4) }
        self.bitmap = bitmap
    }

    private func makeTree() -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 1000, height: 1000))
        tree.setRootView(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<Self.rows) { ScrollingRow(index: $0) }
                }
            }
            .font(.custom("DejaVu Sans", fixedSize: 13)))
        tree.update()
        return tree
    }

    private func paint(_ tree: ViewTree) {
        guard let root = tree.rootNode else { exit(4) }
        do {
            try renderer.draw(DisplayListBuilder.draw(root, displayScale: 1), into: bitmap)
        } catch {
            exit(4)
        }
    }

    private func scrollNode(of tree: ViewTree) -> ScrollNode {
        guard let node = tree.nodes(named: "ScrollView").first as? ScrollNode else { exit(3) }
        return node
    }

    /// Checks the rows in sight when the window has moved by `offset`.
    private func check(_ tree: ViewTree, offset: Int) {
        let scroll = scrollNode(of: tree)
        Report.check("content height", scroll.contentSize.height, 24e6)
        Report.check("scroll position", scroll.offset.y, CGFloat(offset))
        let rows = tree.nodes(named: "HStack")
        let texts = tree.nodes(named: "Text")
        let first = offset / 24
        Report.check("rows", CGFloat(rows.count), CGFloat((offset + 1000 + 23) / 24 - first))
        for (place, row) in rows.enumerated() {
            let top = CGFloat((first + place) * 24 - offset)
            Report.check("row middle", row.globalFrame.midY, top + 12)
            Report.check("row width", row.globalFrame.width, 1000)
            Report.check("title x", texts[2 * place].globalFrame.minX, 24)
            Report.check("detail right", texts[2 * place + 1].globalFrame.maxX, 1000)
        }
    }

    func run() {
        var layouts: [Double] = []
        var frames: [Double] = []
        var tree = makeTree()
        check(tree, offset: 0)
        for _ in 0..<6 {
            var laidOut = 0.0
            frames.append(
                nanoseconds {
                    laidOut = nanoseconds { tree = makeTree() }
                    paint(tree)
                })
            layouts.append(laidOut)
        }
        let scroll = scrollNode(of: tree)
        var steps: [Double] = []
        var stepFrames: [Double] = []
        for step in 1...600 {
            var laidOut = 0.0
            stepFrames.append(
                nanoseconds {
                    laidOut = nanoseconds {
                        scroll.scroll(to: CGPoint(x: 0, y: step * 50))
                        tree.update()
                    }
                    paint(tree)
                })
            steps.append(laidOut)
            if step % 100 == 0 { check(tree, offset: step * 50) }
        }
        let jump = nanoseconds {
            scroll.scroll(to: CGPoint(x: 0, y: 12_000_000))
            tree.update()
        }
        check(tree, offset: 12_000_000)
        Report.time("W5-1M", "first_layout", layouts)
        Report.time("W5-1M", "first_frame", frames)
        Report.time("W5-1M", "scroll_step", steps)
        Report.time("W5-1M", "scroll_step_frame", stepFrames)
        Report.time("W5-1M", "jump_to_middle", [jump])
        Report.peakMemory("W5-1M")
    }
}
