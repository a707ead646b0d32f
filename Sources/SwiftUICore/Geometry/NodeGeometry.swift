import CoreGraphics
import Foundation

extension ViewNode {
    /// Returns the transform from this node's coordinates to those of an ancestor; to global coordinates if there is no such
    /// ancestor.
    ///
    /// Takes time linear in the depth of the tree.
    package final func transform(to ancestor: ViewNode?) -> CGAffineTransform { transform(to: ancestor, of: \.origin) }

    private func transform(to ancestor: ViewNode?, of origin: (ViewNode) -> CGPoint) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node = self
        while node !== ancestor, let parent = node.parent {
            let origin = origin(node)
            transform = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            if let content = parent.contentTransform { transform = transform.concatenating(content) }
            node = parent
        }
        return transform
    }

    /// Returns the ancestor, or this node, that defines a coordinate space; nil for global coordinates.
    final func node(of space: CoordinateSpace) -> ViewNode? {
        switch space {
        case .local: return self
        case .global: return nil
        case .named(let name):
            var node: ViewNode? = self
            while let current = node {
                if current.hasCoordinateSpace(named: name) { return current }
                node = current.parent
            }
            return nil
        }
    }

    /// Returns the bounding rectangle, in a coordinate space, of a rectangle in this node's coordinates.
    package final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        guard case .local = space else { return rect.applying(transform(to: node(of: space))) }
        return rect
    }

    /// The node's frame in global coordinates, not snapped to pixels.
    package final var globalFrame: CGRect {
        convert(CGRect(origin: .zero, size: size), to: .global)
    }

    /// The frame in which the node is shown, in global coordinates: during an animation, on the way to the frame that layout has given it.
    package final var presentedFrame: CGRect {
        CGRect(origin: .zero, size: shownSize).applying(transform(to: nil, of: \.shownOrigin))
    }

    /// Returns the transform from another node's coordinates to this one's; nil if this node is scaled to an empty area.
    final func transform(from other: ViewNode) -> CGAffineTransform? {
        let own = transform(to: nil)
        guard own.a * own.d - own.b * own.c != 0 else { return nil }
        return other.transform(to: nil).concatenating(own.inverted())
    }
}
