import CoreGraphics

/// The scroll view's competitor in gesture contests: a touch that moves along the scroll axes moves the viewport.
final class ScrollCompetitor: GestureCompetitor {
    private let scroll: ScrollNode
    private let axes: Axis.Set
    private var state = GestureProgress.possible
    private var pointer: Int?
    /// The position and velocity of the finger, in the scroll view's coordinates.
    private var location = CGPoint.zero
    private var velocity = CGVector.zero
    /// The position of the finger when the viewport was last moved.
    private var followed = CGPoint.zero
    private var isHolding = false

    /// Fails if touches do not move the viewport.
    init?(_ scroll: ScrollNode) {
        // A mouse clicks and selects; it scrolls with its wheel.
        guard scroll.isScrollEnabled, !scroll.tree.environment.platformProfile.isMac else { return nil }
        self.scroll = scroll
        axes = scroll.environmentScope.values.yieldsVerticalDrags ? scroll.draggableAxes.intersection(.horizontal) : scroll.draggableAxes
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
            // A touch on moving content stops it, rather than tapping the content.
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
        let isAlong =
            switch axes {
            case .horizontal: abs(way.dx) >= abs(way.dy) && abs(way.dx) >= ScrollPhysics.slack
            case .vertical: abs(way.dy) >= abs(way.dx) && abs(way.dy) >= ScrollPhysics.slack
            default: length >= ScrollPhysics.slack
            }
        guard isAlong else { return }
        guard !isPullForEnclosingView(way) else {
            state = .failed
            return
        }
        state = .active
        // The distance needed to recognise the drag does not move the viewport.
        followed.x += way.dx / length * ScrollPhysics.slack
        followed.y += way.dy / length * ScrollPhysics.slack
    }

    /// Whether a movement pulls down content that is at its top, which belongs to an enclosing sheet.
    private func isPullForEnclosingView(_ way: CGVector) -> Bool {
        axes.contains(.vertical) && way.dy > abs(way.dx) && scroll.offset.y <= 0 && scroll.environmentScope.values.yieldsPulls
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
        scroll.letGo(
            velocity: CGVector(
                dx: axes.contains(.horizontal) ? velocity.dx : 0, dy: axes.contains(.vertical) ? velocity.dy : 0))
    }

    override func cancel() {
        isOut = true
        if !state.isOver { state = .failed }
        // A touch that has just ended may belong to a view that has won, such as a button, before the viewport was let go.
        if isHolding { letGo(.zero) }
    }
}

extension EnvironmentValues {
    /// Whether vertical touches on scroll views belong to an enclosing view, such as a sheet that they resize.
    @Entry package var yieldsVerticalDrags = false
    /// Whether touches that pull down a scroll view whose content is at its top belong to an enclosing view, such as a sheet that they dismiss.
    @Entry package var yieldsPulls = false
}

extension ScrollNode {
    /// The axes along which touches move the viewport: those with content to scroll, and those along which it can bounce, unless an
    /// enclosing scroll view has content to scroll there.
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
