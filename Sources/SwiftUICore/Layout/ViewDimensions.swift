import Foundation

/// A view's size and its alignment guides, in the view's own coordinates and in points.
public struct ViewDimensions: @unchecked Sendable {
    // Sendable as in SwiftUI; the node is used only during the layout in which this value is passed to a closure.
    private let node: ViewNode?
    package let size: CGSize
    package let proposal: Proposal

    package init(node: ViewNode?, size: CGSize, proposal: Proposal) {
        self.node = node
        self.size = size
        self.proposal = proposal
    }

    /// The view's width, in points.
    public var width: CGFloat { size.width }
    /// The view's height, in points.
    public var height: CGFloat { size.height }

    /// The position of a horizontal guide, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a vertical guide, in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The explicit position of a horizontal guide, in points; nil if it has its default position or the position is not a number.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The explicit position of a vertical guide, in points; nil if it has its default position or the position is not a number.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    @inline(__always)
    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: self)
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let node, node.mayHaveExplicitAlignment(key) else { return nil }
        if let known = node.sizes.guide(key, in: self) { return known }
        let value = node.explicitAlignment(key, in: self).flatMap { $0.isNaN ? nil : $0 }
        node.sizes.insert(value, for: key, in: self)
        return value
    }
}

extension ViewDimensions: Equatable {
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.node === right.node && left.proposal == right.proposal
    }
}

extension ViewNode {
    /// Returns the size for a proposal, and the position of a guide in that size.
    @inline(__always)
    final func size(andGuide key: AlignmentKey, for proposal: Proposal) -> (size: CGSize, guide: CGFloat) {
        if mayHaveExplicitAlignment(key) {
            let dimensions = dimensions(in: proposal)
            return (dimensions.size, dimensions[key])
        }
        flags.insert(.isConsulted)
        let size = size(for: proposal)
        return (size, key.defaultValue(inViewOf: size, proposal: proposal, node: self))
    }

    /// False if nothing in the subtree can set the guide, so that most views need no lookup.
    @inline(__always)
    final func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool {
        flags.contains(.hasGuides) || (key.isSetByText && flags.contains(.hasBaselines))
    }
}
