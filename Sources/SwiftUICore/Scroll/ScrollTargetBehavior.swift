import CoreGraphics
import Foundation

/// Where a scroll view's window is to come to rest.
public struct ScrollTarget: Equatable, Sendable {
    /// The part of the content that the window is to show.
    public var rect: CGRect
    /// The point of `rect` that is to lie at the same point of the window; nil for the nearest way.
    public var anchor: UnitPoint?

    /// A target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour knows of the scroll view it decides for.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// Where the window was when the movement began.
    public let originalTarget: ScrollTarget
    /// The speed of the movement in points a second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the window.
    public let containerSize: CGSize
    /// The axes along which the window moves.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the scroll view's targets in the content.
    let targets: [CGRect]

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Decides where a scroll view's window comes to rest.
public protocol ScrollTargetBehavior {
    /// Changes where the window would come to rest by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What a behaviour knows of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// Comes to rest at whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// A behaviour that goes from page to page.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let origin = context.originalTarget.rect.origin[axis]
            let page = (origin / length).rounded()
            // A page at most from where the movement began.
            let wanted = (target.rect.origin[axis] / length).rounded()
            target.rect.origin[axis] = min(max(wanted, page - 1), page + 1) * length
        }
    }
}

/// Comes to rest with a view at the window's edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a movement may pass.
    public struct LimitBehavior: Sendable, Equatable {
        private enum Kind { case automatic, always, never, alwaysByFew, alwaysByOne }
        private let kind: Kind

        /// As the platform does it.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// Few.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// As many as the movement takes.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        /// Few.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// One.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    }

    let limitBehavior: LimitBehavior

    /// A behaviour that goes from view to view.
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
    /// Comes to rest at whole windows.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest with a view of the scroll target layout at the window's edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest with a view of the scroll target layout at the window's edge.
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

/// Makes the views of a container targets of the scroll view around.
struct ScrollTargetLayout: Equatable {
    var isEnabled: Bool
}

extension ScrollTargetLayout: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollTargetLayoutNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollTargetLayoutNode: UnaryNode, ValueObserver {
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

/// A view that a scroll view may come to rest at.
struct ScrollTargetView {
    var id: AnyHashable?
    var node: ViewNode
}

extension ScrollNode {
    /// The views in the scroll target layouts inside, as far as they are made, in view order.
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

    /// A node's frame in the content and the room around it.
    func contentFrame(of node: ViewNode) -> CGRect {
        CGRect(origin: .zero, size: node.size).applying(node.transform(to: self)).offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Where the window comes to rest when a movement from `start` would end at `proposed`: there, or where the scroll target
    /// behaviour says. Hosts scroll there when the user lets go.
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
    /// Sets where the windows of scroll views come to rest after a movement.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollTargetBehaviorSetting(behavior: behavior))
    }

    /// Makes the views of this container targets of the scroll view around.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayout(isEnabled: isEnabled))
    }
}
