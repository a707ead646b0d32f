import CoreGraphics
import Foundation

/// The rectangle at which a scroll movement ends.
public struct ScrollTarget: Equatable, Sendable {
    /// The part of the content that the viewport will show.
    public var rect: CGRect
    /// The anchor of `rect` in the viewport. It is currently ignored: the origin of `rect` determines the offset.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The state of a scroll view for which a scroll target behaviour determines the target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The viewport when the movement began.
    public let originalTarget: ScrollTarget
    /// The velocity of the movement in points per second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the viewport, without insets.
    public let containerSize: CGSize
    /// The axes of the scroll view.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the scroll targets in the content's coordinates.
    let targets: [CGRect]

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A type that determines the offset at which a scroll movement ends.
///
///     struct Snapping: ScrollTargetBehavior {
///         func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///             target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
///         }
///     }
public protocol ScrollTargetBehavior {
    /// Changes the target that the deceleration would reach. Targets beyond the content are clamped.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// The state of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// A behaviour that ends movements at multiples of the viewport's size, at most one page from their start.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates a paging behaviour.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let origin = context.originalTarget.rect.origin[axis]
            let page = (origin / length).rounded()
            // At most one page from the start of the movement.
            let wanted = (target.rect.origin[axis] / length).rounded()
            target.rect.origin[axis] = min(max(wanted, page - 1), page + 1) * length
        }
    }
}

/// A behaviour that aligns a view of the scroll target layout with the viewport's leading or top edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on the number of views that a movement may pass.
    public struct LimitBehavior: Sendable, Equatable {
        private enum Kind { case automatic, always, never, alwaysByFew, alwaysByOne }
        private let kind: Kind

        /// The platform's default; currently unlimited.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A small number of views; currently unlimited.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// Unlimited.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        /// A small number of views; currently unlimited.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// One view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    }

    let limitBehavior: LimitBehavior

    /// Creates a behaviour with a limit on the number of views that a movement may pass.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let starts = context.targets.map { $0.origin[axis] }.sorted()
            guard !starts.isEmpty else { continue }
            func nearest(_ position: CGFloat) -> Int {
                starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
            }
            var index = nearest(target.rect.origin[axis])
            if limitBehavior == .alwaysByOne {
                let first = nearest(context.originalTarget.rect.origin[axis])
                index = min(max(index, first - 1), first + 1)
            }
            target.rect.origin[axis] = starts[min(max(0, index), starts.count - 1)]
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Ends movements at multiples of the viewport's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Aligns a view of the scroll target layout with the viewport's leading or top edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Aligns a view of the scroll target layout with the viewport's leading or top edge, with a limit on the number of views that
    /// a movement may pass.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

struct ScrollTargetBehaviorSetting<Behavior: ScrollTargetBehavior> {
    var behavior: Behavior
}

extension ScrollTargetBehaviorSetting: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) { settings.targetBehavior = behavior }
}

/// Makes the views of a container targets of the enclosing scroll view.
struct ScrollTargetLayout: Equatable {
    var isEnabled: Bool
}

extension ScrollTargetLayout: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollTargetLayoutNode
}

final class ScrollTargetLayoutNode: UnaryNode, ValueObserver, ModifierNode {
    private(set) var isEnabled: Bool

    init(child: ViewNode, modifier: _GraphValue<ScrollTargetLayout>, inputs: _ViewInputs) {
        isEnabled = modifier.value.isEnabled
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: ScrollTargetLayout, to new: ScrollTargetLayout) {
        isEnabled = new.isEnabled
    }

    override var typeName: String { "scrollTargetLayout" }
}

/// A view with which a scroll view may be aligned.
struct ScrollTargetView {
    var id: AnyHashable?
    var node: ViewNode
}

extension ScrollNode {
    /// The views in the scroll target layouts inside, as far as they have been made, in view order.
    var targetViews: [ScrollTargetView] {
        var targets: [ScrollTargetView] = []
        func visit(_ node: ViewNode) {
            if let layout = node as? ScrollTargetLayoutNode, layout.isEnabled {
                collect(layout.child)
            } else if !(node is ScrollNode) {
                node.forEachChild(visit)
            }
        }
        func collect(_ node: ViewNode) {
            if node is ContainerNode || node is LazyContainerNode {
                node.forEachEntry { append($0, id: nil) }
            } else {
                node.forEachChild(collect)
            }
        }
        func append(_ entry: NodeEntry, id: AnyHashable?) {
            switch entry {
            case .node(let node): targets.append(ScrollTargetView(id: id, node: node))
            case .dynamic(let loop as LazyChildren):
                for index in loop.shown.keys.sorted() {
                    loop.shown[index]!.item.forEachEntry { append($0, id: loop.identity(at: index)) }
                }
            case .dynamic(let dynamicChildren):
                dynamicChildren.forEachItem { item in item.forEachEntry { append($0, id: dynamicChildren.identity(of: item) ?? id) } }
            }
        }
        for child in children { visit(child) }
        return targets
    }

    /// Returns a node's frame in the coordinates of the content and its insets.
    func contentFrame(of node: ViewNode) -> CGRect {
        CGRect(origin: .zero, size: node.size).applying(node.transform(to: self)).offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Returns the offset at which a movement from `start` ends that would decelerate to `proposed`: that offset, or the one chosen
    /// by the scroll target behaviour. Hosts scroll there when the user releases the content.
    package func restingOffset(from start: CGPoint, proposed: CGPoint, velocity: CGVector) -> CGPoint {
        let proposed = clamped(proposed)
        guard let behavior = settings.targetBehavior else { return proposed }
        let insets = insets
        let window = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        let before = CGPoint(x: insets.leading, y: insets.top)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: window)), velocity: velocity, contentSize: contentSize,
            containerSize: window, axes: axes, environment: environment,
            targets: targetViews.map { contentFrame(of: $0.node).offsetBy(dx: -before.x, dy: -before.y) })
        var target = ScrollTarget(rect: CGRect(origin: proposed, size: window))
        behavior.updateTarget(&target, context: context)
        return clamped(target.rect.origin)
    }
}

extension View {
    /// Sets the offset at which movements of the scroll view end.
    ///
    ///     ScrollView(.horizontal) { ... }.scrollTargetBehavior(.paging)
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollTargetBehaviorSetting(behavior: behavior))
    }

    /// Makes the views of this container targets of the enclosing scroll view, for `viewAligned` behaviours and scroll positions.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayout(isEnabled: isEnabled))
    }
}
