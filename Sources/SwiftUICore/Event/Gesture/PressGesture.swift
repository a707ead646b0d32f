import CoreGraphics

/// The press of a control: pressed while the pointer is over the control or near it, and performed when it is released there.
///
/// It is recognised only at the release, so that a drag of an enclosing view, such as a scroll view, can still take over.
nonisolated package struct PressGesture: PrimitiveGesture {
    /// Whether the control is pressed now.
    package typealias Value = Bool

    /// How far outside the view's frame a pointer that went down on the view still presses it, in points.
    var tolerance: CGFloat
    /// Called when the control becomes pressed and when it is no longer pressed.
    var pressed: (Bool) -> Void
    /// Whether the action repeats while the control is held.
    var repeats = false
    /// Called when the pointer is released while the control is pressed and, with `repeats`, repeatedly while it is held.
    var action: () -> Void

    nonisolated package static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Bool> { PressRecognizer(gesture) }
}

private final class PressRecognizer: _GestureRecognizer<Bool> {
    private var gesture: PressGesture
    private var pointer: Int?
    private var isShownPressed = false
    private var hasActed = false
    /// The time of the next repetition; nil while the control is not pressed.
    private var nextRepeat: Double?
    private var pendingRepeats = 0
    private var hasRepeated = false

    /// The delay before the first repetition, and between the following ones, in seconds.
    private static let repeatDelay = 0.5
    private static let repeatInterval = 0.1

    init(_ gesture: PressGesture) {
        self.gesture = gesture
    }

    override var deadline: Double? { phase.progress.isOver ? nil : nextRepeat }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        if pointer == nil { pointer = input.pointers.first { $0.phase == .began }?.id }
        guard let moved = input.pointers.first(where: { $0.id == pointer }) else { return }
        let location = input.convert(moved.location, to: .local)
        let reach = CGRect(origin: .zero, size: input.node.size).insetBy(dx: -gesture.tolerance, dy: -gesture.tolerance)
        let isPressed = moved.phase == .began || reach.contains(location)
        if moved.phase == .ended {
            phase = isPressed ? .ended(false) : .failed
        } else {
            phase = .possible(isPressed)
            countRepeats(until: input.time, isPressed: isPressed)
        }
    }

    private func countRepeats(until time: Double, isPressed: Bool) {
        guard gesture.repeats, isPressed else { return nextRepeat = nil }
        guard var next = nextRepeat else { return nextRepeat = time + Self.repeatDelay }
        while next <= time + 1e-9 {
            pendingRepeats += 1
            next += Self.repeatInterval
        }
        nextRepeat = next
    }

    override func commit() {
        let isPressed = phase.currentValue ?? false
        if isPressed != isShownPressed {
            isShownPressed = isPressed
            gesture.pressed(isPressed)
        }
        for _ in 0..<pendingRepeats {
            hasRepeated = true
            withTransaction(\.isContinuous, true) { gesture.action() }
        }
        pendingRepeats = 0
        if case .ended = phase, !hasActed, !hasRepeated {
            hasActed = true
            gesture.action()
        }
    }

    override func adopt(_ newer: _GestureRecognizer<Bool>) {
        if let newer = newer as? PressRecognizer { gesture = newer.gesture }
    }
}

extension View {
    /// Calls a function when a press of a button begins or ends, and another when the press is completed.
    nonisolated public func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View {
        onPress(tolerance: 70, pressed: pressing ?? { _ in }, perform: action)
    }

    /// Calls a function when the pressed state of the view changes, and another when a press is completed.
    nonisolated package func onPress(
        tolerance: CGFloat, repeats: Bool = false, pressed: @escaping (Bool) -> Void, perform action: @escaping () -> Void
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: PressGesture(tolerance: tolerance, pressed: pressed, repeats: repeats, action: action), priority: .normal,
                mask: .all, name: "press"))
    }
}
