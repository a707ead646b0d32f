import CoreGraphics
import Foundation

/// Where a view stands on its way into or out of the tree.
public enum TransitionPhase: Hashable, Sendable {
    /// About to come.
    case willAppear
    /// There.
    case identity
    /// Gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 0 while it is there, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What happens to a view while it comes and goes: how it looks in each phase.
///
/// When the phase changes in an animated transaction, the view is animated between the looks.
@MainActor @preconcurrency public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View

    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view as it looks in a phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// What kind of change it is.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}

/// What kind of change a transition is.
public struct TransitionProperties: Sendable {
    /// Whether the view moves. Where people have asked for less motion it fades instead.
    public var hasMotion: Bool

    /// The properties of a transition that moves the view, unless said otherwise.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// Stands for the view that a transition or an animation changes.
public struct PlaceholderContentView<Value> {
    nonisolated init() {}
}

extension PlaceholderContentView: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        guard let content = inputs.modifierContent else { return }
        content.make(inputs: inputs.with { $0.modifierContent = content.outer })
    }
}

// MARK: Transitions there are

/// Fades.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Changes nothing.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
    /// Where growing from nothing begins: a transform by zero could not be turned back.
    nonisolated static let smallestScale = 0.00001

    /// The factor while the view is not there.
    public var scale: Double
    /// The point that stays.
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves by an offset.
public struct OffsetTransition: Transition {
    /// The offset while the view is not there.
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) {
        self.offset = offset
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Moves in from an edge, and out to it, by the view's own size.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// Moves in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(.trailing, amount: phase.value))
    }
}

/// Moves in from an edge and out to the opposite one, fading.
public struct PushTransition: Transition {
    /// The edge the view comes from.
    public var edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Looks as one modifier says while the view is there, and as another while it is not.
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

/// Shows a view a multiple of its own size away, towards an edge.
struct EdgeOffset: Equatable, Animatable {
    /// The direction, as multiples of the size; positive ones lead to the trailing and the bottom edge.
    var direction: CGVector
    var amount: Double

    nonisolated init(_ edge: Edge, amount: Double) {
        direction = switch edge {
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

extension EdgeOffset: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        EdgeOffsetNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class EdgeOffsetNode: EffectNode<EdgeOffset> {
    override var contentTransform: CGAffineTransform? {
        let (direction, amount) = (modifier.direction, modifier.amount)
        guard amount != 0, amount.isFinite else { return nil }
        let horizontal = flags.contains(.isRightToLeft) ? -direction.dx : direction.dx
        return CGAffineTransform(translationX: horizontal * size.width * amount, y: direction.dy * size.height * amount)
    }
}

extension View {
    /// Shows the view moved towards an edge by a fraction of its own size, which can be animated; its place in the layout stays.
    nonisolated package func slid(towards edge: Edge, by amount: Double) -> some View {
        modifier(EdgeOffset(edge, amount: amount))
    }
}
