import CoreGraphics
import Foundation

/// The phase of a view that moves through the viewport of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Entering or leaving at the top or leading edge.
    case topLeading
    /// Inside the viewport.
    case identity
    /// Entering or leaving at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is inside the viewport.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 inside the viewport, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a scroll transition is applied at an edge of the viewport.
public struct ScrollTransitionConfiguration: Sendable {
    /// The position relative to the viewport's edge at which a view counts as being inside.
    public struct Threshold: Sendable {
        private enum Kind: Sendable {
            /// The given fraction of the view is inside the viewport.
            case visible(Double)
            /// The view is centred in the viewport.
            case centered
            indirect case between(Kind, Kind, Double)
            indirect case inset(Kind, Double)

            func distance(length: CGFloat, in viewport: CGFloat) -> CGFloat {
                switch self {
                case .visible(let part): part * length
                case .centered: (viewport + length) / 2
                case .between(let from, let to, let amount):
                    from.distance(length: length, in: viewport) * (1 - amount) + to.distance(length: length, in: viewport) * amount
                case .inset(let kind, let distance): kind.distance(length: length, in: viewport) + distance
                }
            }
        }

        private let kind: Kind

        /// The whole view is inside the viewport.
        public static let visible = Threshold(kind: .visible(1))
        /// No part of the view is inside the viewport.
        public static let hidden = Threshold(kind: .visible(0))
        /// The view is centred in the viewport.
        public static var centered: Threshold { Threshold(kind: .centered) }

        /// A fraction of the view, clamped to 0 through 1, is inside the viewport; NaN counts as 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(kind: .visible(amount.isNaN ? 1 : min(max(amount, 0), 1)))
        }

        /// Returns a threshold between this one (amount 0) and another (amount 1). An infinite or NaN amount counts as 0.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(kind: .between(kind, other.kind, amount.isFinite ? amount : 0))
        }

        /// Returns a threshold that lies further inside the viewport by a distance in points. An infinite or NaN distance counts as
        /// 0.
        public func inset(by distance: Double) -> Threshold {
            Threshold(kind: .inset(kind, distance.isFinite ? distance : 0))
        }

        /// Returns the distance of the view's far edge from the viewport's edge at the threshold.
        fileprivate func distance(length: CGFloat, in viewport: CGFloat) -> CGFloat { kind.distance(length: length, in: viewport) }
    }

    enum Kind: Sendable {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    var kind: Kind
    private var threshold = Threshold.visible
    private var animation: Animation?

    private init(kind: Kind) { self.kind = kind }

    /// The transition changes with an animation when the view crosses the threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// The transition changes with the default animation when the view crosses the threshold.
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

    /// The transition changes continuously with the scroll position.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The transition changes continuously with the scroll position.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

    /// There is no transition.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Returns the configuration with an animation of the change, or of each interactive step.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var changed = self
        if case .animated = kind { changed.kind = .animated(animation) } else { changed.animation = animation }
        return changed
    }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var changed = self
        changed.threshold = threshold
        return changed
    }

    /// Returns the amount of the transition for a view whose far edge is at a distance from the viewport's edge: 0 inside.
    fileprivate func amount(distance: CGFloat, length: CGFloat, in viewport: CGFloat) -> Double {
        let limit = threshold.distance(length: length, in: viewport)
        guard distance < limit || (limit <= 0 && distance <= 0) else { return 0 }
        switch kind {
        case .identity: return 0
        case .animated: return 1
        case .interactive(let curve): return limit > 0 ? curve.value(at: Double(min(1, max(0, (limit - distance) / limit)))) : 1
        }
    }

    fileprivate var changeAnimation: Animation? {
        if case .animated(let animation) = kind { return animation }
        return animation
    }
}

/// Applies visual effects to its content near the edges of a scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
    var topLeading: ScrollTransitionConfiguration
    var bottomTrailing: ScrollTransitionConfiguration
    var axis: Axis?
    var transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollTransitionNode<Effect>
}

final class ScrollTransitionNode<Effect: VisualEffect>: VisualEffectsNode<ScrollTransitionModifier<Effect>> {
    /// The amount of the transition: negative at the top or leading edge. Nil before the first layout.
    private var target: Double?
    private var shown: Double = 0
    private var animation: ValueAnimation<Double>?
    private lazy var reads = ClosureReads(for: self)

