/// An edge or a corner of a frame that the pointer resizes.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which an edge or a corner of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Towards the middle of the frame.
    case inward
    /// Away from the middle of the frame.
    case outward

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one direction.
        public init(_ direction: FrameResizeDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }

        /// Towards the middle of the frame.
        public static let inward = Set(.inward)
        /// Away from the middle of the frame.
        public static let outward = Set(.outward)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}

/// A direction along the horizontal axis.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    /// A set of horizontal directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one direction.
        public init(_ direction: HorizontalDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }

        /// The direction towards the leading edge.
        public static let leading = Set(.leading)
        /// The direction towards the trailing edge.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction along the vertical axis.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    case up, down

    /// A set of vertical directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one direction.
        public init(_ direction: VerticalDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }

        /// Upwards.
        public static let up = Set(.up)
        /// Downwards.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

extension PointerStyle {
    /// For the divider between columns that can be moved in some directions. The leading direction is shown as left. Without a direction it
    /// is the shape for both.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(shape: .leftResize)
        case .trailing: PointerStyle(shape: .rightResize)
        default: .columnResize
        }
    }

    /// For the divider between rows that can be moved in some directions. Without a direction it is the shape for both.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(shape: .upResize)
        case .down: PointerStyle(shape: .downResize)
        default: .rowResize
        }
    }

    /// For an edge or a corner of a frame that can be moved in some directions. The leading edge is shown as the left one. Corners have the
    /// same shape for every direction.
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle {
        let (inward, outward) = (directions == .inward, directions == .outward)
        func edge(_ both: PointerShape, in inner: PointerShape, out outer: PointerShape) -> PointerStyle {
            PointerStyle(shape: inward ? inner : outward ? outer : both)
        }
        return switch position {
        case .top: edge(.upDownResize, in: .downResize, out: .upResize)
        case .bottom: edge(.upDownResize, in: .upResize, out: .downResize)
        case .leading: edge(.leftRightResize, in: .rightResize, out: .leftResize)
        case .trailing: edge(.leftRightResize, in: .leftResize, out: .rightResize)
        case .topLeading, .bottomTrailing: PointerStyle(shape: .fallingResize)
        case .topTrailing, .bottomLeading: PointerStyle(shape: .risingResize)
        }
    }
}

extension View {
    /// Shows or hides the pointer while it is above the view and the view is enabled. With `automatic` it has the shape that the views around
    /// this one set.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        pointerStyle(visibility == .hidden ? PointerStyle(shape: .hidden) : nil)
    }
}
