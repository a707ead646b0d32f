import CoreGraphics

/// A gesture that is recognised when a pointer stays down in place for a duration.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    /// How long the pointer must stay down, in seconds. Negative and NaN values count as 0.
    public var minimumDuration: Double
    /// How far the pointer may move before the gesture fails, in points. A negative distance lets any movement fail; NaN limits nothing.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture with a duration in seconds and a distance in points.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Bool> { LongPressRecognizer(gesture) }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    private var gesture: LongPressGesture
    private var pointer: Int?
    private var limit: Double?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
    }

    override var deadline: Double? { phase.progress == .possible ? limit : nil }
    /// A press that is recognised as soon as it begins would leave no other gesture a chance.
    override var isDecisive: Bool { phase.progress == .ended && gesture.minimumDuration > 0 }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        for moved in input.pointers {
            if pointer == nil, moved.phase == .began {
                pointer = moved.id
                limit = input.time + max(0, gesture.minimumDuration.isNaN ? 0 : gesture.minimumDuration)
                phase = .possible(true)
            } else if moved.id == pointer, moved.distance > gesture.maximumDistance {
                phase = .failed
            }
        }
        guard let limit, !phase.progress.isOver else { return }
        if input.time >= limit - 1e-9 {
            phase = .ended(true)
        } else if input.pointers.contains(where: { $0.id == pointer && $0.phase == .ended }) {
            phase = .failed
        }
    }

    override func adopt(_ newer: _GestureRecognizer<Bool>) {
        if let newer = newer as? LongPressRecognizer { gesture = newer.gesture }
    }
}

extension View {
    /// Calls a function when the view is held, and another when a press begins or ends.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }

    /// Calls a function when the view has been held for a duration.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the pointer must stay down, in seconds.
    ///   - maximumDistance: How far the pointer may move, in points.
    ///   - action: Called when the duration has passed.
    ///   - onPressingChanged: Called with true when a press begins, and with false when it is recognised or fails. Gestures inside the view, such as that of a
    ///     button, may take precedence over the action, but not over these calls.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return modifier(
            GestureModifier(
                gesture: PressingGesture(base: press, pressingChanged: onPressingChanged).onEnded { _ in action() },
                priority: .normal, mask: .all, name: "onLongPressGesture"))
    }
}

/// A long press that reports when a press begins and when it is over.
nonisolated package struct PressingGesture: PrimitiveGesture {
    package typealias Value = Bool

    var base: LongPressGesture
    var pressingChanged: ((Bool) -> Void)?

    /// Creates the gesture.
    ///
    /// - Parameters:
    ///   - base: The long press.
    ///   - pressingChanged: Called with true when a press begins, also while gestures inside of the view may still win it, and with false when it is
    ///     over.
    nonisolated package init(base: LongPressGesture, pressingChanged: ((Bool) -> Void)?) {
        self.base = base
        self.pressingChanged = pressingChanged
    }

    nonisolated package static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Bool> {
        PressingRecognizer(LongPressGesture._makeGesture(gesture.base), pressingChanged: gesture.pressingChanged)
    }
}

private final class PressingRecognizer: WrappingRecognizer<Bool> {
    private var pressingChanged: ((Bool) -> Void)?
    private var isPressing = false

    init(_ base: _GestureRecognizer<Bool>, pressingChanged: ((Bool) -> Void)?) {
        self.pressingChanged = pressingChanged
        super.init(base)
    }

    override func commit() {
        super.commit()
        setPressing(phase.currentValue == true)
    }

    /// A press that has lasted long enough, but waits for other gestures, goes on.
    override func showPress() { setPressing(phase.anyValue == true) }

    private func setPressing(_ isPressingNow: Bool) {
        guard isPressingNow != isPressing else { return }
        isPressing = isPressingNow
        pressingChanged?(isPressing)
    }

    override func adopt(_ newer: _GestureRecognizer<Bool>) {
        super.adopt(newer)
        if let newer = newer as? PressingRecognizer { pressingChanged = newer.pressingChanged }
    }
}
