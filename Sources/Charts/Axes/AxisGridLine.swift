import SwiftUICore

/// A line across the plot at a value of an axis.
nonisolated public struct AxisGridLine: PrimitiveAxisMark {
    public typealias Body = Never
    private let centered: Bool?
    private let stroke: StrokeStyle?

    /// Creates a grid line.
    ///
    /// - Parameters:
    ///   - centered: Whether the line is in the middle of a category instead of its start; by default for categories of points and lines.
    ///   - stroke: The style of the line; nil for the axis's own.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.stroke = stroke
    }

    @MainActor public func _addParts(to list: _AxisPartList) { list.add(.gridLine(centered: centered, stroke: stroke)) }
}

/// A short line outside of the plot at a value of an axis.
nonisolated public struct AxisTick: PrimitiveAxisMark {
    public typealias Body = Never
    private let centered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// The length of a tick.
    public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        enum Kind: Hashable, Sendable { case automatic, fixed(CGFloat), label(extension: CGFloat), longestLabel(extension: CGFloat) }

        let kind: Kind

        /// The default length of the axis.
        public static var automatic: Length { Length(kind: .automatic) }
        /// The length of the label.
        public static var label: Length { label(extendPastBy: 0) }
        /// The length of the longest label.
        public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
        /// The length of the label plus a distance in points.
        public static func label(extendPastBy extension: CGFloat) -> Length { Length(kind: .label(extension: `extension`)) }
        /// The length of the longest label plus a distance in points.
        public static func longestLabel(extendPastBy extension: CGFloat) -> Length { Length(kind: .longestLabel(extension: `extension`)) }

        private init(kind: Kind) {
            self.kind = kind
        }

        /// Creates a length in points.
        public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
        /// Creates a length in points.
        public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

        static func fixed(_ length: CGFloat) -> Length { Length(kind: .fixed(length)) }
    }

    /// Creates a tick.
    ///
    /// - Parameters:
    ///   - centered: Whether the tick is in the middle of a category instead of its start.
    ///   - length: The length of the tick.
    ///   - stroke: The style of the line; nil for the axis's own.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.length = length
        self.stroke = stroke
    }

    /// Creates a tick with a length in points.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: .fixed(length), stroke: stroke)
    }

    @MainActor public func _addParts(to list: _AxisPartList) { list.add(.tick(centered: centered, length: length, stroke: stroke)) }
}
