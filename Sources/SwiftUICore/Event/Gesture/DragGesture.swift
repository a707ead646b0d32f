import CoreGraphics
import Foundation

/// A touch that moves.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// How a drag goes.
    public struct Value: Equatable, Sendable {
        /// When it came here.
        public var time: Date
        /// Where it is, in points.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How fast it is, in points per second.
        public var velocity: CGSize

        /// How far it has moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
        }

        /// How far it would have moved if it were let go now.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.coasting, height: translation.height + velocity.height * Self.coasting)
        }

        /// For how many seconds at its speed a drag seems to go on.
        private static var coasting: CGFloat { 0.25 }
    }

    /// How far it must move before it is a drag, in points.
    public var minimumDistance: CGFloat
    /// The coordinates in which places are given.
    public var coordinateSpace: CoordinateSpace
    /// Whether it may begin where a touch comes down, asked without a translation, and in the direction in which the touch then
    /// moves; nil for anywhere. Points are in the coordinates in which places are given.
    package var mayBegin: (@Sendable (_ start: CGPoint, _ translation: CGSize) -> Bool)?

    /// A touch that moves at least a distance.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A touch that moves at least a distance.
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

    /// From this distance on, in points, a touch is a drag and no tap in the making.
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
            time: Date(timeIntervalSinceReferenceDate: input.time), location: input.convert(moved.location, to: space),
            startLocation: input.convert(moved.start, to: space),
            velocity: CGSize(width: speed.x - origin.x, height: speed.y - origin.y))
    }

    override func adopt(_ newer: _GestureRecognizer<DragGesture.Value>) {
        if let newer = newer as? DragRecognizer { gesture = newer.gesture }
    }
}
