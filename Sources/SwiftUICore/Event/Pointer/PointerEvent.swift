import CoreGraphics

/// What a finger, a mouse or a pen does.
package struct PointerEvent {
    package enum Phase {
        /// It touches, or its button goes down.
        case began
        case moved
        /// It lifts, or its button goes up.
        case ended
        /// What it has begun is to be forgotten.
        case cancelled
        /// It moves without touching.
        case hovered
        /// It leaves the window without touching.
        case left
    }

    /// Tells pointers apart that touch at the same time.
    package var pointer: Int
    package var phase: Phase
    /// Where, in points of the window.
    package var location: CGPoint
    /// When, in seconds on the tree's clock. Earlier than the clock counts as now.
    package var time: Double

    package init(_ phase: Phase, at location: CGPoint, time: Double, pointer: Int = 0) {
        self.pointer = pointer
        self.phase = phase
        self.location = location
        self.time = time
    }
}
