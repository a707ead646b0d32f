import CairoRendering
import SwiftUI
import SwiftUICore

/// A button that counts its taps.
private struct CountingButton: View {
    let index: Int
    @State private var taps = 0

    var body: some View {
        Button {
            taps += 1
        } label: {
            Text(verbatim: "\(index % 10)\(taps % 10)").frame(width: 20, height: 10)
        }
        .buttonStyle(.plain)
    }
}

/// A tap on one of many buttons: from the event to the new display list.
@MainActor struct TapWorkload {
    let buttons: Int

    func run() {
        Engines.install()
        let columns = 100
        let tree = ViewTree(size: CGSize(width: CGFloat(columns * 20), height: CGFloat(buttons / columns * 10)))
        tree.setRootView(
            VStack(spacing: 0) {
                ForEach(0..<max(1, buttons / columns), id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<columns, id: \.self) { CountingButton(index: row * columns + $0) }
                    }
                }
            })
        tree.update()
        guard let root = tree.rootNode else { exit(4) }
        var list = DisplayListBuilder.draw(root, displayScale: 1)
        var taps: [Double] = []
        var lists: [Double] = []
        for tap in 0..<200 {
            let index = 7919 * tap % buttons
            let point = CGPoint(x: CGFloat(index % columns * 20 + 10), y: CGFloat(index / columns * 10 + 5))
            tree.send(PointerEvent(.began, at: point, time: tree.clock.time))
            var listed = 0.0
            taps.append(
                nanoseconds {
                    tree.send(PointerEvent(.ended, at: point, time: tree.clock.time))
                    listed = nanoseconds { list = DisplayListBuilder.draw(root, displayScale: 1) }
                })
            lists.append(listed)
        }
        Report.check("texts", CGFloat(list.items.count), CGFloat(buttons), tolerance: CGFloat(buttons))
        Report.time("tap-\(buttons)", "event_to_display_list", taps)
        Report.time("tap-\(buttons)", "display_list", lists)
    }
}
