import SwiftUI

/// Keyframes of a camera, which begin when a value changes.
struct CameraFlightSource {
    /// A value of any type that can be compared.
    struct Trigger: Equatable {
        let value: any Equatable

        static func == (lhs: Trigger, rhs: Trigger) -> Bool {
            func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
            return isEqual(lhs.value)
        }
    }

    let trigger: Trigger
    let makeTimeline: (MapCamera) -> KeyframeTimeline<MapCamera>
}

extension View {
    /// Moves the camera of the maps in the view by keyframes when a value changes. The user ends the movement by touching the map.
    ///
    /// - Parameters:
    ///   - trigger: The value whose changes start the movement.
    ///   - keyframes: Returns the keyframes, given the camera from which they start.
    nonisolated public func mapCameraKeyframeAnimator(
        trigger: some Equatable, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View {
        let source = CameraFlightSource(trigger: .init(value: trigger)) { camera in
            KeyframeTimeline(initialValue: camera) { keyframes(camera) }
        }
        return mapSettings { $0.cameraFlight = source }
    }
}

/// Moves a map by keyframes.
struct MapFlight<Content: View>: View {
    let source: CameraFlightSource?
    let controller: MapController
    /// Returns the map for a viewpoint of the keyframes; nil while there are none.
    @ViewBuilder let content: (Viewpoint?) -> Content
    @State private var flight: Flight?
    /// The time of the keyframes, which continues from one movement to the next.
    @State private var time = 0.0

    var body: some View {
        FlightFrame(time: time, flight: flight, content: content)
            .onChange(of: source?.trigger) { start() }
            .onChange(of: controller.isTouched) { if controller.isTouched, flight != nil { flight = nil } }
    }

    private func start() {
        guard let source, let viewport = controller.start else { return }
        let timeline = source.makeTimeline(viewport.camera)
        guard timeline.duration > 0 else { return }
        let flight = Flight(timeline: timeline, start: time, viewport: viewport)
        self.flight = flight
        withAnimation(.linear(duration: timeline.duration)) {
            time += timeline.duration
        } completion: {
            guard self.flight === flight else { return }
            if let end = flight.viewpoint(at: flight.start + timeline.duration) { controller.move(to: end) }
            self.flight = nil
        }
    }
}

/// A movement by keyframes.
private final class Flight {
    let timeline: KeyframeTimeline<MapCamera>
    /// The time at which it begins.
    let start: Double
    private let viewport: Viewport

    init(timeline: KeyframeTimeline<MapCamera>, start: Double, viewport: Viewport) {
        (self.timeline, self.start, self.viewport) = (timeline, start, viewport)
    }

    func viewpoint(at time: Double) -> Viewpoint? {
        guard let viewpoint = viewport.viewpoint(of: timeline.value(time: time - start)) else { return nil }
        return viewport.limited(viewpoint.nearest(to: viewport.viewpoint), to: nil)
    }
}

/// The map in a frame of a movement.
private struct FlightFrame<Content: View>: View, Animatable {
    var time: Double
    let flight: Flight?
    let content: (Viewpoint?) -> Content

    nonisolated var animatableData: Double {
        get { time }
        set { time = newValue }
    }

    var body: some View { content(flight?.viewpoint(at: time)) }
}
