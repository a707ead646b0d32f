import Foundation

/// How much room a view wants around it, edge by edge, depending on what stands there.
///
/// Preferences are kept per edge and category. Two views that face each other compare the categories their edges share:
/// plain distances add up, lines of text follow the lower line's leading. Without a common category a default
/// preference decides, and without one the platform's default spacing.
public struct ViewSpacing: Sendable {
    package var spacing: Spacing

    /// The spacing of a view that has no wishes: next to text the text decides, else the platform's default applies.
    public init() {
        spacing = .shape
    }

    package init(_ spacing: Spacing) {
        self.spacing = spacing
    }

    /// The spacing of a view that wants no room on any side.
    public static let zero = ViewSpacing(Spacing(minima: Spacing.zeroMinima))

    /// The spacing of shapes and colours, and of every view that has no wishes.
    package static let shape = ViewSpacing()

    /// The distance at which `next` should follow this view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        spacing.decision(to: next.spacing, along: axis)?.distance ?? Spacing.defaultDistance
    }

    /// Takes over the larger preferences of another spacing on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        spacing.formUnion(other.spacing, edges: edges)
    }

    /// The larger preferences of both spacings, on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }
}

/// Edges are printed by their sides in a layout from left to right.
extension Spacing.Key: CustomDebugStringConvertible {
    package var debugDescription: String {
        let side = switch edge {
        case .top: "top"
        case .leading: "left"
        case .bottom: "bottom"
        case .trailing: "right"
        }
        return "Spacing.Key(category: \(category.map { "\($0)" } ?? "nil"), edge: \(side))"
    }
}

/// The preferences behind `ViewSpacing`.
package struct Spacing: Equatable, Sendable {
    /// What kind of neighbour a preference is about.
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

    /// The measures of text that decide its distance from other text.
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

        /// The gap below text with these measures and above text with the measures `lower`: the lower text's leading,
        /// rounded up to this text's pixels (truth `spacing.textmetrics.mixed`).
        func distance(toTextBelow lower: TextMetrics) -> CGFloat {
            guard pixelLength > 0 else { return lower.leading }
            return (lower.leading / pixelLength).rounded(.up) * pixelLength
        }
    }

    package enum Value: Equatable, Sendable {
        case distance(CGFloat)
        /// None, between the views of one stack: a spacer's. The stack itself does not pass it on to its neighbours.
        case spacer
        case topTextMetrics(TextMetrics)
        case bottomTextMetrics(TextMetrics)

        /// Distances come before text; within a kind the larger counts (truth `spacing.value.order`).
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

        /// The distance from any neighbour; nil for lines of text, which know a distance from other text only.
        var defaultDistance: CGFloat? {
            switch self {
            case .distance(let distance): distance
            case .spacer: 0
            case .topTextMetrics, .bottomTextMetrics: nil
            }
        }

        /// The distance between an edge with this preference and the following edge with another of the same category.
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

    /// The distance between views that have no common wish (truth `const.spacing`).
    package static let defaultDistance: CGFloat = 8

    /// Truth `spacing-006`: an edge adds nothing to the distance that text wants.
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

    /// The distance from this view to the next along an axis; nil when they have no common wish.
    package func distance(to next: Spacing, along axis: Axis) -> CGFloat? {
        decision(to: next, along: axis)?.distance
    }

    /// The distance from this view to the next and the category that decides it: nil for the wishes about any neighbour.
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

    /// Gives the edges back to the wishes of a view that has none, as a frame or padding on them does.
    package mutating func reset(_ edges: Edge.Set) {
        guard !edges.isEmpty else { return }
        minima = minima.filter { !edges.contains(Edge.Set($0.key.edge)) }
        for (key, value) in Self.shapeMinima where edges.contains(Edge.Set(key.edge)) { minima[key] = value }
    }

    /// Without what spacers in a stack prefer there.
    var withoutSpacers: Spacing {
        minima.values.contains(.spacer) ? Spacing(minima: minima.filter { $0.value != .spacer }) : self
    }

    /// A spacer's preferences: no gap on the given edges, whatever follows.
    static func spacer(_ edges: Edge.Set) -> Spacing {
        Spacing(minima: Dictionary(uniqueKeysWithValues: Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map {
            (Key(category: nil, edge: $0), .spacer)
        }))
    }

    /// Without any preference.
    package static let none = Spacing(minima: [:])
}