    private func amount() -> Double {
        guard let scroll = enclosingScrollNode else { return 0 }
        let axis = modifier.axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
        var frame = scroll.contentFrame(of: self)
        frame.origin.x -= scroll.offset.x
        frame.origin.y -= scroll.offset.y
        let viewport = scroll.unobscuredViewport
        var (start, end) = (viewport.maxCoordinate(axis) - frame.origin[axis], frame.maxCoordinate(axis) - viewport.origin[axis])
        if axis == .horizontal, flags.contains(.isRightToLeft) { swap(&start, &end) }
        let leading = modifier.topLeading.amount(distance: end, length: frame.size[axis], in: viewport.size[axis])
        let trailing = modifier.bottomTrailing.amount(distance: start, length: frame.size[axis], in: viewport.size[axis])
        return leading >= trailing ? -leading : trailing
    }

    override func geometryMayHaveChanged() {
        let amount = amount()
        if let target, target != amount {
            var transaction = Transaction()
            transaction.animation =
                (amount < 0
                ? modifier.topLeading
                : amount > 0
                    ? modifier.bottomTrailing
                    : target < 0 ? modifier.topLeading : modifier.bottomTrailing).changeAnimation
            animation = ValueAnimation.make(
                from: shown, to: amount, running: animation, transaction: transaction, at: tree.clock.time, environment: environmentScope.values)
            if animation != nil { tree.clock.startTiming(self) }
        }
        target = amount
        showAmount()
    }

    override func timeChanged() {
        guard let animation else { return tree.clock.stopTiming(self) }
        showAmount()
        if animation.isFinished(at: tree.clock.time) {
            self.animation = nil
            tree.clock.stopTiming(self)
        }
    }

    override func environmentChanged() {
        super.environmentChanged()
        showAmount()
    }

    /// Something that the function has read has changed.
    override func performUpdate() {
        showAmount()
    }

    private func showAmount() {
        shown = animation?.value(at: tree.clock.time) ?? target ?? 0
        reads.run { show(effects) }
    }

    /// The effects for the amount that is shown.
    private var effects: _VisualEffectParts {
        func parts(_ phase: ScrollTransitionPhase) -> _VisualEffectParts {
            var parts = _VisualEffectParts()
            modifier.transition(EmptyVisualEffect(), phase)._append(to: &parts)
            return parts
        }
        var result = parts(.identity)
        if shown != 0 { result = result.mixed(with: parts(shown < 0 ? .topLeading : .bottomTrailing), by: abs(shown)) }
        return result
    }

    override func end() {
        reads.end()
        if animation != nil { tree.clock.stopTiming(self) }
        super.end()
    }

    override var typeName: String { "scrollTransition" }
}

extension CGRect {
    /// The rectangle's far edge along an axis.
    func maxCoordinate(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension ViewNode {
    /// The enclosing scroll view.
    final var enclosingScrollNode: ScrollNode? { enclosing(ScrollNode.self) }
}

extension ScrollNode {
    /// The viewport without insets, in the node's coordinates.
    var unobscuredViewport: CGRect {
        let insets = insets.mirrored(flags.contains(.isRightToLeft))
        let collapsed = collapsedBarLength(at: offset.y)
        return CGRect(
            x: insets.leading, y: insets.top - collapsed, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom) + collapsed)
    }
}

extension View {
    /// Applies visual effects to the view while it enters and leaves the viewport of the enclosing scroll view.
    ///
    ///     ItemView().scrollTransition { content, phase in
    ///         content.opacity(phase.isIdentity ? 1 : 0.3)
    ///     }
    ///
    /// - Parameters:
    ///   - configuration: The timing of the transition; interactive by default.
    ///   - axis: The axis whose edges apply; nil (the default) for the scroll view's own.
    ///   - transition: Returns the effects in a phase. They do not affect the layout.
    @preconcurrency nonisolated public func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies visual effects to the view while it enters and leaves the viewport of the enclosing scroll view, with a different
    /// timing at each edge.
    ///
    /// - Parameters:
    ///   - topLeading: The timing of the transition at the top or leading edge.
    ///   - bottomTrailing: The timing of the transition at the bottom or trailing edge.
    ///   - axis: The axis whose edges apply; nil (the default) for the scroll view's own.
    ///   - transition: Returns the effects in a phase. They do not affect the layout.
    @preconcurrency nonisolated public func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        modifier(ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
