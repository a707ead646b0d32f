import CairoRendering
import SwiftUI
import SwiftUICore

/// A box whose distance from the left is animated.
private struct MovingBox: View {
    let index: Int
    @State private var isMoved = false

    var body: some View {
        Color(red: 0.2, green: 0.4, blue: 1)
            .frame(width: 10, height: 10)
            .offset(x: CGFloat(index / 100 * 90) + (isMoved ? 80 : 0), y: CGFloat(index % 100 * 10))
            .onAppear {
                withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { isMoved = true }
            }
    }
}

/// W7: a thousand boxes, each with an animation of its own, 120 frames; the process's time on processors per frame.
@MainActor struct AnimationWorkload {
    let boxes: Int

    func run() {
        let tree = ViewTree(size: CGSize(width: 1000, height: 1000))
        tree.setRootView(
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(0..<boxes, id: \.self) { MovingBox(index: $0) }
            })
        tree.update()
        guard let bitmap = try? Bitmap(width: 1000, height: 1000) else { exit(4) }
        let renderer = CairoRenderer(background: .white)
        var updates: [Double] = []
        var frames: [Double] = []
        for frame in 1...120 {
            let start = processorNanoseconds()
            tree.advance(to: Double(frame) / 60)
            let updated = processorNanoseconds()
            guard let root = tree.rootNode,
                (try? renderer.draw(DisplayListBuilder.draw(root, displayScale: 1), into: bitmap)) != nil
            else { exit(4) }
            updates.append(Double(updated - start))
            frames.append(Double(processorNanoseconds() - start))
            if frame % 30 == 20 { check(tree, time: Double(frame) / 60) }
        }
        let name = "W7-\(boxes == 1000 ? "1k" : "\(boxes)")"
        Report.time(name, "frame_layout_cpu", updates)
        Report.time(name, "frame_cpu", frames)
        Report.peakMemory(name)
    }

    private func check(_ tree: ViewTree, time: Double) {
        guard let root = tree.rootNode else { exit(4) }
        let rectangles = DisplayListBuilder.draw(root, displayScale: 1).items.filter { $0.frame.width == 10 }.map(\.frame)
        Report.check("boxes", CGFloat(rectangles.count), CGFloat(boxes))
        let progress = time.truncatingRemainder(dividingBy: 2)
        let moved = 80 * UnitCurve.easeInOut.value(at: progress <= 1 ? progress : 2 - progress)
        for index in stride(from: 0, to: boxes, by: max(1, boxes / 97 + 1)) {
            Report.check("x of \(index)", rectangles[index].minX, CGFloat(index / 100 * 90) + moved, tolerance: 0.51)
            Report.check("y of \(index)", rectangles[index].minY, CGFloat(index % 100 * 10))
        }
    }

    private func processorNanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
