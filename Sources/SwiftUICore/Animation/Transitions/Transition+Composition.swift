import AttributeGraph
import CoreGraphics

/// A view as another one changes it, in whose description a placeholder stands for it.
struct SubstitutedContentView<Content: View, Modified: View> {
    var content: Content
    var modified: Modified
}

extension SubstitutedContentView: PrimitiveView {
    typealias Body = Never

    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = TypedModifierContent(view.part(Content.self, at: 0), inputs: inputs)
        NativeStack.withSpace {
            Modified._makeView(
                view.second(after: Content.self, Modified.self), inputs: inputs.with { $0.modifierContent = content })
        }
    }
}

/// A transition that may have an animation of its own.
protocol AnimationCarryingTransition {
    /// The transition's own animation in a phase; nil for that of the change.
    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation??
}

extension Transition {
    /// The transition's own animation in a phase, if it carries one.
    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? {
        (self as? any AnimationCarryingTransition)?.ownAnimation(in: phase) ?? nil
    }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition, AnimationCarryingTransition {
    nonisolated(unsafe) var base: Base
    let animation: Animation?

    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? { .some(animation) }

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
    nonisolated static var properties: TransitionProperties { Base.properties }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition, AnimationCarryingTransition {
    nonisolated(unsafe) var first: First
    nonisolated(unsafe) var second: Second

    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? {
        first.ownAnimation(in: phase) ?? second.ownAnimation(in: phase)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
    nonisolated static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// Comes with one transition and goes with another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    nonisolated(unsafe) public var insertion: Insertion
    /// How the view goes.
    nonisolated(unsafe) public var removal: Removal

    /// A transition of two.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
    nonisolated public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension AsymmetricTransition: AnimationCarryingTransition {
    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? {
        phase == .appearing ? insertion.ownAnimation(in: phase) : removal.ownAnimation(in: phase)
    }
}

/// Fades, blurred and a little smaller.
public struct BlurReplaceTransition: Transition {
    /// How the view moves meanwhile.
    public struct Configuration: Equatable, Sendable {
        let isUpward: Bool

        /// It comes shrinking and goes shrinking.
        public static let downUp = Configuration(isUpward: false)
        /// It comes growing and goes growing.
        public static let upUp = Configuration(isUpward: true)
    }

    /// How the view moves meanwhile.
    public var configuration: Configuration

    /// A transition that moves in a way.
    nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 7)
            .scaleEffect(phase.isIdentity ? 1 : phase == .didDisappear && configuration.isUpward ? 1.1 : 0.9)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition {
    /// A view as it looks in a phase of the transition.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        SubstitutedContentView(content: content, modified: body(content: PlaceholderContentView<Self>(), phase: phase))
    }

    /// The transition with an animation of its own, whatever that of the change.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at once.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

// MARK: Names

extension Transition where Self == OpacityTransition {
    /// Fades.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Changes nothing.
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Moves in from the leading edge and out to the trailing one.
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing and shrinks to it.
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.smallestScale) }

    /// Grows from a size and shrinks to it, given as a multiple of the view's own.
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Moves in from an edge and out to it.
    @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Moves in from an offset and out to it, in points.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Moves in from an offset and out to it, in points.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == PushTransition {
    /// Moves in from an edge and out to the opposite one, fading.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades, blurred and a little smaller.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Fades, blurred and a little smaller or larger.
    @MainActor @preconcurrency public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
