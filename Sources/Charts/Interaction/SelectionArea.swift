import SwiftUICore

/// The plot as it reacts to pointers, fingers and keys.
struct SelectionArea: View {
    let frame: ChartFrame
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.platformProfile) private var platform
    @State private var keyboard = KeyboardSelection()
    /// How long a finger rests before it selects in a chart that scrolls, in seconds.
    private static let holdDuration = 0.25

    var body: some View {
        let options = frame.model.options
        let proxy = ChartProxy(frame: frame, anchor: nil)
        if let gesture = options.gesture {
            Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
        } else if !options.selection.isEmpty {
            area(proxy)
        }
    }

    /// Returns a point in points from the leading edge.
    private func leading(_ point: CGPoint) -> CGPoint {
        layoutDirection == .rightToLeft ? CGPoint(x: frame.geometry.size.width - point.x, y: point.y) : point
    }

    private func area(_ proxy: ChartProxy) -> some View {
        Color.clear.contentShape(Rectangle())
            .onContinuousHover { phase in
                guard !isRange else { return }
                switch phase {
                case .active(let point): proxy.select(at: leading(point))
                case .ended: proxy.deselect()
                }
            }
            .gesture(dragging(proxy), isEnabled: !holdsFirst)
            // A finger that moves at once scrolls.
            .gesture(LongPressGesture(minimumDuration: Self.holdDuration).sequenced(before: dragging(proxy)), isEnabled: holdsFirst)
            .simultaneousGesture(TapGesture().onEnded { if isRange { proxy.deselect() } })
            .focusable(true, interactions: .activate)
            .onControlKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
                keyboard.move(
                    press.key, isExtending: press.modifiers.contains(.shift), isMirrored: layoutDirection == .rightToLeft, in: proxy)
                    ? .handled : .ignored
            }
            .onControlKeyPress(.escape) {
                guard !keyboard.isEmpty else { return .ignored }
                keyboard = KeyboardSelection()
                proxy.deselect()
                return .handled
            }
    }

    private var isRange: Bool { frame.model.options.selection.xRange != nil || frame.model.options.selection.yRange != nil }
    private var holdsFirst: Bool { frame.isScrolling && !platform.isMac }

    /// The selection of a value or a range by dragging.
    private func dragging(_ proxy: ChartProxy) -> some Gesture {
        DragGesture(minimumDistance: isRange ? 8 : 0)
            .onChanged { drag in
                if isRange {
                    let (start, end) = (leading(drag.startLocation), leading(drag.location))
                    proxy.selectXRange(from: start.x, to: end.x)
                    proxy.selectYRange(from: start.y, to: end.y)
                } else {
                    proxy.select(at: leading(drag.location))
                }
            }
            .onEnded { _ in if !isRange { proxy.deselect() } }
    }
}
