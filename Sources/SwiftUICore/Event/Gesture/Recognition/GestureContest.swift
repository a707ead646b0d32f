import CoreGraphics

/// Decides which of the gestures under a pointer is recognised.
///
/// Of the competitors, which exclude each other, one wins: the first that is recognised while no competitor of higher precedence
/// is still possible. A decisive gesture (a drag after ten points, a long press) does not wait for those of higher precedence.
final class GestureContest {
    /// The gestures that exclude each other, in the order of precedence.
    private var competitors: [GestureCompetitor] = []
    /// The gestures that are recognised independently of the others.
    private var companions: [GestureCompetitor] = []
    private var winner: GestureCompetitor?
    private(set) var pointers: [GesturePointer] = []
    /// Whether a callback of a recognised gesture may have been called.
    private(set) var hasReacted = false

    /// Creates a contest of the gestures on the hit path of a point in the window (innermost first); nil if there are none.
    init?(path: [ViewNode], at point: CGPoint) {
        if let text = path.first as? TextNode, let competitor = text.makeLinkCompetitor(at: point) { competitors.append(competitor) }
        for element in path {
            if let scroll = element as? ScrollNode, let competitor = ScrollCompetitor(scroll) { competitors.append(competitor) }
            guard let node = element as? GestureNode else { continue }
            if !node.mask.contains(.subviews) {
                competitors = []
                companions = []
            }
            guard node.mask.contains(.gesture), node.environmentScope.values.isEnabled else { continue }
            switch node.priority {
            case .normal: competitors.append(node.makeCompetitor())
            case .high: competitors.insert(node.makeCompetitor(), at: 0)
            case .simultaneous: companions.append(node.makeCompetitor())
            }
        }
        if competitors.isEmpty, companions.isEmpty { return nil }
    }

    private var all: [GestureCompetitor] { competitors + companions }

    /// Whether a pointer with this hit path belongs to this contest.
    func concerns(_ path: [ViewNode]) -> Bool {
        all.contains { competitor in path.contains { $0 === competitor.node } }
    }

    /// The next time at which the contest must be updated even without a pointer event.
    var deadline: Double? { all.filter { !$0.isOut }.compactMap(\.deadline).min() }

    /// Whether the contest has been decided and none of its gestures can change any more.
    var isOver: Bool {
        guard pointers.isEmpty else { return false }
        if let winner, companions.isEmpty { return winner.progress.isOver }
        return !all.contains { !$0.isOut && !$0.progress.isOver && $0.deadline != nil }
            && (winner == nil || winner!.progress.isOver || winner!.deadline == nil)
    }

    /// Updates the gestures with a pointer event.
    func handle(_ event: PointerEvent) {
        for index in pointers.indices { pointers[index].phase = .resting }
        let sample = (time: event.time, location: event.location)
        if event.phase == .began {
            pointers.append(
                GesturePointer(
                    id: event.pointer, phase: .began, start: event.location, location: event.location, startTime: event.time,
                    samples: [sample]))
        } else if let index = pointers.firstIndex(where: { $0.id == event.pointer }) {
            pointers[index].phase = event.phase == .ended ? .ended : .moved
            pointers[index].location = event.location
            pointers[index].samples.append(sample)
            pointers[index].samples.removeAll { event.time - $0.time > 0.25 }
        }
        update(time: event.time)
        pointers.removeAll { $0.phase == .ended }
    }

    /// Updates the gestures because time has passed.
    func timePassed(_ time: Double) {
        for index in pointers.indices { pointers[index].phase = .resting }
        update(time: time)
    }

    private func update(time: Double) {
        for competitor in all where competitor.node.hasEnded { competitor.cancel() }
        for competitor in all where !competitor.isOut { competitor.update(time: time, pointers: pointers) }
        chooseWinner()
        // The outermost first, and before the winner, as SwiftUI was measured to do on macOS 26.
        for companion in companions.reversed() {
            if companion.progress == .active || companion.progress == .ended { hasReacted = true }
            companion.commit()
        }
        if let winner {
            winner.commit()
            hasReacted = true
        } else {
            for competitor in competitors where competitor.progress == .failed { competitor.commit() }
            competitors.first { $0.progress == .possible && $0.hasSomethingToShow }?.commit()
            for competitor in competitors where !competitor.isOut { competitor.showPress() }
        }
    }

    private func chooseWinner() {
        guard winner == nil else { return }
        var isBlocked = false
        for competitor in competitors where !competitor.isOut {
            switch competitor.progress {
            case .failed: continue
            case .possible: isBlocked = true
            case .active, .ended:
                guard !isBlocked || competitor.isDecisive, !waitsForTaps(competitor) else { continue }
                winner = competitor
                for other in competitors where other !== competitor { other.cancel() }
                return
            }
        }
    }

    /// Whether a gesture is one of taps that are, or may still become, the more taps of another gesture.
    ///
    /// On macOS a double click on a view wins over the single click of a view in it (measured on macOS 27). On iOS the inner one does not wait.
    private func waitsForTaps(_ competitor: GestureCompetitor) -> Bool {
        guard competitor.tapCount > 0,
            competitors.contains(where: { !$0.isOut && $0.progress != .failed && $0.tapCount > competitor.tapCount })
        else { return false }
        return competitor.node.environmentScope.values.platformProfile.isMac
    }

    /// Cancels the contest: gestures that are not over fail.
    func cancel() {
        for competitor in all where !competitor.progress.isOver { competitor.cancel() }
        pointers = []
    }
}
