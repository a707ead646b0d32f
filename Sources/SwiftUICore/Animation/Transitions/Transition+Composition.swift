import AttributeGraph
import CoreGraphics

/// A view modified by another view in which a placeholder stands for it.
package struct SubstitutedContentView<Content: View, Modified: View> {
    var content: Content
    var modified: Modified

    nonisolated package init(content: Content, modified: Modified) {
        self.content = content
        self.modified = modified
    }
}

extension SubstitutedContentView: PrimitiveView {
    package typealias Body = Never

    nonisolated package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = TypedModifierContent(view.part(Content.self, at: 0), inputs: inputs)
        NativeStack.withSpace {
            Modified._makeView(
                view.second(after: Content.self, Modified.self), inputs: inputs.with { $0.modifierContent = content })
        }
    }
}

/// A transition that may have its own animation.
protocol AnimationCarryingTransition {
    /// The transition's own animation in a phase; nil for that of the change.
    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation??
}

extension Transition {
    /// The transition's own animation in a phase; nil for that of the change.
    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? {
        (self as? any AnimationCarryingTransition)?.ownAnimation(in: phase) ?? nil
    }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition>: Transition, AnimationCarryingTransition {
    nonisolated(unsafe) var base: Base
    let animation: Animation?

    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? { .some(animation) }

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
    nonisolated static var properties: TransitionProperties { Base.properties }
}

/// A combination of two transitions.
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
        TransitionProperties(
            hasMotion: First.properties.hasMotion || Second.properties.hasMotion,
            keepsLayout: First.properties.keepsLayout && Second.properties.keepsLayout)
    }
}

/// A transition that uses different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition with which the view appears.
    nonisolated(unsafe) public var insertion: Insertion
    /// The transition with which the view disappears.
    nonisolated(unsafe) public var removal: Removal

    /// Creates a transition from two others.
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
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion,
            keepsLayout: Insertion.properties.keepsLayout && Removal.properties.keepsLayout)
    }
}

extension AsymmetricTransition: AnimationCarryingTransition {
    nonisolated func ownAnimation(in phase: TransitionPhases) -> Animation?? {
        phase == .appearing ? insertion.ownAnimation(in: phase) : removal.ownAnimation(in: phase)
    }
}

/// A transition that fades, blurs and slightly scales the view.
public struct BlurReplaceTransition: Transition {
    /// The scaling during the transition.
    public struct Configuration: Equatable, Sendable {
        let isUpward: Bool

        /// The view appears growing and disappears shrinking.
        public static let downUp = Configuration(isUpward: false)
        /// The view appears growing and disappears growing.
        public static let upUp = Configuration(isUpward: true)
    }

    /// The scaling during the transition.
    public var configuration: Configuration

    /// Creates a transition with a configuration.
    nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 7)
            .scaleEffect(phase.isIdentity ? 1 : phase == .didDisappear && configuration.isUpward ? 1.1 : 0.9)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

extension Transition {
    /// Returns a view as it is shown in a phase of the transition.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        SubstitutedContentView(content: content, modified: body(content: PlaceholderContentView<Self>(), phase: phase))
    }

    /// Gives the transition its own animation, which replaces that of the change; nil turns animation off.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Combines both transitions.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

// MARK: Static members

extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Shows and hides the view without a transition.
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Moves the view in from the leading edge and out to the trailing edge.
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows the view from its center and shrinks it to it.
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.smallestScale) }

    /// Grows the view from a multiple of its size, and shrinks it to it, around an anchor.
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Moves the view in from an edge, and out to it, by its own size.
    @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Moves the view in from an offset in points, and out to it.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Moves the view in from an offset in points, and out to it.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == PushTransition {
    /// Moves the view in from an edge and out to the opposite edge while it fades.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades and blurs the view while it grows or shrinks slightly.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Fades and blurs the view while it is slightly scaled.
    @MainActor @preconcurrency public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
