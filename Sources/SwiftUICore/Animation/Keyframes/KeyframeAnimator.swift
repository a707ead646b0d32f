import AttributeGraph

/// The parameters of a keyframe animation.
struct KeyframeScript<Value, Path: Keyframes, Content> where Path.Value == Value {
    var initialValue: Value
    /// The value whose changes start the animation; nil to start at once.
    var trigger: (any Equatable)?
    var isRepeating: Bool
    var content: (Value) -> Content
    var keyframes: (Value) -> Path

    func hasSameTrigger(as other: KeyframeScript) -> Bool {
        func isEqual<Trigger: Equatable>(_ value: Trigger) -> Bool { other.trigger as? Trigger == value }
        return trigger.map { isEqual($0) } ?? (other.trigger == nil)
    }
}

/// A view that is animated by keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
    var script: KeyframeScript<Value, KeyframePath, Content>

    /// Creates a view that plays the keyframes whenever the trigger changes, starting with the value at that moment.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - trigger: The value whose changes start the animation.
    ///   - content: Returns the content for a value.
    ///   - keyframes: Returns the keyframes, given the value from which they start.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        script = KeyframeScript(
            initialValue: initialValue, trigger: trigger, isRepeating: false, content: content, keyframes: keyframes)
    }

    /// Creates a view that plays the keyframes as soon as it appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - repeating: Whether the keyframes start again when they end.
    ///   - content: Returns the content for a value.
    ///   - keyframes: Returns the keyframes, given the value from which they start.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        script = KeyframeScript(
            initialValue: initialValue, trigger: nil, isRepeating: repeating, content: content, keyframes: keyframes)
    }
}

extension KeyframeAnimator: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        KeyframeCell.makeView(view.part(KeyframeScript<Value, KeyframePath, Content>.self, at: 0), inputs: inputs)
    }
}

/// A view that is modified by keyframes.
struct KeyframeAnimatedView<Base: View, Value, Path: Keyframes, Content: View> where Path.Value == Value {
    var base: Base
    var script: KeyframeScript<Value, Path, Content>
}

extension KeyframeAnimatedView: PrimitiveView {
    typealias Body = Never

    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = TypedModifierContent(view.part(Base.self, at: 0), inputs: inputs)
        KeyframeCell.makeView(
            view.second(after: Base.self, KeyframeScript<Value, Path, Content>.self),
            inputs: inputs.with { $0.modifierContent = content })
    }
}

extension View {
    /// Animates the view by keyframes as soon as it appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - repeating: Whether the keyframes start again when they end.
    ///   - content: Returns the modified view for a value.
    ///   - keyframes: Returns the keyframes, given the value from which they start.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimatedView(
            base: self,
            script: KeyframeScript(
                initialValue: initialValue, trigger: nil, isRepeating: repeating,
                content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
    }

    /// Animates the view by keyframes whenever the trigger changes:
    ///
    ///     Image(systemName: "bell")
    ///         .keyframeAnimator(initialValue: 0.0, trigger: ringCount) { view, angle in
    ///             view.rotationEffect(.degrees(angle))
    ///         } keyframes: { _ in
    ///             CubicKeyframe(20, duration: 0.1)
    ///             SpringKeyframe(0, duration: 0.5, spring: .bouncy)
    ///         }
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - trigger: The value whose changes start the animation.
    ///   - content: Returns the modified view for a value.
    ///   - keyframes: Returns the keyframes, given the value from which they start.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimatedView(
            base: self,
            script: KeyframeScript(
                initialValue: initialValue, trigger: trigger, isRepeating: false,
                content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
    }
}

/// The cell of the content for the current value of the animation.
private final class KeyframeCell<Value, Path: Keyframes, Content: View>: TrackedCell<Content>, ValueObserver where Path.Value == Value {
    private let source: _GraphValue<KeyframeScript<Value, Path, Content>>
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    private var startTime = 0.0

    static func makeView(_ source: _GraphValue<KeyframeScript<Value, Path, Content>>, inputs: _ViewInputs) {
        let cell = KeyframeCell(source: source, inputs: inputs)
        NativeStack.withSpace {
            Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.with { $0.depth += 1 })
        }
    }

    private init(source: _GraphValue<KeyframeScript<Value, Path, Content>>, inputs: _ViewInputs) {
        self.source = source
        value = source.value.initialValue
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        performUpdate()
        if source.value.trigger == nil { start(source.value) }
    }

    override var viewName: String? { "KeyframeAnimator" }

    override func makeValue() -> Content { source.value.content(value) }

    func valueChanged(from old: KeyframeScript<Value, Path, Content>, to new: KeyframeScript<Value, Path, Content>) {
        guard !isSame(old, new) else { return }
        invalidate()
        if !new.hasSameTrigger(as: old) { start(new) }
    }

    private func start(_ script: KeyframeScript<Value, Path, Content>) {
        let timeline = KeyframeTimeline(initialValue: value, script.keyframes(value))
        startTime = tree.clock.time
        self.timeline = timeline
        value = timeline.value(time: 0)
        tree.clock.startTiming(self)
    }

    override func timeChanged() {
        guard let timeline else { return tree.clock.stopTiming(self) }
        let script = source.value
        var time = tree.clock.time - startTime
        if time >= timeline.duration {
            if script.isRepeating, timeline.duration > 0 {
                // Carry the excess time over into the next repetition.
                time = time.truncatingRemainder(dividingBy: timeline.duration)
                startTime = tree.clock.time - time
            } else {
                self.timeline = nil
                tree.clock.stopTiming(self)
            }
        }
        value = timeline.value(time: time)
        invalidate()
    }

    override func end() {
        guard !hasEnded else { return }
        tree.clock.stopTiming(self)
        super.end()
    }
}
