import CoreGraphics
import Foundation

/// A gesture that is recognised when a pointer moves with its button down, or a finger moves.
///
///     Circle()
///         .offset(offset)
///         .gesture(DragGesture().onChanged { offset = $0.translation })
nonisolated public struct DragGesture: PrimitiveGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The date of the event.
        public var time: Date
        /// The current location, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// The location where the pointer came down, in points of the gesture's coordinate space.
        public var startLocation: CGPoint
        /// The current velocity, in points per second.
        public var velocity: CGSize

        /// The distance from the start location to the current location, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location where the drag would come to rest if the pointer were released now: a quarter of a second further at the
        /// current velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
        }

        /// The translation to the predicted end location.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.coasting, height: translation.height + velocity.height * Self.coasting)
        }

        /// How long a released drag is predicted to continue at its velocity, in seconds.
        private static var coasting: CGFloat { 0.25 }
    }

    /// The distance the pointer must move before the drag is recognised, in points. With zero or less it is recognised at once.
    public var minimumDistance: CGFloat
    /// The coordinate space of the values.
    public var coordinateSpace: CoordinateSpace
    /// Returns whether the drag may begin at a start location. Called with a zero translation when the pointer comes down, and with
    /// the actual translation when the minimum distance is reached. Both are in the gesture's coordinate space; nil allows any drag.
    package var mayBegin: (@Sendable (_ start: CGPoint, _ translation: CGSize) -> Bool)?

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance the pointer must move before the drag is recognised, in points.
    ///   - coordinateSpace: The coordinate space of the values; by default that of the view.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a drag gesture from an untyped coordinate space.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> { DragRecognizer(gesture) }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    private var gesture: DragGesture
    private var pointer: Int?
    private var distance: CGFloat = 0

    /// The distance from which a touch counts as a drag rather than a tap, in points.
    private static let decisiveDistance: CGFloat = 10

    init(_ gesture: DragGesture) {
        self.gesture = gesture
    }

    override var isDecisive: Bool { distance >= Self.decisiveDistance }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        if pointer == nil { pointer = input.pointers.first { $0.phase != .ended }?.id }
        guard let moved = input.pointers.first(where: { $0.id == pointer }) else { return }
        distance = max(distance, moved.distance)
        let isDrag = phase.progress == .active || moved.distance >= gesture.minimumDistance
        if let mayBegin = gesture.mayBegin, phase.progress == .possible {
            let value = value(moved, input)
            guard mayBegin(value.startLocation, isDrag ? value.translation : .zero) else {
                phase = .failed
                return
            }
        }
        guard isDrag else {
            if moved.phase == .ended { phase = .failed }
            return
        }
        switch moved.phase {
        case .ended: phase = .ended(value(moved, input))
        case .began, .moved: phase = .active(value(moved, input))
        case .resting: if phase.progress == .possible { phase = .active(value(moved, input)) }
        }
    }

    private func value(_ moved: GesturePointer, _ input: GestureInput) -> DragGesture.Value {
        let space = gesture.coordinateSpace
        let origin = input.convert(.zero, to: space)
        let speed = input.convert(CGPoint(x: moved.velocity.width, y: moved.velocity.height), to: space)
        return DragGesture.Value(
            time: input.date, location: input.convert(moved.location, to: space),
            startLocation: input.convert(moved.start, to: space),
            velocity: CGSize(width: speed.x - origin.x, height: speed.y - origin.y))
    }

    override func adopt(_ newer: _GestureRecognizer<DragGesture.Value>) {
        if let newer = newer as? DragRecognizer { gesture = newer.gesture }
    }
}
