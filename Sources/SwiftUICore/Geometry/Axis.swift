/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A set of directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        /// The horizontal direction.
        public static let horizontal = Set(.horizontal)
        /// The vertical direction.
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    /// The direction's name.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
