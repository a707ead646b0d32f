import SwiftUI
import SwiftUICore
import Typesetting

/// The strings of the rows, the same for every peer.
enum RowStrings {
    private static let words = [
        "amber", "birch", "cobalt", "dune", "ember", "fjord", "garnet", "harbor", "indigo", "juniper", "krill", "lumen", "maple",
        "nickel", "orchid", "prairie",
    ]

    static func title(_ index: Int) -> String { "Item \(index) \(words[index % 16]) \(words[index / 16 % 16])" }
    static func detail(_ index: Int) -> String { "\(index * 37 % 1000) KB" }
    static func changed(_ change: Int) -> String { "Changed \(change) \(words[change % 16]) \(words[change * 7 % 16])" }
}

/// An icon, a title, a gap and a detail.
struct BenchRow: View {
    let index: Int
    @State private var title: String

    init(index: Int) {
        self.index = index
        _title = State(initialValue: RowStrings.title(index))
    }

    var body: some View {
        RowsWorkload.titles[index] = _title
        return HStack(spacing: 0) {
            Color.blue.frame(width: 16, height: 16)
            Text(verbatim: title).padding(.leading, 8)
            Spacer(minLength: 0)
            Text(verbatim: RowStrings.detail(index)).padding(.leading, 8)
        }
    }
}

/// W4: 1,000 rows of text, 600 points wide; then one row's title changes at a time.
@MainActor struct RowsWorkload {
    static var titles: [State<String>?] = []

    private let count = 1000

    private func makeTree() -> ViewTree {
        Self.titles = Array(repeating: nil, count: count)
        let tree = ViewTree(size: CGSize(width: 600, height: 1000))
        let rows = VStack(spacing: 0) { ForEach(0..<count) { BenchRow(index: $0) } }
        tree.setRootView(
            rows.frame(width: 600).fixedSize(horizontal: false, vertical: true).font(.custom("DejaVu Sans", fixedSize: 13)))
        tree.update()
        return tree
    }

    private func check(_ tree: ViewTree) {
        let rows = tree.nodes(named: "HStack")
        let texts = tree.nodes(named: "Text")
        let top = rows[0].globalFrame.minY
        let height = rows[0].size.height
        Report.check("row height", height, 18, tolerance: 4)
        for index in stride(from: 0, to: count, by: 111) {
            let title = texts[2 * index].globalFrame
            Report.check("title x", title.minX, 24)
            Report.check("title width", title.width, 150, tolerance: 90)
            Report.check("row y", rows[index].globalFrame.minY - top, CGFloat(index) * height)
            Report.check("detail right", texts[2 * index + 1].globalFrame.maxX, 600)
        }
    }

    func run() {
        TextTypesetters.install(HarfBuzzTypesetter.shared)
        var created: [Double] = []
        var tree = makeTree()
        check(tree)
        for _ in 0..<8 { created.append(nanoseconds { tree = makeTree() }) }
        var updated: [Double] = []
        for change in 0..<1000 {
            let text = RowStrings.changed(change)
            updated.append(
                nanoseconds {
                    Self.titles[change * 7919 % count]!.wrappedValue = text
                    tree.update()
                })
        }
        Report.time("W4-1k", "create_layout", created)
        Report.time("W4-1k", "update_text", updated)
        Report.peakMemory("W4-1k")
    }
}
