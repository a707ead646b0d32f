import AttributeGraph

/// The content for the phase that has been reached, which leads to the next one.
final class PhaseCell<Phase: Equatable, Content: View>: TrackedCell<Content?>, ValueObserver {
    private let source: _GraphValue<PhaseSequence<Phase, Content>>
    private var index = 0
    /// How many runs were begun; what remains of an earlier one does not count.
    private var run = 0
    private var isRunning = false
    /// When the present phase was begun.
    private var phaseTime = -Double.infinity

    static func makeView(_ source: _GraphValue<PhaseSequence<Phase, Content>>, inputs: _ViewInputs) {
        let cell = PhaseCell(source: source, inputs: inputs)
        NativeStack.withSpace {
            Content?._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.with { $0.depth += 1 })
        }
    }

    private init(source: _GraphValue<PhaseSequence<Phase, Content>>, inputs: _ViewInputs) {
        self.source = source
        super.init(tree: inputs.tree, depth: inputs.depth)
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

    /// Begins the way to the next phase.
    private func goOn(_ run: Int) {
        guard run == self.run, isRunning, !hasEnded else { return }
        let sequence = source.value
        guard sequence.phases.count > 1 else {
            isRunning = false
            return
        }
        guard phaseTime != tree.time else {
            // A phase that takes no time is seen for one picture.
            return tree.setAlarm(at: tree.time, for: self)
        }
        phaseTime = tree.time
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
        tree.removeAlarm(of: self)
        super.end()
    }
}

/// The step to a phase, which waits for its turn like any other change.
private final class PhaseChange<Phase: Equatable, Content: View>: PendingWrite {
    private weak var cell: PhaseCell<Phase, Content>?
    private let index: Int

    init(_ cell: PhaseCell<Phase, Content>, index: Int) {
        self.cell = cell
        self.index = index
    }

    func commit(batch: Int) { cell?.show(index) }
}
