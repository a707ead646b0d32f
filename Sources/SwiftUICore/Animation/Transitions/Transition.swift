import CoreGraphics
import Foundation

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the view appears.
    case willAppear
    /// The view is present.
    case identity
    /// After the view has disappeared.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is present, 1 after it has disappeared.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A description of how a view appears and disappears, by its appearance in each phase.
///
/// When the phase changes in an animated transaction, the view is animated between these appearances.
///
///     struct Dropping: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.offset(y: phase.isIdentity ? 0 : -100)
///         }
///     }
@MainActor @preconcurrency public protocol Transition {
    /// The type of the modified view.
    associatedtype Body: View

    /// The view that appears and disappears.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view as it is shown in a phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of the transition. By default it has motion.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the view moves. With the reduced-motion setting, such transitions are replaced with fading.
    public var hasMotion: Bool
    /// Whether the layout of the view is the same in all phases. The first phase of other transitions is laid out before the view appears.
    package var keepsLayout = false

    /// Creates properties, by default of a transition with motion.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }

    package init(hasMotion: Bool = true, keepsLayout: Bool) {
        self.hasMotion = hasMotion
        self.keepsLayout = keepsLayout
    }
}

/// A placeholder for the view that a transition or animation modifies.
public struct PlaceholderContentView<Value> {
    nonisolated package init() {}
}

extension PlaceholderContentView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        guard let content = inputs.modifierContent else { return }
        content.make(inputs: inputs.with { $0.modifierContent = content.outer })
    }
}

// MARK: Built-in transitions

/// A transition that fades the view.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false, keepsLayout: true) }
}

/// A transition that changes nothing.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false, keepsLayout: true) }
}

/// A transition that scales the view.
public struct ScaleTransition: Transition {
    /// The scale used in place of 0, since a transform by zero cannot be inverted.
    nonisolated static let smallestScale = 0.00001

    /// The scale of the view before it appears and after it disappears.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Creates a transition with a scale and an anchor.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

/// A transition that moves the view by an offset.
public struct OffsetTransition: Transition {
    /// The offset before the view appears and after it disappears, in points.
    public var offset: CGSize

    /// Creates a transition with an offset in points.
    nonisolated public init(_ offset: CGSize) {
        self.offset = offset
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

/// A transition that moves the view in from an edge, and out to it, by its own size.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates a transition with an edge.
    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge, amount: phase.isIdentity ? 0 : 1))
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(.trailing, amount: phase.value))
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

/// A transition that moves the view in from an edge and out to the opposite edge while it fades.
public struct PushTransition: Transition {
    /// The edge from which the view appears.
    public var edge: Edge

    /// Creates a transition with the edge from which the view appears.
    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(keepsLayout: true) }
}

/// A transition that applies one modifier while the view is present and another while it is not.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
    nonisolated(unsafe) var active: Modifier
    nonisolated(unsafe) var identity: Modifier

    nonisolated init(active: Modifier, identity: Modifier) {
        self.active = active
        self.identity = identity
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// Shifts a view towards an edge by a multiple of its own size.
struct EdgeOffset: Equatable, Animatable {
    /// The direction as multiples of the size; positive values point to the trailing and bottom edges.
    var direction: CGVector
    var amount: Double

    nonisolated init(_ edge: Edge, amount: Double) {
        direction =
            switch edge {
            case .top: CGVector(dx: 0, dy: -1)
            case .bottom: CGVector(dx: 0, dy: 1)
            case .leading: CGVector(dx: -1, dy: 0)
            case .trailing: CGVector(dx: 1, dy: 0)
            }
        self.amount = amount
    }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension EdgeOffset {
    /// The shift of a view of a size; nil for none.
    func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
        guard amount != 0, amount.isFinite else { return nil }
        let horizontal = isMirrored ? -direction.dx : direction.dx
        return CGAffineTransform(translationX: horizontal * size.width * amount, y: direction.dy * size.height * amount)
    }
}

extension EdgeOffset: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = EdgeOffsetNode
}

final class EdgeOffsetNode: EffectNode<EdgeOffset> {
    override var contentTransform: CGAffineTransform? { modifier.transform(in: size, isMirrored: flags.contains(.isRightToLeft)) }
}

extension View {
    /// Shifts the view towards an edge by a fraction of its own size, which can be animated, without affecting the layout.
    nonisolated package func slid(towards edge: Edge, by amount: Double) -> some View {
        modifier(EdgeOffset(edge, amount: amount))
    }
}
