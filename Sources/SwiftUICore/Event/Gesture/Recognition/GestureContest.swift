/// The competition of the gestures of one place for the pointers there.
///
/// Of those that exclude each other one wins: the first that is recognised while none in front of it may still be. One that
/// shows clearly what it is (a drag after ten points, a long press) does not wait for those in front.
final class GestureContest {
    /// Those that exclude each other, in the order of preference.
    private var competitors: [GestureCompetitor] = []
    /// Those that go on whatever the others do.
    private var companions: [GestureCompetitor] = []
    private var winner: GestureCompetitor?
    private(set) var pointers: [GesturePointer] = []
    /// Whether a function of the program's may have been called.
    private(set) var hasReacted = false

    /// A contest of the gestures on a path of views, the innermost first; nil if there are none.
    init?(path: [ViewNode]) {
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

    /// Whether a pointer that meets these views belongs here.
    func concerns(_ path: [ViewNode]) -> Bool {
        all.contains { competitor in path.contains { $0 === competitor.node } }
    }

    /// When time alone may change something.
    var deadline: Double? { all.filter { !$0.isOut }.compactMap(\.deadline).min() }

    /// Whether nothing more can come of it.
    var isOver: Bool {
        guard pointers.isEmpty else { return false }
        if let winner, companions.isEmpty { return winner.progress.isOver }
        return !all.contains { !$0.isOut && !$0.progress.isOver && $0.deadline != nil }
            && (winner == nil || winner!.progress.isOver || winner!.deadline == nil)
    }

    /// Takes in an event of a pointer.
    func handle(_ event: PointerEvent) {
        for index in pointers.indices { pointers[index].phase = .resting }
        let sample = (time: event.time, location: event.location)
        if event.phase == .began {
            pointers.append(GesturePointer(
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

    /// Takes in that time has passed.
    func timePassed(_ time: Double) {
        for index in pointers.indices { pointers[index].phase = .resting }
        update(time: time)
    }

    private func update(time: Double) {
        for competitor in all where competitor.node.hasEnded { competitor.cancel() }
        for competitor in all where !competitor.isOut { competitor.update(time: time, pointers: pointers) }
        chooseWinner()
        if let winner {
            winner.commit()
            hasReacted = true
        } else {
            for competitor in competitors where competitor.progress == .failed { competitor.commit() }
            competitors.first { $0.progress == .possible && $0.hasSomethingToShow }?.commit()
        }
        for companion in companions {
            if companion.progress == .active || companion.progress == .ended { hasReacted = true }
            companion.commit()
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
                guard !isBlocked || competitor.isDecisive else { continue }
                winner = competitor
                for other in competitors where other !== competitor { other.cancel() }
                return
            }
        }
    }

    /// Ends it: what has not ended was nothing.
    func cancel() {
        for competitor in all where !competitor.progress.isOver { competitor.cancel() }
        pointers = []
    }
}
