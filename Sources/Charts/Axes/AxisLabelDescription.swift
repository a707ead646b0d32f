import Foundation
import SwiftUICore

/// A label as the program describes it.
struct AxisLabelDescription {
    enum Content {
        /// The value in the axis's own format.
        case automatic
        case format((_PlottableScalar, Locale) -> String?)
        case text(Text)
        case view(AnyView)
    }

    var content: Content
    /// Whether the label is in the middle between its value and the next one; nil for categories and intervals of bars.
    var centered: Bool?
    /// The point of the label at its value; nil for the axis's own.
    var anchor: UnitPoint?
    var collisionResolution = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    /// The distances from the plot, in points; nil for the axis's own.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// The direction of a label's text.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case horizontal, vertical, verticalReversed }

    let kind: Kind

    /// Horizontal.
    public static var automatic: AxisValueLabelOrientation { horizontal }
    /// Horizontal.
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    /// From top to bottom.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    /// From bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }

    var angle: Angle {
        switch kind {
        case .horizontal: .zero
        case .vertical: .degrees(90)
        case .verticalReversed: .degrees(-90)
        }
    }
}

/// The way to resolve overlaps of labels.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case disabled, truncate, greedy(priority: Double, minimumSpacing: CGFloat) }

    let kind: Kind

    /// The default, which is the same as `greedy`.
    public static var automatic: AxisValueLabelCollisionResolution { greedy }
    /// Labels may overlap.
    public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }
    /// Labels are truncated to the distance from the next one.
    public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }
    /// A label that overlaps an earlier label is omitted.
    public static var greedy: AxisValueLabelCollisionResolution { greedy(priority: 0) }

    /// A label that overlaps an earlier label of the same or a greater priority is omitted.
    ///
    /// - Parameters:
    ///   - priority: Labels with greater priorities stay.
    ///   - minimumSpacing: The smallest distance between labels, in points; nil for that of the axis.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing ?? 4))
    }
}
