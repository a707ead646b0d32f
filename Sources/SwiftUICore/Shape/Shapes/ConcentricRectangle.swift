import CoreGraphics

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The form of a corner.
        public struct Style: Hashable, Sendable {
            /// The radius, in points; the least one if the corner is concentric.
            fileprivate let radius: CGFloat
            fileprivate let isConcentric: Bool

            private init(radius: CGFloat, isConcentric: Bool) {
                self.radius = radius.isFinite ? max(0, radius) : 0
                self.isConcentric = isConcentric
            }

            /// A corner with the same centre as that of the container's corner; square without a container shape.
            public static var concentric: Style { concentric(minimum: nil) }

            /// A corner with the same centre as that of the container's corner, and at least the radius of another style.
            public static func concentric(minimum: Style? = nil) -> Style { Style(radius: minimum?.radius ?? 0, isConcentric: true) }

            /// A corner with a radius in points. A negative or non-finite radius counts as 0.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }

            /// Returns the radius of the corner, given that of the container's corner and the distance between the two, in points.
            fileprivate func radius(in container: CGFloat, at distance: CGFloat) -> CGFloat {
                isConcentric ? max(radius, container - distance) : radius
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a corner with a radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates a corner with a radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners follow those of the container, as `containerShape(_:)` sets it.
///
/// The radius of a concentric corner is that of the container's corner less the distance between the two corners, along the axis where it
/// is larger.
/// Container shapes other than rectangles, rounded rectangles and capsules count as rectangles.
///
/// ```swift
/// ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
///     .fill(.blue)
///     .padding(12)
///     .containerShape(RoundedRectangle(cornerRadius: 30))
/// ```
public struct ConcentricRectangle: Shape, InsettableShape, Hashable {
    private var styles: [Edge.Corner: Edge.Corner.Style]
    /// The groups of corners that have the largest radius among them.
    private var groups: [[Edge.Corner]]
    private var amount: CGFloat = 0

    private init(_ styles: [Edge.Corner: Edge.Corner.Style], groups: [[Edge.Corner]] = []) {
        self.styles = styles
        self.groups = groups
    }

    /// Creates a rectangle with concentric corners.
    public nonisolated init() { self.init(corners: .concentric) }

    /// Creates a rectangle with four corners of the same style. If `isUniform` is true all have the largest of their radii.
    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            [.topLeading: corners, .topTrailing: corners, .bottomLeading: corners, .bottomTrailing: corners],
            groups: isUniform ? [Edge.Corner.allCases] : [])
    }

    /// Creates a rectangle with a style for each corner.
    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init([
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
            .bottomTrailing: bottomTrailingCorner,
        ])
    }

    /// Creates a rectangle whose upper corners have the larger of their radii, as have the lower ones.
    public nonisolated init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
        groups = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
    }

    /// Creates a rectangle whose leading corners have the larger of their radii, as have the trailing ones.
    public nonisolated init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: uniformTrailingCorners)
        groups = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
    }

    /// Creates a rectangle whose upper corners have the larger of their radii.
    public nonisolated init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
        groups = [[.topLeading, .topTrailing]]
    }

    /// Creates a rectangle whose lower corners have the larger of their radii.
    public nonisolated init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
        groups = [[.bottomLeading, .bottomTrailing]]
    }

    /// Creates a rectangle whose leading corners have the larger of their radii.
    public nonisolated init(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: bottomTrailingCorner)
        groups = [[.topLeading, .bottomLeading]]
    }

    /// Creates a rectangle whose trailing corners have the larger of their radii.
    public nonisolated init(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: uniformTrailingCorners)
        groups = [[.topTrailing, .bottomTrailing]]
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        let container = ContainerOutline.current
        let outer = container?.cornerRadii
        var radii: [Edge.Corner: CGFloat] = [:]
        for corner in Edge.Corner.allCases {
            let distance = container.map { corner.distance(of: rect, from: $0.bounds) } ?? 0
            radii[corner] = styles[corner]?.radius(in: outer?[corner] ?? 0, at: distance) ?? 0
        }
        for group in groups {
            let largest = group.compactMap { radii[$0] }.max() ?? 0
            for corner in group { radii[corner] = largest }
        }
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[.topLeading] ?? 0, bottomLeadingRadius: radii[.bottomLeading] ?? 0,
            bottomTrailingRadius: radii[.bottomTrailing] ?? 0, topTrailingRadius: radii[.topTrailing] ?? 0
        ).path(in: rect)
    }

    /// Returns the rectangle with its outline moved inwards by a distance in points. Concentric corners stay concentric.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension Edge.Corner {
    /// The distance of this corner of a rectangle from that of another rectangle, along the axis where it is larger.
    fileprivate func distance(of rect: CGRect, from bounds: CGRect) -> CGFloat {
        let horizontal = self == .topLeading || self == .bottomLeading ? rect.minX - bounds.minX : bounds.maxX - rect.maxX
        let vertical = self == .topLeading || self == .topTrailing ? rect.minY - bounds.minY : bounds.maxY - rect.maxY
        return max(0, horizontal, vertical)
    }
}

extension ContainerOutline {
    /// The radii of the container's corners, in points.
    fileprivate var cornerRadii: [Edge.Corner: CGFloat] {
        func all(_ radius: CGFloat) -> [Edge.Corner: CGFloat] {
            let radius = min(radius, bounds.width / 2, bounds.height / 2)
            return Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, radius) })
        }
        switch shape {
        case let shape as RoundedRectangle: return all(max(shape.cornerSize.width, shape.cornerSize.height))
        case is Capsule, is Circle: return all(.infinity)
        case let shape as UnevenRoundedRectangle:
            let radii = shape.cornerRadii
            return [
                .topLeading: radii.topLeading, .topTrailing: radii.topTrailing, .bottomLeading: radii.bottomLeading,
                .bottomTrailing: radii.bottomTrailing,
            ]
        default: return [:]
        }
    }
}
