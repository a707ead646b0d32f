import CairoRendering
import Charts
import SwiftUI
import SwiftUICore

/// A selection that follows the pointer over a line or a scatter.
private struct SelectableChart: View {
    enum Content {
        case linePlot, pointPlot, pointMarks
    }

    let points: [ChartData.Point]
    let content: Content
    @State private var selection: Double?

    var body: some View {
        Chart {
            switch content {
            case .linePlot: LinePlot(points, x: .value("x", \.x), y: .value("y", \.y)).lineStyle(StrokeStyle(lineWidth: 1))
            case .pointPlot: PointPlot(points, x: .value("x", \.x), y: .value("y", \.y)).symbolSize(16)
            case .pointMarks: ForEach(points) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbolSize(16) }
            }
            if let selection { RuleMark(x: .value("x", selection)).foregroundStyle(.red) }
        }
        .chartXSelection(value: $selection)
        .frame(width: 800, height: 500)
    }
}

/// Measures the processor time of a frame while the pointer moves over a chart: the update of the view tree, and the update with painting the
/// damage.
@MainActor struct SelectionFrames {
    func run() throws {
        try measure("selection over PointPlot of 10,000", SelectableChart(points: ChartData.cloud(10_000), content: .pointPlot))
        try measure("selection over 10,000 PointMarks", SelectableChart(points: ChartData.cloud(10_000), content: .pointMarks))
        try measure("selection over LinePlot of 10,000", SelectableChart(points: ChartData.line(10_000), content: .linePlot))
    }

    private func measure(_ name: String, _ view: some View) throws {
        let size = CGSize(width: 800, height: 500)
        let tree = ViewTree(size: size)
        tree.setRootView(view)
        tree.update()
        let surface = try RetainedSurface(renderer: CairoRenderer(background: .white), size: size)
        var updates: [Double] = []
        var frames: [Double] = []
        for frame in 1...60 {
            let start = Clocks.processor
            tree.send(PointerEvent(.hovered, at: CGPoint(x: 100 + CGFloat(frame) * 9, y: 200), time: Double(frame) / 60))
            tree.advance(to: Double(frame) / 60)
            updates.append(Clocks.processor - start)
            guard let root = tree.rootNode else { return }
            try surface.show(DisplayListBuilder.draw(root, displayScale: 1))
            frames.append(Clocks.processor - start)
        }
        print("{\"picture\":\"\(name)\",\"update_cpu_ms\":\(Clocks.median(updates)),\"frame_cpu_ms\":\(Clocks.median(frames))}")
    }
}
