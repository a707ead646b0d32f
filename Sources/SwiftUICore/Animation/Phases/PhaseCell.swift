import AttributeGraph

/// The cell of the content for the current phase, which also advances the phases.
final class PhaseCell<Phase: Equatable, Content: View>: TrackedCell<Content?>, ValueObserver {
    private let source: _GraphValue<PhaseSequence<Phase, Content>>
    private var index = 0
    /// The number of runs started; completions of earlier runs are ignored.
    private var run = 0
    private var isRunning = false
    /// The time at which the current phase started.
    private var phaseTime = -Double.infinity

    static func makeView(_ source: _GraphValue<PhaseSequence<Phase, Content>>, inputs: _ViewInputs) {
        let cell = PhaseCell(source: source, inputs: inputs)
        NativeStack.withSpace {
            Content?._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.with { $0.depth += 1 })
        }
    }

    private init(source: _GraphValue<PhaseSequence<Phase, Content>>, inputs: _ViewInputs) {
        self.source = source
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        performUpdate()
        if source.value.trigger == nil { start() }
    }

    override var viewName: String? { "PhaseAnimator" }

    override func makeValue() -> Content? {
        let sequence = source.value
        guard !sequence.phases.isEmpty else { return nil }
        return sequence.content(sequence.phases[min(index, sequence.phases.count - 1)])
    }

    func valueChanged(from old: PhaseSequence<Phase, Content>, to new: PhaseSequence<Phase, Content>) {
        guard !isSame(old, new) else { return }
        invalidate()
        if !new.hasSameTrigger(as: old) { start() }
    }

    private func start() {
        run += 1
        isRunning = true
        tree.schedule { [weak self, run] in self?.goOn(run) }
    }

    /// Starts the transition to the next phase.
    private func goOn(_ run: Int) {
        guard run == self.run, isRunning, !hasEnded else { return }
        let sequence = source.value
        guard sequence.phases.count > 1 else {
            isRunning = false
            return
        }
        guard phaseTime != tree.clock.time else {
            // A phase without duration is shown for one frame.
            return tree.clock.setAlarm(at: tree.clock.time, for: self)
        }
        phaseTime = tree.clock.time
        let next = (min(index, sequence.phases.count - 1) + 1) % sequence.phases.count
        if next == 0, sequence.trigger != nil { isRunning = false }
        var transaction = Transaction(animation: sequence.animation(sequence.phases[next]))
        transaction.addAnimationCompletion(criteria: .logicallyComplete) { [weak self] in self?.goOn(run) }
        withTransaction(transaction) { _ = tree.add(PhaseChange(self, index: next), to: .current) }
    }

    override func timeChanged() { goOn(run) }

    fileprivate func show(_ index: Int) {
        guard !hasEnded else { return }
        self.index = index
        invalidate()
    }

    override func end() {
        guard !hasEnded else { return }
        tree.clock.removeAlarm(of: self)
        super.end()
    }
}

/// The change to a phase, queued like any other change of state.
private final class PhaseChange<Phase: Equatable, Content: View>: PendingWrite {
    private weak var cell: PhaseCell<Phase, Content>?
    private let index: Int

    init(_ cell: PhaseCell<Phase, Content>, index: Int) {
        self.cell = cell
        self.index = index
    }

    func commit(batch: Int) { cell?.show(index) }
}
