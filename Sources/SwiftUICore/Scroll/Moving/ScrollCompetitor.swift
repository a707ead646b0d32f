import CoreGraphics

/// A scroll view's part in the competition for pointers: a touch that moves along its axes moves its window.
final class ScrollCompetitor: GestureCompetitor {
    private let scroll: ScrollNode
    private let axes: Axis.Set
    private var state = GestureProgress.possible
    private var pointer: Int?
    /// Where the finger is and how fast, in the scroll view's coordinates.
    private var location = CGPoint.zero
    private var velocity = CGVector.zero
    /// Where the finger was when the window last followed.
    private var followed = CGPoint.zero
    private var isHolding = false

    /// Nil when touches do not move the window.
    init?(_ scroll: ScrollNode) {
        // A mouse presses and selects; it scrolls with its wheel.
        guard scroll.isScrollEnabled, !scroll.tree.environment.platformProfile.isMac else { return nil }
        self.scroll = scroll
        axes = scroll.draggableAxes
        guard !axes.isEmpty else { return nil }
        super.init(node: scroll)
    }

    override var progress: GestureProgress { state }
    override var isDecisive: Bool { true }

    override func update(time: Double, pointers: [GesturePointer]) {
        guard !state.isOver else { return }
        let input = GestureInput(time: time, pointers: pointers, node: scroll)
        if pointer == nil, let touched = pointers.first(where: { $0.phase == .began }) {
            pointer = touched.id
            followed = input.convert(touched.start, to: .local)
            // Who touches content on its way wants to stop it, not to tap what lies there.
            if scroll.isCoasting { state = .active }
            scroll.hold()
            isHolding = true
        }
        guard let moved = pointers.first(where: { $0.id == pointer }) else { return }
        location = input.convert(moved.location, to: .local)
        let before = input.convert(
            CGPoint(x: moved.location.x - moved.velocity.width, y: moved.location.y - moved.velocity.height), to: .local)
        velocity = CGVector(dx: before.x - location.x, dy: before.y - location.y)
        if state == .possible { recognize() }
        if moved.phase == .ended { state = state == .active ? .ended : .failed }
    }

    private func recognize() {
        let way = CGVector(dx: location.x - followed.x, dy: location.y - followed.y)
        let length = hypot(way.dx, way.dy)
        let isAlong = switch axes {
        case .horizontal: abs(way.dx) >= abs(way.dy) && abs(way.dx) >= ScrollPhysics.slack
        case .vertical: abs(way.dy) >= abs(way.dx) && abs(way.dy) >= ScrollPhysics.slack
        default: length >= ScrollPhysics.slack
        }
        guard isAlong else { return }
        state = .active
        // What it took to see that it is a drag does not move the window.
        followed.x += way.dx / length * ScrollPhysics.slack
        followed.y += way.dy / length * ScrollPhysics.slack
    }

    override func commit() {
        guard isHolding else { return }
        switch state {
        case .possible: break
        case .active: follow()
        case .ended:
            follow()
            letGo(velocity)
        case .failed: letGo(.zero)
        }
    }

    private func follow() {
        guard location != followed else { return }
        let distance = CGVector(
            dx: axes.contains(.horizontal) ? followed.x - location.x : 0, dy: axes.contains(.vertical) ? followed.y - location.y : 0)
        followed = location
        scroll.drag(by: distance)
    }

    private func letGo(_ velocity: CGVector) {
        isHolding = false
        guard !scroll.hasEnded else { return }
        scroll.letGo(velocity: CGVector(
            dx: axes.contains(.horizontal) ? velocity.dx : 0, dy: axes.contains(.vertical) ? velocity.dy : 0))
    }

    override func cancel() {
        isOut = true
        guard !state.isOver else { return }
        state = .failed
        commit()
    }
}

extension ScrollNode {
    /// The axes along which touches move the window: those with something to scroll, and those along which it can be pulled
    /// over the ends, unless a scroll view around has something to scroll there.
    var draggableAxes: Axis.Set {
        var result: Axis.Set = []
        for axis in Axis.allCases where scrolls(along: axis) {
            if largestOffset[axis] > 0 {
                result.insert(Axis.Set(axis))
            } else if bounces(along: axis) {
                var outer = enclosingScrollNode
                while let current = outer, !current.scrolls(along: axis) || current.largestOffset[axis] <= 0 { outer = current.enclosingScrollNode }
                if outer == nil { result.insert(Axis.Set(axis)) }
            }
        }
        return result
    }
}
