import SwiftUICore

/// The plot as it reacts to pointers and fingers.
struct SelectionArea: View {
    let frame: ChartFrame

    var body: some View {
        let options = frame.model.options
        let proxy = ChartProxy(frame: frame, anchor: nil)
        if let gesture = options.gesture {
            Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
        } else if !options.selection.isEmpty {
            area(proxy)
        }
    }

    @ViewBuilder private func area(_ proxy: ChartProxy) -> some View {
        let selection = frame.model.options.selection
        let isRange = selection.xRange != nil || selection.yRange != nil
        Color.clear.contentShape(Rectangle())
            .onContinuousHover { phase in
                guard !isRange else { return }
                switch phase {
                case .active(let point): proxy.select(at: point)
                case .ended: proxy.deselect()
                }
            }
            .gesture(
                DragGesture(minimumDistance: isRange ? 8 : 0)
                    .onChanged { drag in
                        if isRange {
                            proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
                            proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
                        } else {
                            proxy.select(at: drag.location)
                        }
                    }
                    .onEnded { _ in if !isRange { proxy.deselect() } }
            )
            .simultaneousGesture(TapGesture().onEnded { if isRange { proxy.deselect() } })
    }
}
