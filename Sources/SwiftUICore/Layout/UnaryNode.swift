import CoreGraphics
import Foundation

/// A node around a single child that has the same layout as the child, unless a subclass overrides it.
package class UnaryNode: ViewNode {
    package let child: ViewNode

    init(child: ViewNode, inputs: _ViewInputs) {
        self.child = child
        super.init(inputs: inputs)
        child.attach(to: self)
    }

    package override func measure(_ proposal: Proposal) -> CGSize { child.size(for: proposal) }
    package override var sizeIgnoresProposal: Bool { child.isFixedSize }
    package override func arrange() { child.place(at: .zero, proposal: proposal) }
    package override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
    package override func makeSpacing() -> ViewSpacing { child.spacing }
    package override var layoutPriority: Double { child.layoutPriority }
    package override func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

    package override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        child.dimensions(in: dimensions.proposal).explicit(key)
    }
}

/// A unary node that takes part in layout and, like a custom layout, does not pass on its child's priority.
package class UnaryLayoutNode: UnaryNode {
    package override var layoutPriority: Double { 0 }

    /// Returns the origin of the child, from the leading edge, and its proposal, for a size and proposal of this node.
    package func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        (.zero, proposal)
    }

    package override func arrange() {
        let placement = childPlacement(in: size, proposal: proposal)
        placeChild(child, at: placement.origin, proposal: placement.proposal)
    }

    package override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let placement = childPlacement(in: dimensions.size, proposal: dimensions.proposal)
        guard let value = child.dimensions(in: placement.proposal).explicit(key) else { return nil }
        return value + placement.origin[key.axis]
    }
}
