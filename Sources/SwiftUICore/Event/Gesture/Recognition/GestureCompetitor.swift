/// A gesture of a node that takes part in a gesture contest.
class GestureCompetitor {
    let node: ViewNode
    /// Whether it has been excluded because another gesture has won.
    var isOut = false

    init(node: ViewNode) {
        self.node = node
    }

    var progress: GestureProgress { .failed }
    var isDecisive: Bool { false }
    var hasSomethingToShow: Bool { false }
    var deadline: Double? { nil }
    var tapCount: Int { 0 }

    func update(time: Double, pointers: [GesturePointer]) {}
    func commit() {}
    /// Reports a press that the gesture may show while gestures of higher precedence are still possible.
    func showPress() {}
    /// Fails the gesture, and reports that.
    func cancel() {}
}

final class TypedGestureCompetitor<Value>: GestureCompetitor {
    let recognizer: _GestureRecognizer<Value>

    init(node: ViewNode, recognizer: _GestureRecognizer<Value>) {
        self.recognizer = recognizer
        super.init(node: node)
    }

    override var progress: GestureProgress { recognizer.phase.progress }
    override var isDecisive: Bool { recognizer.isDecisive }
    override var hasSomethingToShow: Bool { recognizer.phase.currentValue != nil }
    override var deadline: Double? { recognizer.deadline }
    override var tapCount: Int { recognizer.tapCount }

    override func update(time: Double, pointers: [GesturePointer]) {
        recognizer.update(GestureInput(time: time, pointers: pointers, node: node))
    }

    override func commit() { recognizer.commit() }
    override func showPress() { recognizer.showPress() }

    override func cancel() {
        isOut = true
        // A gesture may have failed in the update in which another one has won, and has not reported it yet.
        if progress != .failed { recognizer.fail() }
        recognizer.commit()
    }
}
