import CoreGraphics

/// An event of a finger, mouse or pen.
package struct PointerEvent {
    package enum Phase {
        /// The pointer touches, or its button goes down.
        case began
        case moved
        /// The pointer lifts, or its button goes up.
        case ended
        /// The touch is cancelled and has no effect.
        case cancelled
        /// The pointer moves without touching.
        case hovered
        /// The pointer leaves the window without touching.
        case left
    }

    /// Identifies one of several simultaneous pointers.
    package var pointer: Int
    package var phase: Phase
    /// The location, in points of the window.
    package var location: CGPoint
    /// The time, in seconds on the tree's clock. An earlier time counts as the current one.
    package var time: Double

    package init(_ phase: Phase, at location: CGPoint, time: Double, pointer: Int = 0) {
        self.pointer = pointer
        self.phase = phase
        self.location = location
        self.time = time
    }
}
