/// The parameters of a phase animation: the content for each phase and the animation that leads to it.
struct PhaseSequence<Phase: Equatable, Content> {
    var phases: [Phase]
    /// The value whose changes start a run through the phases; nil to run continuously.
    var trigger: (any Equatable)?
    var content: (Phase) -> Content
    var animation: (Phase) -> Animation?

    func hasSameTrigger(as other: PhaseSequence) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.trigger as? Value == value }
        return trigger.map { isEqual($0) } ?? (other.trigger == nil)
    }
}

/// A view that advances through phases by itself, with an animation for each.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    var sequence: PhaseSequence<Phase, Content>

    /// Creates a view that runs through the phases once whenever the trigger changes, and ends with the first phase.
    ///
    /// - Parameters:
    ///   - phases: The phases. An empty sequence shows nothing.
    ///   - trigger: The value whose changes start a run.
    ///   - content: Returns the content for a phase.
    ///   - animation: Returns the animation that leads to a phase; nil changes to it without animation.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        sequence = PhaseSequence(phases: Array(phases), trigger: trigger, content: content, animation: animation)
    }

    /// Creates a view that runs through the phases continuously.
    ///
    /// - Parameters:
    ///   - phases: The phases. An empty sequence shows nothing.
    ///   - content: Returns the content for a phase.
    ///   - animation: Returns the animation that leads to a phase; nil changes to it without animation.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        sequence = PhaseSequence(phases: Array(phases), trigger: nil, content: content, animation: animation)
    }
}

extension PhaseAnimator: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        PhaseCell.makeView(view.part(PhaseSequence<Phase, Content>.self, at: 0), inputs: inputs)
    }
}

/// A view that is modified by the phases it runs through.
struct PhaseAnimatedView<Base: View, Phase: Equatable, Content: View> {
    var base: Base
    var sequence: PhaseSequence<Phase, Content>
}

extension PhaseAnimatedView: PrimitiveView {
    typealias Body = Never

    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = TypedModifierContent(view.part(Base.self, at: 0), inputs: inputs)
        PhaseCell.makeView(
            view.second(after: Base.self, PhaseSequence<Phase, Content>.self), inputs: inputs.with { $0.modifierContent = content })
    }
}

extension View {
    /// Animates the view through phases continuously:
    ///
    ///     Text("Recording").phaseAnimator([1, 0.3]) { view, opacity in view.opacity(opacity) }
    ///
    /// - Parameters:
    ///   - phases: The phases. An empty sequence shows nothing.
    ///   - content: Returns the modified view for a phase.
    ///   - animation: Returns the animation that leads to a phase; nil changes to it without animation.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimatedView(
            base: self,
            sequence: PhaseSequence(
                phases: Array(phases), trigger: nil, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }

    /// Animates the view through phases once whenever the trigger changes.
    ///
    /// - Parameters:
    ///   - phases: The phases. An empty sequence shows nothing.
    ///   - trigger: The value whose changes start a run.
    ///   - content: Returns the modified view for a phase.
    ///   - animation: Returns the animation that leads to a phase; nil changes to it without animation.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimatedView(
            base: self,
            sequence: PhaseSequence(
                phases: Array(phases), trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }
}
