import CairoRendering
import Charts
import SwiftUI
import SwiftUICore

/// A selection that follows the pointer over a line or a scatter.
private struct SelectableChart: View {
    let points: [ChartData.Point]
    let isLine: Bool
    @State private var selection: Double?

    var body: some View {
        Chart {
            if isLine {
                LinePlot(points, x: .value("x", \.x), y: .value("y", \.y)).lineStyle(StrokeStyle(lineWidth: 1))
            } else {
                PointPlot(points, x: .value("x", \.x), y: .value("y", \.y)).symbolSize(16)
            }
            if let selection { RuleMark(x: .value("x", selection)).foregroundStyle(.red) }
        }
        .chartXSelection(value: $selection)
        .frame(width: 800, height: 500)
    }
}

/// What a frame costs while the pointer moves over a chart: until all frames are known, and with painting.
@MainActor struct SelectionFrames {
    func run() throws {
        try measure("selection over a scatter of 10,000", SelectableChart(points: ChartData.cloud(10_000), isLine: false))
        try measure("selection over a line of 10,000", SelectableChart(points: ChartData.line(10_000), isLine: true))
    }

    private func measure(_ name: String, _ view: some View) throws {
        let size = CGSize(width: 800, height: 500)
        let tree = ViewTree(size: size)
        tree.setRootView(view)
        tree.update()
        let bitmap = try Bitmap(width: 800, height: 500)
        let renderer = CairoRenderer(background: .white)
        var updates: [Double] = []
        var frames: [Double] = []
        for frame in 1...60 {
            let start = Clocks.processor
            tree.send(PointerEvent(.hovered, at: CGPoint(x: 100 + CGFloat(frame) * 9, y: 200), time: Double(frame) / 60))
            tree.advance(to: Double(frame) / 60)
            updates.append(Clocks.processor - start)
            guard let root = tree.rootNode else { return }
            try renderer.draw(DisplayListBuilder.draw(root, displayScale: 1), into: bitmap)
            frames.append(Clocks.processor - start)
        }
        print("{\"picture\":\"\(name)\",\"update_cpu_ms\":\(Clocks.median(updates)),\"frame_cpu_ms\":\(Clocks.median(frames))}")
    }
}
