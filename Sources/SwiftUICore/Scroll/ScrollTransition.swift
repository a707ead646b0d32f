import CoreGraphics
import Foundation

/// Where a view is on its way through a scroll view's window.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// About to come in at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view's look changes at an edge of a scroll view's window.
public struct ScrollTransitionConfiguration: Sendable {
    /// Where on its way into the window a view counts as in sight.
    public struct Threshold: Sendable {
        private enum Kind: Sendable {
            /// This part of the view is in the window.
            case visible(Double)
            /// The view's middle is the window's.
            case centered
            indirect case between(Kind, Kind, Double)
            indirect case inset(Kind, Double)

            func distance(length: CGFloat, window: CGFloat) -> CGFloat {
                switch self {
                case .visible(let part): part * length
                case .centered: (window + length) / 2
                case .between(let from, let to, let amount):
                    from.distance(length: length, window: window) * (1 - amount) + to.distance(length: length, window: window) * amount
                case .inset(let kind, let distance): kind.distance(length: length, window: window) + distance
                }
            }
        }

        private let kind: Kind

        /// All of the view is in the window.
        public static let visible = Threshold(kind: .visible(1))
        /// Nothing of the view is in the window.
        public static let hidden = Threshold(kind: .visible(0))
        /// The view's middle is the window's.
        public static var centered: Threshold { Threshold(kind: .centered) }

        /// A part of the view, from 0 to 1, is in the window.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(kind: .visible(amount.isNaN ? 1 : min(max(amount, 0), 1)))
        }

        /// A threshold between this one (0) and another (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(kind: .between(kind, other.kind, amount.isFinite ? amount : 0))
        }

        /// A threshold farther into the window by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(kind: .inset(kind, distance.isFinite ? distance : 0))
        }

        /// How far from the window's edge the view's far edge must be.
        fileprivate func distance(length: CGFloat, window: CGFloat) -> CGFloat { kind.distance(length: length, window: window) }
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

    /// The look changes at once where the view comes into sight, with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// The look changes at once where the view comes into sight, with the default animation.
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

    /// The look changes with the view's way into sight.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The look changes with the view's way into sight.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

    /// The look stays.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The same with an animation: of the change, or of each step of the way.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var changed = self
        if case .animated = kind { changed.kind = .animated(animation) } else { changed.animation = animation }
        return changed
    }

    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var changed = self
        changed.threshold = threshold
        return changed
    }

    /// How much of the transition shows for a view whose far edge is at a distance from the window's edge: 0 in sight.
    fileprivate func amount(distance: CGFloat, length: CGFloat, window: CGFloat) -> Double {
        let limit = threshold.distance(length: length, window: window)
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

/// Changes how its content looks near the edges of a scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
    var topLeading: ScrollTransitionConfiguration
    var bottomTrailing: ScrollTransitionConfiguration
    var axis: Axis?
    var transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollTransitionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollTransitionNode<Effect: VisualEffect>: UnaryNode, ValueObserver {
    private var modifier: ScrollTransitionModifier<Effect>
    /// How much of the transition shows: negative at the top or leading edge. Nil before the first layout.
    private var target: Double?
    private var shown: Double = 0
    private var animation: ValueAnimation<Double>?
    private var transform: CGAffineTransform?
    private var effects: [DisplayList.Effect] = []

    init(child: ViewNode, modifier: _GraphValue<ScrollTransitionModifier<Effect>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.geometryObservers.append(self)
        tree.geometryChanged()
    }

    func valueChanged(from old: ScrollTransitionModifier<Effect>, to new: ScrollTransitionModifier<Effect>) {
        modifier = new
        tree.geometryChanged()
        tree.setNeedsLayout()
    }

    private func amount() -> Double {
        guard let scroll = enclosingScrollNode else { return 0 }
        let axis = modifier.axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
        var frame = scroll.contentFrame(of: self)
        frame.origin.x -= scroll.offset.x
        frame.origin.y -= scroll.offset.y
        let window = scroll.clearWindow
        var (start, end) = (window.maxCoordinate(axis) - frame.origin[axis], frame.maxCoordinate(axis) - window.origin[axis])
        if axis == .horizontal, flags.contains(.isRightToLeft) { swap(&start, &end) }
        let leading = modifier.topLeading.amount(distance: end, length: frame.size[axis], window: window.size[axis])
        let trailing = modifier.bottomTrailing.amount(distance: start, length: frame.size[axis], window: window.size[axis])
        return leading >= trailing ? -leading : trailing
    }

    override func geometryMayHaveChanged() {
        let amount = amount()
        if let target, target != amount {
            var transaction = Transaction()
            transaction.animation = (amount < 0 ? modifier.topLeading : amount > 0 ? modifier.bottomTrailing
                : target < 0 ? modifier.topLeading : modifier.bottomTrailing).changeAnimation
            animation = ValueAnimation.make(
                from: shown, to: amount, running: animation, transaction: transaction, at: tree.time, environment: environmentScope.values)
            if animation != nil { tree.startTiming(self) }
        }
        target = amount
        show()
    }

    override func timeChanged() {
        guard let animation else { return tree.stopTiming(self) }
        show()
        if animation.isFinished(at: tree.time) {
            self.animation = nil
            tree.stopTiming(self)
        }
    }

    private func show() {
        shown = animation?.value(at: tree.time) ?? target ?? 0
        func parts(_ phase: ScrollTransitionPhase) -> _VisualEffectParts {
            var parts = _VisualEffectParts()
            modifier.transition(EmptyVisualEffect(), phase)._append(to: &parts)
            return parts
        }
        var result = parts(.identity)
        if shown != 0 { result = result.mixed(with: parts(shown < 0 ? .topLeading : .bottomTrailing), by: abs(shown)) }
        effects = result.effects
        invalidateDisplay()
        let transform = result.transform(in: size)
        let newTransform = transform.isIdentity ? nil : transform
        guard newTransform != self.transform else { return }
        self.transform = newTransform
        tree.geometryChanged()
    }

    override var contentTransform: CGAffineTransform? { transform }

    override func draw(into list: inout DisplayListBuilder) {
        list.draw(child, under: effects[...])
    }

    override func end() {
        if animation != nil { tree.stopTiming(self) }
        super.end()
        tree.geometryObservers.remove(self)
    }

    override var typeName: String { "scrollTransition" }
}

extension CGRect {
    /// The rectangle's far edge along an axis.
    func maxCoordinate(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension ViewNode {
    /// The scroll view around this node.
    final var enclosingScrollNode: ScrollNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll }
            node = current.parent
        }
        return nil
    }
}

extension ScrollNode {
    /// The window less what covers its edges, in the node's coordinates.
    var clearWindow: CGRect {
        let insets = insets.mirrored(flags.contains(.isRightToLeft))
        return CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
}

extension View {
    /// Changes how the view looks while it comes into the window of the scroll view around, and while it goes.
    ///
    /// - Parameters:
    ///   - configuration: Whether the look changes at once or with the way, and where.
    ///   - axis: The axis whose edges count; nil for the scroll view's own.
    ///   - transition: The look in a phase; layout stays.
    @preconcurrency nonisolated public func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view looks while it comes into the window of the scroll view around, and while it goes, at each edge
    /// in its own way.
    @preconcurrency nonisolated public func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        modifier(ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
