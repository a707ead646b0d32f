/// A gesture that is recognised only while modifier keys are held.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let modifiers: EventModifiers

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        ModifiersRecognizer(Content._makeGesture(gesture.content), modifiers: gesture.modifiers)
    }
}

extension Gesture {
    /// Returns this gesture, recognised only if all of some modifier keys are held when the first pointer goes down.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

private final class ModifiersRecognizer<Value>: WrappingRecognizer<Value> {
    private let modifiers: EventModifiers
    private var hasBegun = false

    init(_ base: _GestureRecognizer<Value>, modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(base)
    }

    override func update(_ input: GestureInput) {
        if !hasBegun, !input.pointers.isEmpty {
            hasBegun = true
            if !input.node.tree.environment.heldModifierKeys.isSuperset(of: modifiers) { base.phase = .failed }
        }
        guard !base.phase.progress.isOver else { return phase = base.phase }
        super.update(input)
    }
}
