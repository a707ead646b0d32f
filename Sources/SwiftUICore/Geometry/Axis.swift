/// The horizontal or vertical dimension of a layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The dimension from leading to trailing.
    case horizontal
    /// The dimension from top to bottom.
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis.
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    /// The axis's name.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
