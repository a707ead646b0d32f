import CoreGraphics
import Foundation

/// Two touches that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// How a magnification goes.
    public struct Value: Equatable, Sendable {
        /// When it came here.
        public var time: Date
        /// How much farther apart the touches are than at the start: 2 for twice as far.
        public var magnification: CGFloat
        /// How fast it changes, per second.
        public var velocity: CGFloat
        /// Where the touches' middle was at the start, as fractions of the view's size.
        public var startAnchor: UnitPoint
        /// Where the touches' middle was at the start, in points of the view.
        public var startLocation: CGPoint
    }

    /// How much the distance must change, as a part of itself, before it is a magnification.
    public var minimumScaleDelta: CGFloat

    /// Two touches that change their distance by at least a part of it.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        let least = gesture.minimumScaleDelta
        return MapRecognizer(TwoPointerRecognizer { abs($0.scale - 1) >= least }) { pointers in
            Value(
                time: Date(timeIntervalSinceReferenceDate: pointers.input.time), magnification: pointers.scale,
                velocity: pointers.duration > 0 ? (pointers.scale - 1) / pointers.duration : 0, startAnchor: pointers.startAnchor,
                startLocation: pointers.startLocation)
        }
    }
}

/// Two touches that move apart or together, by the name that this had at first; the value is the magnification.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat

    /// How much the distance must change, as a part of itself, before it is a magnification.
    public var minimumScaleDelta: CGFloat

    /// Two touches that change their distance by at least a part of it.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
        MapRecognizer(MagnifyGesture._makeGesture(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta))) { $0.magnification }
    }
}

/// Two touches that turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// How a rotation goes.
    public struct Value: Equatable, Sendable {
        /// When it came here.
        public var time: Date
        /// How far the touches have turned, clockwise.
        public var rotation: Angle
        /// How fast they turn, per second.
        public var velocity: Angle
        /// Where the touches' middle was at the start, as fractions of the view's size.
        public var startAnchor: UnitPoint
        /// Where the touches' middle was at the start, in points of the view.
        public var startLocation: CGPoint
    }

    /// How far they must turn before it is a rotation.
    public var minimumAngleDelta: Angle

    /// Two touches that turn at least by an angle.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        let least = abs(gesture.minimumAngleDelta.radians)
        return MapRecognizer(TwoPointerRecognizer { abs($0.angle.radians) >= least }) { pointers in
            Value(
                time: Date(timeIntervalSinceReferenceDate: pointers.input.time), rotation: pointers.angle,
                velocity: .radians(pointers.duration > 0 ? pointers.angle.radians / pointers.duration : 0),
                startAnchor: pointers.startAnchor, startLocation: pointers.startLocation)
        }
    }
}

/// Two touches that turn about each other, by the name that this had at first; the value is the angle.
nonisolated public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle

    /// How far they must turn before it is a rotation.
    public var minimumAngleDelta: Angle

    /// Two touches that turn at least by an angle.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Angle> {
        MapRecognizer(RotateGesture._makeGesture(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta))) { $0.rotation }
    }
}
