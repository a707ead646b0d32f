import Foundation

/// A view's preferred distances to its neighbours, per edge.
///
/// Preferences are stored per edge and category. Two adjacent views compare the categories that their facing edges share: plain
/// distances are added, lines of text use the lower line's leading. Without a common category a preference without a category is
/// used, and without one the platform's default spacing.
public struct ViewSpacing: Sendable {
    package var spacing: Spacing

    /// Creates spacing without preferences: next to text the text's preferences apply, otherwise the platform's default of 8
    /// points.
    public init() {
        spacing = .shape
    }

    package init(_ spacing: Spacing) {
        self.spacing = spacing
    }

    /// The spacing of a view that prefers a distance of zero on all edges.
    public static let zero = ViewSpacing(Spacing(minima: Spacing.zeroMinima))

    /// The spacing of shapes, colours and all other views without preferences.
    package static let shape = ViewSpacing()

    /// Returns the preferred distance between this view and the one after it along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        spacing.decision(to: next.spacing, along: axis)?.distance ?? Spacing.defaultDistance
    }

    /// Merges the preferences of another spacing on the given edges, keeping the larger ones.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        spacing.formUnion(other.spacing, edges: edges)
    }

    /// Returns the larger preferences of both spacings on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }
}

/// Edges are printed by their sides in a left-to-right layout.
extension Spacing.Key: CustomDebugStringConvertible {
    package var debugDescription: String {
        let side =
            switch edge {
            case .top: "top"
            case .leading: "left"
            case .bottom: "bottom"
            case .trailing: "right"
            }
        return "Spacing.Key(category: \(category.map { "\($0)" } ?? "nil"), edge: \(side))"
    }
}

