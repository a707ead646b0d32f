import CoreGraphics

/// A scroll event of a wheel or touchpad.
package struct ScrollEvent {
    package enum Phase {
        /// A step of a wheel, complete in itself.
        case stepped
        /// Fingers touch the pad.
        case began
        case moved
        /// The fingers lift.
        case ended
        /// The scroll is cancelled and must not continue.
        case cancelled
    }

    package var phase: Phase
    /// The location of the pointer, in points of the window.
    package var location: CGPoint
    /// How far the viewport is to move over the content, in points: a positive height reveals what is below.
    package var distance: CGVector
    /// The time, in seconds on the tree's clock. An earlier time counts as the current one.
    package var time: Double

    package init(_ phase: Phase, at location: CGPoint, by distance: CGVector = .zero, time: Double) {
        self.phase = phase
        self.location = location
        self.distance = distance
        self.time = time
    }
}

/// A scroll in progress on a touchpad.
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

    /// The velocity over the last tenth of a second, in points per second.
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
    /// Handles a scroll event. Returns whether there is a view for it.
    func handle(_ event: ScrollEvent) -> Bool {
        switch event.phase {
        case .stepped:
            switch target(of: event) {
            case .receiver: return true
            case .scroll(let scroll):
                scroll.step(by: event.distance)
                return true
            case nil: return false
            }
        case .began:
            touchpadReceiver = nil
            switch target(of: event) {
            case .receiver(let receiver):
                touchpadReceiver = receiver
                return true
            case .scroll(let scroll):
                guard scroll.isScrollEnabled else { return false }
                touchpad = TouchpadMovement(scroll)
                scroll.hold()
                return true
            case nil: return false
            }
        case .moved:
            if let touchpadReceiver { return touchpadReceiver.receive(event) }
            guard let scroll = touchpad?.scroll, !scroll.hasEnded else { return false }
            touchpad?.add(event.distance, at: event.time)
            scroll.drag(by: event.distance)
            return true
        case .ended, .cancelled:
            if let receiver = touchpadReceiver {
                touchpadReceiver = nil
                return receiver.receive(event)
            }
            guard let movement = touchpad else { return false }
            touchpad = nil
            guard !movement.scroll.hasEnded else { return false }
            movement.scroll.letGo(velocity: event.phase == .ended ? movement.velocity(at: event.time) : .zero)
            return true
        }
    }

    /// A view that reacts to scroll events.
    private enum ScrollTarget {
        /// A view that has received the event.
        case receiver(ScrollReceiverNode)
        case scroll(ScrollNode)
    }

    /// Finds the innermost view at the location that reacts to an event: a scroll view that the event can move, or a view that receives it. Otherwise
    /// it is the innermost scroll view.
    private func target(of event: ScrollEvent) -> ScrollTarget? {
        var innermost: ScrollNode?
        for node in tree.hitPath(at: event.location) {
            if let receiver = node as? ScrollReceiverNode {
                if receiver.receive(event) { return .receiver(receiver) }
            } else if let scroll = node as? ScrollNode {
                if event.phase == .stepped ? scroll.canStep(by: event.distance) : !scroll.draggableAxes.isEmpty { return .scroll(scroll) }
                innermost = innermost ?? scroll
            }
        }
        return innermost.map { .scroll($0) }
    }
}

extension ViewTree {
    /// Dispatches a scroll event. Returns whether there is a view for it.
    @discardableResult
    package func send(_ event: ScrollEvent) -> Bool {
        update()
        advance(to: event.time)
        guard var event = monitored(event) else { return true }
        event.time = clock.time
        pointers.pressHovered()
        let hasReacted = pointers.handle(event)
        update()
        return hasReacted
    }
}
