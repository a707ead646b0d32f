/// A recogniser that combines two others.
class CombiningRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>

    init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
        self.first = first
        self.second = second
    }

    override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

    override func adopt(_ newer: _GestureRecognizer<Value>) {
        guard let newer = newer as? CombiningRecognizer<First, Second, Value> else { return }
        first.adopt(newer.first)
        second.adopt(newer.second)
    }

    override func fail() {
        super.fail()
        first.fail()
        second.fail()
    }

    /// Fails the parts that are not over, after the whole has failed.
    final func failParts() {
        if !first.phase.progress.isOver { first.phase = .failed }
        if !second.phase.progress.isOver { second.phase = .failed }
    }
}

final class SimultaneousRecognizer<First, Second, Value>: CombiningRecognizer<First, Second, Value> {
    private let combine: (First?, Second?) -> Value

    init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, _ combine: @escaping (First?, Second?) -> Value) {
        self.combine = combine
        super.init(first, second)
    }

    override var isDecisive: Bool {
        (first.isDecisive && first.phase.progress != .failed) || (second.isDecisive && second.phase.progress != .failed)
    }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        first.update(input)
        second.update(input)
        let value = combine(first.phase.anyValue, second.phase.anyValue)
        switch (first.phase.progress, second.phase.progress) {
        case (.failed, .failed): phase = .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): phase = .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): phase = .active(value)
        default:
            let hasValue = first.phase.anyValue != nil || second.phase.anyValue != nil
            phase = .possible(hasValue ? value : nil)
        }
    }

    override func commit() {
        if phase.progress == .failed { failParts() }
        first.commit()
        second.commit()
    }
}

final class SequenceRecognizer<First, Second, Value>: CombiningRecognizer<First, Second, Value> {
    private let showFirst: (First) -> Value
    private let showSecond: (First, Second?) -> Value
    /// The time by which the second gesture must begin once all pointers are up.
    private var limit: Double?

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, _ showFirst: @escaping (First) -> Value,
        _ showSecond: @escaping (First, Second?) -> Value
    ) {
        self.showFirst = showFirst
        self.showSecond = showSecond
        super.init(first, second)
    }

    override var deadline: Double? {
        [first.deadline, second.deadline, phase.progress.isOver ? nil : limit].compactMap { $0 }.min()
    }

    override var isDecisive: Bool { first.phase.progress == .ended ? first.isDecisive || second.isDecisive : first.isDecisive }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        first.update(input)
        guard case .ended(let value) = first.phase else {
            phase = first.phase.map(showFirst)
            return
        }
        second.update(input)
        phase =
            switch second.phase {
            case .possible(let shown): .active(showSecond(value, shown))
            case .active(let shown): .active(showSecond(value, shown))
            case .ended(let shown): .ended(showSecond(value, shown))
            case .failed: .failed
            }
        waitForPointer(input)
    }

    private func waitForPointer(_ input: GestureInput) {
        guard !phase.progress.isOver, !input.pointers.contains(where: { $0.phase != .ended }) else { return limit = nil }
        if let limit, input.time > limit + 1e-9 { return phase = .failed }
        if limit == nil { limit = input.time + TapLimits.delay }
    }

    override func commit() {
        if phase.progress == .failed { failParts() }
        first.commit()
        if first.phase.progress == .ended || second.phase.progress == .failed { second.commit() }
    }
}

final class ExclusiveRecognizer<First, Second, Value>: CombiningRecognizer<First, Second, Value> {
    private let showFirst: (First) -> Value
    private let showSecond: (Second) -> Value
    private var isSecondChosen = false

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, _ showFirst: @escaping (First) -> Value,
        _ showSecond: @escaping (Second) -> Value
    ) {
        self.showFirst = showFirst
        self.showSecond = showSecond
        super.init(first, second)
    }

    override var isDecisive: Bool { isSecondChosen ? second.isDecisive : first.isDecisive }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        if !isSecondChosen { first.update(input) }
        second.update(input)
        let isFirstChosen = first.phase.progress == .active || first.phase.progress == .ended
        if isFirstChosen {
            if !second.phase.progress.isOver || second.phase.progress == .ended { second.phase = .failed }
        } else if first.phase.progress == .failed || (second.isDecisive && second.phase.progress != .possible && second.phase.progress != .failed) {
            isSecondChosen = true
            first.phase = .failed
        }
        phase = isSecondChosen ? second.phase.map(showSecond) : first.phase.map(showFirst)
    }

    override func commit() {
        if phase.progress == .failed { failParts() }
        first.commit()
        if isSecondChosen || second.phase.progress == .failed { second.commit() }
    }
}

extension GesturePhase {
    /// The value in any state that has one.
    var anyValue: Value? {
        if case .ended(let value) = self { return value }
        return currentValue
    }
}
