import CoreGraphics
import Foundation

/// A gesture that is recognised when two pointers move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The date of the event.
        public var time: Date
        /// The distance of the pointers relative to the distance at the start: 2 for twice as far apart.
        public var magnification: CGFloat
        /// The change of the magnification over the last tenth of a second, per second.
        public var velocity: CGFloat
        /// The midpoint of the pointers at the start, relative to the size of the view; the center if the view is empty.
        public var startAnchor: UnitPoint
        /// The midpoint of the pointers at the start, in points of the view's coordinate space.
        public var startLocation: CGPoint
    }

    /// How much the magnification must differ from 1 before the gesture is recognised. With NaN it never is.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture that is recognised when the magnification differs from 1 by at least `minimumScaleDelta`.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        let least = gesture.minimumScaleDelta
        return MapRecognizer(TwoPointerRecognizer { abs($0.scale - 1) >= least }) { pointers in
            Value(
                time: pointers.input.date, magnification: pointers.scale,
                velocity: pointers.scaleVelocity, startAnchor: pointers.startAnchor,
                startLocation: pointers.startLocation)
        }
    }
}

/// A gesture that is recognised when two pointers move apart or together, whose value is the magnification alone.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat

    /// How much the magnification must differ from 1 before the gesture is recognised. With NaN it never is.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture that is recognised when the magnification differs from 1 by at least `minimumScaleDelta`.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
        MapRecognizer(MagnifyGesture._makeGesture(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta))) { $0.magnification }
    }
}

/// A gesture that is recognised when two pointers turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The date of the event.
        public var time: Date
        /// The angle the pointers have turned since the start, clockwise. It is not limited to one turn.
        public var rotation: Angle
        /// The rotation over the last tenth of a second, per second.
        public var velocity: Angle
        /// The midpoint of the pointers at the start, relative to the size of the view; the center if the view is empty.
        public var startAnchor: UnitPoint
        /// The midpoint of the pointers at the start, in points of the view's coordinate space.
        public var startLocation: CGPoint
    }

    /// How far the pointers must turn before the gesture is recognised. The sign does not matter.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        let least = abs(gesture.minimumAngleDelta.radians)
        return MapRecognizer(TwoPointerRecognizer { abs($0.angle.radians) >= least }) { pointers in
            Value(
                time: pointers.input.date, rotation: pointers.angle,
                velocity: pointers.angularVelocity,
                startAnchor: pointers.startAnchor, startLocation: pointers.startLocation)
        }
    }
}

/// A gesture that is recognised when two pointers turn about each other, whose value is the angle alone.
nonisolated public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle

    /// How far the pointers must turn before the gesture is recognised. The sign does not matter.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Angle> {
        MapRecognizer(RotateGesture._makeGesture(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta))) { $0.rotation }
    }
}
