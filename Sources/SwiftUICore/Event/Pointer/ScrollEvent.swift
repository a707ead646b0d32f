import CoreGraphics

/// What a wheel or a touchpad does.
package struct ScrollEvent {
    package enum Phase {
        /// A step of a wheel, complete in itself.
        case stepped
        /// Fingers touch the pad.
        case began
        case moved
        /// They lift.
        case ended
        /// What they have begun is to be forgotten.
        case cancelled
    }

    package var phase: Phase
    /// Where the pointer is, in points of the window.
    package var location: CGPoint
    /// How far the scroll view's window is to move over its content, in points: positive heights show what is below.
    package var distance: CGVector
    /// When, in seconds on the tree's clock. Earlier than the clock counts as now.
    package var time: Double

    package init(_ phase: Phase, at location: CGPoint, by distance: CGVector = .zero, time: Double) {
        self.phase = phase
        self.location = location
        self.distance = distance
        self.time = time
    }
}

/// Fingers on a touchpad that move a scroll view's window.
struct TouchpadMovement {
    let scroll: ScrollNode
    private var samples: [(time: Double, distance: CGVector)] = []

    init(_ scroll: ScrollNode) {
        self.scroll = scroll
    }

    mutating func add(_ distance: CGVector, at time: Double) {
        samples.append((time, distance))
        samples.removeAll { time - $0.time > 0.1 }
    }

    /// Points a second over the last tenth of a second.
    func velocity(at time: Double) -> CGVector {
        let recent = samples.filter { time - $0.time <= 0.1 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        // The first distance was covered before the time of the first sample.
        let sum = recent.dropFirst().reduce(CGVector.zero) { CGVector(dx: $0.dx + $1.distance.dx, dy: $0.dy + $1.distance.dy) }
        let duration = last.time - first.time
        return CGVector(dx: sum.dx / duration, dy: sum.dy / duration)
    }
}

extension PointerDispatcher {
    /// Handles an event; says whether there is a scroll view for it.
    func handle(_ event: ScrollEvent) -> Bool {
        switch event.phase {
        case .stepped:
            guard let scroll = scrollNode(for: event) else { return false }
            scroll.step(by: event.distance)
            return true
        case .began:
            guard let scroll = scrollNode(for: event), scroll.isScrollEnabled else { return false }
            touchpad = TouchpadMovement(scroll)
            scroll.hold()
            return true
        case .moved:
            guard let scroll = touchpad?.scroll, !scroll.hasEnded else { return false }
            touchpad?.add(event.distance, at: event.time)
            scroll.drag(by: event.distance)
            return true
        case .ended, .cancelled:
            guard let movement = touchpad else { return false }
            touchpad = nil
            guard !movement.scroll.hasEnded else { return false }
            movement.scroll.letGo(velocity: event.phase == .ended ? movement.velocity(at: event.time) : .zero)
            return true
        }
    }

    /// The innermost scroll view at the place that the event would move, else the innermost one.
    private func scrollNode(for event: ScrollEvent) -> ScrollNode? {
        let scrolls = tree.hitPath(at: event.location).compactMap { $0 as? ScrollNode }
        return scrolls.first { event.phase == .stepped ? $0.canStep(by: event.distance) : !$0.draggableAxes.isEmpty } ?? scrolls.first
    }
}

extension ViewTree {
    /// Gives an event to the views; says whether there was a scroll view for it.
    @discardableResult
    package func send(_ event: ScrollEvent) -> Bool {
        update()
        advance(to: event.time)
        var event = event
        event.time = time
        let hasReacted = pointers.handle(event)
        update()
        return hasReacted
    }
}
