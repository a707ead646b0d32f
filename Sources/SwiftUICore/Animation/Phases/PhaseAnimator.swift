/// What a view goes through: a look for each phase, and the animation that leads to it.
struct PhaseSequence<Phase: Equatable, Content> {
    var phases: [Phase]
    /// The value whose changes start a run through the phases; nil for running all the time.
    var trigger: (any Equatable)?
    var content: (Phase) -> Content
    var animation: (Phase) -> Animation?

    func hasSameTrigger(as other: PhaseSequence) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.trigger as? Value == value }
        return trigger.map { isEqual($0) } ?? (other.trigger == nil)
    }
}

/// A view that goes through phases by itself, each reached with an animation.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    var sequence: PhaseSequence<Phase, Content>

    /// A view that goes through the phases once whenever the trigger changes, and back to the first one.
    ///
    /// - Parameters:
    ///   - phases: The phases; none shows nothing.
    ///   - trigger: The value whose changes count.
    ///   - content: Makes the content for a phase.
    ///   - animation: The animation with which a phase is reached.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        sequence = PhaseSequence(phases: Array(phases), trigger: trigger, content: content, animation: animation)
    }

    /// A view that goes through the phases again and again.
    ///
    /// - Parameters:
    ///   - phases: The phases; none shows nothing.
    ///   - content: Makes the content for a phase.
    ///   - animation: The animation with which a phase is reached.
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

/// A view changed by the phases it goes through.
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
    /// Changes the view by phases that it goes through again and again.
    ///
    /// - Parameters:
    ///   - phases: The phases; none shows nothing.
    ///   - content: Makes the changed view for a phase.
    ///   - animation: The animation with which a phase is reached.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimatedView(base: self, sequence: PhaseSequence(
            phases: Array(phases), trigger: nil, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }

    /// Changes the view by phases that it goes through once whenever the trigger changes.
    ///
    /// - Parameters:
    ///   - phases: The phases; none shows nothing.
    ///   - trigger: The value whose changes count.
    ///   - content: Makes the changed view for a phase.
    ///   - animation: The animation with which a phase is reached.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimatedView(base: self, sequence: PhaseSequence(
            phases: Array(phases), trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }
}