/// The storage of `ViewSpacing`.
package struct Spacing: Equatable, Sendable {
    /// The kind of neighbour that a preference applies to.
    package enum Category: Hashable, Sendable {
        /// Between this view's edge and text below it, above it, and beside it.
        case edgeBelowText, edgeAboveText, edgeLeftText, edgeRightText
        /// Between lines of text.
        case textToText
    }

    package struct Key: Hashable, Sendable {
        package var category: Category?
        package var edge: Edge

        package init(category: Category?, edge: Edge) {
            self.category = category
            self.edge = edge
        }
    }

    /// The metrics of text that determine its distance to other text.
    package struct TextMetrics: Equatable, Sendable {
        package var ascend: CGFloat
        package var descend: CGFloat
        package var leading: CGFloat
        package var pixelLength: CGFloat

        package init(ascend: CGFloat, descend: CGFloat, leading: CGFloat, pixelLength: CGFloat) {
            self.ascend = ascend
            self.descend = descend
            self.leading = leading
            self.pixelLength = pixelLength
        }

        var lineSpacing: CGFloat { ascend + descend + leading }

        /// The gap between text with these metrics and text below with the metrics `lower`: the lower text's leading, rounded up to
        /// this text's pixels (truth `spacing.textmetrics.mixed`).
        func distance(toTextBelow lower: TextMetrics) -> CGFloat {
            guard pixelLength > 0 else { return lower.leading }
            return (lower.leading / pixelLength).rounded(.up) * pixelLength
        }
    }

    package enum Value: Equatable, Sendable {
        case distance(CGFloat)
        /// A spacer's preference: no gap within its stack. The stack does not pass it on to its own neighbours.
        case spacer
        case topTextMetrics(TextMetrics)
        case bottomTextMetrics(TextMetrics)

        /// Distances order before text; within a kind the larger one is kept (truth `spacing.value.order`).
        static func larger(_ left: Value, _ right: Value) -> Value {
            left.order >= right.order ? left : right
        }

        private var order: (Int, CGFloat) {
            switch self {
            case .spacer: (-1, 0)
            case .distance(let distance): (0, distance)
            case .topTextMetrics(let metrics): (1, metrics.lineSpacing)
            case .bottomTextMetrics(let metrics): (2, metrics.lineSpacing)
            }
        }

        /// The distance to any neighbour; nil for lines of text, which only define a distance to other text.
        var defaultDistance: CGFloat? {
            switch self {
            case .distance(let distance): distance
            case .spacer: 0
            case .topTextMetrics, .bottomTextMetrics: nil
            }
        }

        /// The distance between an edge with this preference and the facing edge with a preference of the same category.
        func distance(to next: Value) -> CGFloat? {
            switch (self, next) {
            case (.distance(let first), .distance(let second)): first + second
            case (.bottomTextMetrics(let upper), .topTextMetrics(let lower)): upper.distance(toTextBelow: lower)
            case (.distance(let distance), _), (_, .distance(let distance)): distance
            default: nil
            }
        }
    }

    package var minima: [Key: Value]

    /// The distance between views without a common preference (truth `const.spacing`).
    package static let defaultDistance: CGFloat = 8

    /// Truth `spacing-006`: an edge adds nothing to the distance that text prefers.
    static let shapeMinima: [Key: Value] = [
        Key(category: .edgeBelowText, edge: .top): .distance(0),
        Key(category: .edgeAboveText, edge: .bottom): .distance(0),
        Key(category: .edgeRightText, edge: .leading): .distance(0),
        Key(category: .edgeLeftText, edge: .trailing): .distance(0),
    ]

    static let zeroMinima: [Key: Value] = Dictionary(
        uniqueKeysWithValues: Edge.allCases.map { (Key(category: nil, edge: $0), .distance(0)) })

    package static let shape = Spacing(minima: shapeMinima)

    package init(minima: [Key: Value]) {
        self.minima = minima
    }

    /// The distance from this view to the next along an axis; nil when they have no common preference.
    package func distance(to next: Spacing, along axis: Axis) -> CGFloat? {
        decision(to: next, along: axis)?.distance
    }

    /// The distance from this view to the next and the category that determines it; nil as category for preferences about any
    /// neighbour.
    package func decision(to next: Spacing, along axis: Axis) -> (distance: CGFloat, category: Category?)? {
        let (near, far): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        var decided: (distance: CGFloat, category: Category?)?
        var hasDefault = false
        var largestDefault = -CGFloat.infinity
        for (key, value) in minima where key.edge == near {
            if key.category == nil {
                if let length = value.defaultDistance { (hasDefault, largestDefault) = (true, max(largestDefault, length)) }
            } else if let facing = next.minima[Key(category: key.category, edge: far)], let found = value.distance(to: facing) {
                if decided.map({ $0.distance < found }) ?? true { decided = (found, key.category) }
            }
        }
        if let decided { return decided }
        if let length = next.minima[Key(category: nil, edge: far)]?.defaultDistance {
            (hasDefault, largestDefault) = (true, max(largestDefault, length))
        }
        return hasDefault ? (largestDefault, nil) : nil
    }

    package mutating func formUnion(_ other: Spacing, edges: Edge.Set) {
        for (key, value) in other.minima where edges.contains(Edge.Set(key.edge)) {
            minima[key] = minima[key].map { Value.larger($0, value) } ?? value
        }
    }

    /// Resets the edges to the preferences of a shape, as a frame or padding on them does.
    package mutating func reset(_ edges: Edge.Set) {
        guard !edges.isEmpty else { return }
        minima = minima.filter { !edges.contains(Edge.Set($0.key.edge)) }
        for (key, value) in Self.shapeMinima where edges.contains(Edge.Set(key.edge)) { minima[key] = value }
    }

    /// The preferences without those of spacers.
    var withoutSpacers: Spacing {
        minima.values.contains(.spacer) ? Spacing(minima: minima.filter { $0.value != .spacer }) : self
    }

    /// A spacer's preferences: no gap on the given edges.
    static func spacer(_ edges: Edge.Set) -> Spacing {
        Spacing(
            minima: Dictionary(
                uniqueKeysWithValues: Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map {
                    (Key(category: nil, edge: $0), .spacer)
                }))
    }

    /// No preferences.
    package static let none = Spacing(minima: [:])
}
