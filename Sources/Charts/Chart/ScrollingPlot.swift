import SwiftUICore

/// A plot that scrolls, with the axis along which it scrolls.
struct ScrollingPlot: View {
    let frame: ChartFrame
    @State private var position = ScrollPosition(idType: Never.self)
    /// The position last written to the program's bindings.
    @State private var reported: CGPoint?

    private var scroll: ChartScroll { frame.model.options.scroll }

    var body: some View {
        ScrollView(scroll.axes, showsIndicators: false) {
            ZStack(alignment: .topLeading) {
                PlotView(frame: frame)
                ChartAnnotations(frame: frame)
                if frame.scrolls(along: .horizontal) {
                    ChartAxisContent(frame: frame, axis: .horizontal, labelSizes: .constant([:]))
                }
                if frame.scrolls(along: .vertical) {
                    ChartAxisContent(frame: frame, axis: .vertical, labelSizes: .constant([:]))
                }
            }
            .frame(width: frame.contentSize.width, height: frame.contentSize.height)
        }
        .scrollPosition($position)
        .scrollTargetBehavior(ChartSnapping(frame: frame))
        .scrollClipDisabled()
        .clipShape(AxisClip(insets: clipInsets))
        .onScrollGeometryChange(for: CGPoint.self, of: \.distance) { _, offset in report(offset) }
        .onAppear { position.scrollTo(point: initialOffset) }
        .onChange(of: wantedOffset) { _, wanted in
            guard let wanted, reported.map({ abs($0.x - wanted.x) > 0.5 || abs($0.y - wanted.y) > 0.5 }) ?? true else { return }
            position.scrollTo(point: wanted)
        }
    }

    /// The labels of the axis that scrolls are outside of the plot, but scroll with it.
    private var clipInsets: EdgeInsets {
        let x = frame.scrolls(along: .horizontal) ? frame.xPlan.insets(plot: frame.contentSize) : EdgeInsets()
        let y = frame.scrolls(along: .vertical) ? frame.yPlan.insets(plot: frame.contentSize) : EdgeInsets()
        return EdgeInsets(top: x.top, leading: y.leading, bottom: x.bottom, trailing: y.trailing)
    }

    private func offset(x: _PlottableScalar?, y: _PlottableScalar?) -> CGPoint {
        let geometry = frame.geometry
        func position(_ scalar: _PlottableScalar?, _ scale: PositionScale, _ length: CGFloat, _ visible: CGFloat) -> CGFloat? {
            guard let scalar else { return nil }
            let start = scale.isCategorical ? scale.band(of: scalar)?.lower : scale.position(of: scalar)
            return start.map { max(0, min($0, length - visible)) }
        }
        return CGPoint(
            x: position(x, geometry.x, frame.contentSize.width, frame.plot.width) ?? 0,
            y: position(y, geometry.y, frame.contentSize.height, frame.plot.height) ?? 0)
    }

    private var initialOffset: CGPoint {
        offset(x: scroll.initialX ?? scroll.positionX?.get(), y: scroll.initialY ?? scroll.positionY?.get())
    }

    /// The offset of the program's bindings.
    private var wantedOffset: CGPoint? {
        guard scroll.positionX != nil || scroll.positionY != nil else { return nil }
        return offset(x: scroll.positionX?.get(), y: scroll.positionY?.get())
    }

    private func report(_ offset: CGPoint) {
        reported = offset
        let geometry = frame.geometry
        if let binding = scroll.positionX, let value = geometry.x.value(at: offset.x) { binding.set(value) }
        if let binding = scroll.positionY, let value = geometry.y.value(at: offset.y) { binding.set(value) }
    }
}

/// The plot, with the room of the labels that scroll with it.
private struct AxisClip: Shape {
    let insets: EdgeInsets

    nonisolated func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - insets.leading, y: rect.minY - insets.top, width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom))
    }
}
