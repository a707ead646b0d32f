import SwiftUICore

/// A view at a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> AnyView
}

/// The place of an annotation beside or on its mark.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    /// Above the mark; for horizontal bars after the trailing end.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// On the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before the leading edge.
    public static let leading = AnnotationPosition(kind: .leading)
    /// After the trailing edge.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above and before the leading edge.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above and after the trailing edge.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below and before the leading edge.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below and after the trailing edge.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The properties of a mark that are passed to its annotation.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public var targetSize: CGSize
}

/// The way to place annotations that do not fit into the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The way to place an annotation that does not fit along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case disabled, padScale, fit(Boundary) }

        let kind: Kind

        /// The annotation is moved into the chart.
        public static var automatic: Strategy { fit(to: .automatic) }
        /// The annotation is moved into the chart.
        public static var fit: Strategy { fit(to: .automatic) }
        /// The annotation is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
        /// The domain of the y axis is extended to make room above marks. Annotations at other places are moved into the chart.
        public static var padScale: Strategy { Strategy(kind: .padScale) }
        /// The annotation stays at its mark, even outside of the chart.
        public static var disabled: Strategy { Strategy(kind: .disabled) }
    }

    /// The rectangle into which an annotation is moved.
    public struct Boundary: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case plot, chart }

        let kind: Kind

        /// The chart.
        public static var automatic: Boundary { Boundary(kind: .chart) }
        /// The plot.
        public static var plot: Boundary { Boundary(kind: .plot) }
        /// The chart with its axes.
        public static var chart: Boundary { Boundary(kind: .chart) }
    }

    let x: Strategy
    let y: Strategy

    /// Sets a strategy for each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The default of the chart.
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
