import Foundation

/// A size that a container proposes to a view, in points.
///
/// Each dimension may be nil to request the view's ideal length, zero for its minimum, or infinity for its maximum. The view may
/// choose a different size.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width; nil when unspecified.
    public var width: CGFloat?
    /// The proposed height; nil when unspecified.
    public var height: CGFloat?

    /// A proposal that requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal; nil leaves a dimension unspecified.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of both dimensions of a size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with unspecified dimensions taken from `size` (10 by 10 points by default).
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The internal form of a proposal: two numbers, NaN for "unspecified".
///
/// As two machine words it is passed in registers and compared by its bits.
package struct Proposal: Equatable, Sendable {
    package var width: CGFloat
    package var height: CGFloat

    /// NaN dimensions are unspecified; every NaN is normalised, so that equal proposals have equal bits.
    @inline(__always)
    package init(width: CGFloat, height: CGFloat) {
        self.width = width.isNaN ? .nan : width
        self.height = height.isNaN ? .nan : height
    }

    @inline(__always)
    package init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    package init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
    }

    package static let unspecified = Proposal(width: .nan, height: .nan)
    package static let zero = Proposal(width: 0, height: 0)
    package static let infinity = Proposal(width: .infinity, height: .infinity)

    package var isWidthSpecified: Bool { !width.isNaN }
    package var isHeightSpecified: Bool { !height.isNaN }

    package var viewSize: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    /// The proposal as a size, with unspecified dimensions replaced by `length` (10 points by default).
    @inline(__always)
    package func size(orIdeal length: CGFloat = 10) -> CGSize {
        CGSize(width: width.isNaN ? length : width, height: height.isNaN ? length : height)
    }

    package subscript(_ axis: Axis) -> CGFloat {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal for placing a child in a container: where it leaves a length open and the child would be shorter than the container, the length of
    /// the container, as for children across the axis of a stack (truth `stack-008`). A shape in a stack of layers fills the stack, and a list
    /// fills a frame with a minimum height, also inside a scroll view.
    @inline(__always)
    func filling(_ size: CGSize, with child: ViewNode) -> Proposal {
        width.isNaN || height.isNaN ? filledOpenLengths(size, with: child) : self
    }

    private func filledOpenLengths(_ size: CGSize, with child: ViewNode) -> Proposal {
        guard !child.isFixedSize else { return self }
        let childSize = child.size(for: self)
        return Proposal(
            width: width.isNaN && childSize.width < size.width ? size.width : width,
            height: height.isNaN && childSize.height < size.height ? size.height : height)
    }

    /// The proposal reduced by insets, not below zero; unspecified dimensions stay unspecified.
    package func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.isNaN ? width : max(0, width - insets.leading - insets.trailing),
            height: height.isNaN ? height : max(0, height - insets.top - insets.bottom))
    }

    @inline(__always)
    package static func == (left: Proposal, right: Proposal) -> Bool {
        Double(left.width).bitPattern == Double(right.width).bitPattern
            && Double(left.height).bitPattern == Double(right.height).bitPattern
    }
}

extension CGSize {
    package subscript(_ axis: Axis) -> CGFloat {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package subscript(_ axis: Axis) -> CGFloat {
        @inline(__always) get { axis == .horizontal ? x : y }
        @inline(__always) set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Axis {
    @inline(__always)
    package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
