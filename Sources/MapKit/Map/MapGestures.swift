import SwiftUI
import SwiftUICore

/// The gestures by which the user moves a map.
///
/// Taps are recognised beside those of the program, which may have gestures of its own on the map.
struct MapGestures: ViewModifier {
    let controller: MapController
    /// What the map showed when a gesture began.
    @State private var dragStart: Viewport?
    @State private var pinchStart: Viewport?

    func body(content: Content) -> some View {
        content
            .gesture(drag, isEnabled: controller.allows(.pan))
            .simultaneousGesture(pinch, isEnabled: controller.allows(.zoom) || controller.allows(.rotate))
            .simultaneousGesture(doubleTap, isEnabled: controller.allows(.zoom))
            .onScroll(perform: scroll)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 6)
            .onChanged { value in
                // Two fingers zoom.
                guard pinchStart == nil else { return }
                if dragStart == nil {
                    dragStart = controller.start
                    controller.isTouched = true
                }
                guard let dragStart else { return }
                controller.move(to: dragStart.moved(from: value.startLocation, to: value.location))
            }
            .onEnded { value in
                defer {
                    dragStart = nil
                    controller.isTouched = pinchStart != nil
                }
                guard let dragStart, pinchStart == nil else { return }
                let speed = hypot(value.velocity.width, value.velocity.height)
                guard speed > 60 else { return }
                withAnimation(.easeOut(duration: 0.5)) {
                    controller.move(to: dragStart.moved(from: value.startLocation, to: value.predictedEndLocation))
                }
            }
    }

    private var pinch: some Gesture {
        MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { value in
                if pinchStart == nil {
                    pinchStart = controller.start
                    dragStart = nil
                    controller.isTouched = true
                }
                guard let pinchStart, let place = value.first?.startLocation ?? value.second?.startLocation else { return }
                var (zoom, heading) = (pinchStart.viewpoint.zoom, pinchStart.viewpoint.heading)
                if controller.allows(.zoom), let magnification = value.first?.magnification, magnification > 0 {
                    zoom -= log2(magnification)
                    controller.noteZoom()
                }
                if controller.allows(.rotate), let rotation = value.second?.rotation { heading -= rotation.degrees }
                controller.move(to: pinchStart.zoomed(to: zoom, heading: heading, around: place))
            }
            .onEnded { _ in
                pinchStart = nil
                controller.isTouched = false
            }
    }

    private var doubleTap: some Gesture {
        SpatialTapGesture(count: 2).onEnded { controller.zoom(by: 1, around: $0.location) }
    }

    /// The distance of a wheel, in points, that doubles the scale.
    private static let wheelLength = 120.0

    private func scroll(_ scroll: ReceivedScroll) -> Bool {
        switch scroll.phase {
        case .stepped:
            guard controller.allows(.zoom), scroll.distance.dy != 0 else { return false }
            controller.zoom(by: -scroll.distance.dy / Self.wheelLength, around: scroll.location, animation: .easeOut(duration: 0.2))
            return true
        case .began:
            guard controller.allows(.pan) else { return false }
            controller.isTouched = true
            return true
        case .moved:
            guard let start = controller.start else { return true }
            controller.move(
                to: start.moved(from: .zero, to: CGPoint(x: -scroll.distance.dx, y: -scroll.distance.dy)))
            return true
        case .ended, .cancelled:
            controller.isTouched = false
            return true
        }
    }
}
