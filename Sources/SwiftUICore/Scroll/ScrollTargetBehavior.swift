import CoreGraphics
import Foundation

/// The rectangle at which a scroll movement ends.
public struct ScrollTarget: Equatable, Sendable {
    /// The part of the content that the viewport will show.
    public var rect: CGRect
    /// The point of `rect` that is placed at the same point of the viewport, for a `rect` of another size than the viewport; nil for
    /// the leading top corner.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

extension ScrollTarget {
    /// Returns the origin of the viewport of the given size that shows the target.
    func origin(in viewport: CGSize) -> CGPoint {
        let anchor = anchor ?? .topLeading
        return CGPoint(
            x: rect.minX + anchor.x * (rect.width - viewport.width), y: rect.minY + anchor.y * (rect.height - viewport.height))
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
    /// The frames of the scroll targets near the movement in the content's coordinates.
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

/// A type-erased behaviour.
///
/// ```swift
/// ScrollView { ... }.scrollTargetBehavior(isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
/// ```
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    let base: any ScrollTargetBehavior

    /// Creates a behaviour that acts as another one.
    public init<S: ScrollTargetBehavior>(_ base: S) {
        self.base = base
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

/// A behaviour that aligns a view of the scroll target layout with the viewport, by default with its leading or top edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on the number of views that a movement may pass.
    public struct LimitBehavior: Sendable, Equatable {
        private enum Kind { case automatic, always, never, alwaysByFew, alwaysByOne }
        private let kind: Kind

        /// A small number of views along an axis whose size class is compact, otherwise unlimited.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A small number of views: as many as the viewport shows, and at least one.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// Unlimited.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        /// A small number of views: as many as the viewport shows, and at least one.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// One view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }

        /// The number of views that a movement may pass; nil without a limit.
        ///
        /// - Parameter fitting: The number of views that the viewport shows at the start of the movement.
        fileprivate func limit(along axis: Axis, fitting: Int, in environment: EnvironmentValues) -> Int? {
            switch kind {
            case .never: return nil
            case .alwaysByOne: return 1
            case .always, .alwaysByFew: return max(1, fitting)
            case .automatic:
                let sizeClass = axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass
                return sizeClass == .compact ? max(1, fitting) : nil
            }
        }
    }

    let limitBehavior: LimitBehavior
    let anchor: UnitPoint

    /// Creates a behaviour with a limit on the number of views that a movement may pass.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.init(limitBehavior: limitBehavior, anchor: nil)
    }

    /// Creates a behaviour that places a point of the view at the same point of the viewport.
    ///
    /// - Parameters:
    ///   - limitBehavior: The limit on the number of views that a movement may pass.
    ///   - anchor: The point as fractions of the sizes; nil for the leading top corner. A coordinate that is not finite counts as 0.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        self.limitBehavior = limitBehavior
        let anchor = anchor ?? .topLeading
        self.anchor = UnitPoint(x: anchor.x.isFinite ? anchor.x : 0, y: anchor.y.isFinite ? anchor.y : 0)
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let fraction = axis == .horizontal ? anchor.x : anchor.y
            /// The origin of the viewport at which a view is aligned.
            func place(_ frame: CGRect) -> CGFloat { frame.origin[axis] + (frame.size[axis] - context.containerSize[axis]) * fraction }
            // The views in a line of a grid count as one.
            var frames: [CGRect] = []
            for frame in context.targets.sorted(by: { $0.origin[axis] < $1.origin[axis] })
            where frames.last.map({ abs(place(frame) - place($0)) > 0.5 }) ?? true {
                frames.append(frame)
            }
            guard !frames.isEmpty else { continue }
            // Where the content ends before a view is aligned, the movement goes as far as it can.
            let largest = max(0, context.contentSize[axis] - context.containerSize[axis])
            var places: [CGFloat] = []
            for place in frames.lazy.map({ min(max(0, place($0)), largest) }) where places.last.map({ place - $0 > 0.5 }) ?? true {
                places.append(place)
            }
            func nearest(_ position: CGFloat) -> Int {
                places.indices.min { abs(places[$0] - position) < abs(places[$1] - position) } ?? 0
            }
            var index = nearest(target.rect.origin[axis])
            let start = context.originalTarget.rect.origin[axis]
            let end = start + context.containerSize[axis]
            let fitting = frames.count { $0.origin[axis] >= start - 0.5 && $0.origin[axis] + $0.size[axis] <= end + 0.5 }
            if let limit = limitBehavior.limit(along: axis, fitting: fitting, in: context.environment) {
                let first = nearest(start)
                index = min(max(index, first - limit), first + limit)
            }
            target.rect.origin[axis] = places[min(max(0, index), places.count - 1)]
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

    /// Places a point of a view of the scroll target layout at the same point of the viewport; nil for the leading top corner.
    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

    /// Places a point of a view of the scroll target layout at the same point of the viewport, with a limit on the number of views that
    /// a movement may pass.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

struct ScrollTargetBehaviorSetting<Behavior: ScrollTargetBehavior> {
    var behavior: Behavior
}

extension ScrollTargetBehaviorSetting: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) { settings.targetBehavior = behavior }
}

extension ScrollNode {
    /// Returns the offset at which a movement from `start` ends that would decelerate to `proposed`: that offset, or the one chosen
    /// by the scroll target behaviour. Hosts scroll there when the user releases the content.
    package func restingOffset(from start: CGPoint, proposed: CGPoint, velocity: CGVector) -> CGPoint {
        let proposed = clamped(proposed)
        guard let behavior = settings.targetBehavior else { return proposed }
        let viewport = innerSize
        let (before, after) = (CGRect(origin: start, size: viewport), CGRect(origin: proposed, size: viewport))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: before), velocity: velocity, contentSize: contentSize, containerSize: viewport, axes: axes,
            environment: environment, targets: targetFrames(near: before.union(after)))
        var target = ScrollTarget(rect: after)
        behavior.updateTarget(&target, context: context)
        return clamped(target.origin(in: viewport))
    }
}

extension View {
    /// Sets the offset at which movements of the scroll view end.
    ///
    ///     ScrollView(.horizontal) { ... }.scrollTargetBehavior(.paging)
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollTargetBehaviorSetting(behavior: behavior))
    }
}
