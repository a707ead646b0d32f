import CoreGraphics

/// Dispatches pointer events to the gestures under the pointers.
final class PointerDispatcher: ViewElement {
    private var contests: [GestureContest] = []
    /// The scroll in progress on a touchpad.
    var touchpad: TouchpadMovement?
    /// The view that has reacted to the beginning of a scroll on a touchpad.
    var touchpadReceiver: ScrollReceiverNode?
    private var pressedTarget: PressedFocusTarget?
    /// The hovered nodes of each pointer that hovers over the window.
    private var hovered: [Int: [HoverNode]] = [:]

    init(tree: ViewTree) {
        super.init(tree: Unretained(tree), depth: 0)
    }

    /// Handles an event. Returns whether a gesture has reacted.
    func handle(_ event: PointerEvent) -> Bool {
        switch event.phase {
        case .hovered, .left:
            hover(event)
            return false
        case .began:
            pressHovered()
            let path = tree.hitPath(at: event.location)
            tree.selectedText.follow(event, path: path)
            pressedTarget = PressedFocusTarget(path: path, event: event)
            if tree.environment.platformProfile.isMac { pressedTarget?.takeFocus() }
            if let contest = contests.first(where: { $0.concerns(path) }) ?? newContest(path, at: event.location) { contest.handle(event) }
        case .moved, .ended:
            tree.selectedText.follow(event, path: [])
            if event.phase == .ended {
                pressedTarget?.takeFocus(at: event)
                // A monitor may keep the next press from the views, but not its release.
                pressedTarget = nil
            }
            for contest in contests where contest.pointers.contains(where: { $0.id == event.pointer }) { contest.handle(event) }
        case .cancelled:
            for contest in contests where contest.pointers.contains(where: { $0.id == event.pointer }) { contest.cancel() }
        }
        return endContests()
    }

    private func newContest(_ path: [ViewNode], at point: CGPoint) -> GestureContest? {
        guard let contest = GestureContest(path: path, at: point) else { return nil }
        contests.append(contest)
        return contest
    }

    /// Removes contests that are over. Returns whether a gesture of any contest has reacted.
    private func endContests() -> Bool {
        let hasReacted = contests.contains(where: \.hasReacted)
        for contest in contests where contest.isOver { contest.cancel() }
        contests.removeAll(where: \.isOver)
        if contests.contains(where: { $0.deadline != nil }) { tree.clock.startTiming(self) } else { tree.clock.stopTiming(self) }
        return hasReacted
    }

    override func timeChanged() {
        for contest in contests where contest.deadline.map({ $0 <= tree.clock.time + 1e-9 }) ?? false { contest.timePassed(tree.clock.time) }
        _ = endContests()
    }

    /// Cancels all contests and scrolls.
    func cancelAll() {
        for contest in contests { contest.cancel() }
        contests = []
        touchpad = nil
        touchpadReceiver = nil
        tree.clock.stopTiming(self)
    }

    // MARK: Hovering

    private func hover(_ event: PointerEvent) {
        let path = event.phase == .left ? [] : tree.hitPath(at: event.location)
        let now = path.compactMap { $0 as? HoverNode }
        for node in hovered[event.pointer] ?? [] where !node.hasEnded && !now.contains(where: { $0 === node }) { node.hover(nil) }
        hovered[event.pointer] = now.isEmpty ? nil : now
        for node in now { node.hover(event.location) }
    }

    /// Tells the hovered nodes that the pointer presses or scrolls, which closes help.
    func pressHovered() {
        for node in hovered.values.joined() where !node.hasEnded { node.press() }
    }
}

extension ViewTree {
    /// Whether a gesture exists at a point of the window, in points.
    package func takesPresses(at point: CGPoint) -> Bool {
        update()
        return GestureContest(path: hitPath(at: point), at: point) != nil
    }

    /// Dispatches a pointer event. Returns whether a gesture has reacted.
    @discardableResult
    package func send(_ event: PointerEvent) -> Bool {
        update()
        advance(to: event.time)
        guard var event = monitored(event) else { return true }
        event.time = clock.time
        trackUndo(event.phase)
        let hasReacted = pointers.handle(event)
        update()
        endUndoEvent()
        return hasReacted
    }

    /// Simulates taps at a point of the window, in points, a tenth of a second apart. Returns whether a gesture has reacted.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1) -> Bool {
        var hasReacted = false
        for number in 0..<max(1, count) {
            if number > 0 { advance(to: clock.time + 0.1) }
            hasReacted = send(PointerEvent(.began, at: point, time: clock.time)) || hasReacted
            hasReacted = send(PointerEvent(.ended, at: point, time: clock.time)) || hasReacted
        }
        return hasReacted
    }
}
