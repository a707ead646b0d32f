import AttributeGraph
import CoreGraphics
import Foundation

/// The location of a view that was found by its identity.
enum ScrollTargetPlace {
    case node(ViewNode)
    /// An item of a lazy loop, which may not have been made yet.
    case item(LazyChildren, Int)

    /// The view and its frame; an estimated frame if the item has not been made.
    var frame: (node: ViewNode, rect: CGRect)? {
        switch self {
        case .node(let node):
            return node.hasEnded ? nil : (node, CGRect(origin: .zero, size: node.size))
        case .item(let loop, let index):
            guard !loop.hasEnded, let container = loop.container as? LazyContainerNode else { return nil }
            if let slot = loop.shown[index], let node = slot.nodes.first, node.parent === container, node.flags.contains(.isPlaced) {
                return (container, CGRect(origin: node.origin, size: node.size))
            }
            return container.estimatedFrame(ofItem: index, in: loop).map { (container, $0) }
        }
    }
}

extension NodeEntry {
    /// Returns the first view, in view order, with an identity.
    func find(_ id: AnyHashable) -> ScrollTargetPlace? {
        switch self {
        case .node(let node): NativeStack.withSpace { node.find(id) }
        case .dynamic(let dynamicChildren): NativeStack.withSpace { dynamicChildren.find(id) }
        }
    }
}

extension ViewNode {
    func find(_ id: AnyHashable) -> ScrollTargetPlace? {
        var found: ScrollTargetPlace?
        forEachEntry { if found == nil { found = $0.find(id) } }
        return found
    }
}

extension DynamicChildren {
    func find(_ id: AnyHashable) -> ScrollTargetPlace? {
        if let loop = self as? LazyChildren { return loop.findItem(id) }
        var found: ScrollTargetPlace?
        forEachItem { item in
            guard found == nil else { return }
            if identity(of: item) == id, let node = item.firstNode {
                found = .node(node)
                return
            }
            found = item.find(id)
        }
        return found
    }
}

extension LazyChildren {
    /// Returns the item with an identity, or a view with it inside an item. Items are made for the search if they may contain it.
    fileprivate func findItem(_ id: AnyHashable) -> ScrollTargetPlace? {
        if let index = slotIndex(of: id) { return .item(self, index) }
        for index in shown.keys.sorted() {
            if let place = shown[index]!.item.find(id) { return place }
        }
        guard mayHideIdentities else { return nil }
        for index in 0..<slotCount where shown[index] == nil {
            let isKept = kept[index] != nil
            let slot = kept[index] ?? makeSlot(at: index)
            if let place = slot.item.find(id) {
                if !isKept { shown[index] = slot }
                // An invisible view does not have a position yet.
                guard case .node = place else { return place }
                return .item(self, index)
            }
            if !isKept { slot.item.end() }
        }
        return nil
    }
}

extension DynamicChild {
    fileprivate func find(_ id: AnyHashable) -> ScrollTargetPlace? {
        var found: ScrollTargetPlace?
        forEachEntry { if found == nil { found = $0.find(id) } }
        return found
    }

    /// The first view in the item.
    final var firstNode: ViewNode? {
        var first: ViewNode?
        forEachEntry { entry in
            guard first == nil else { return }
            switch entry {
            case .node(let node): first = node
            case .dynamic(let dynamicChildren): dynamicChildren.forEachItem { if first == nil { first = $0.firstNode } }
            }
        }
        return first
    }
}

/// Content with an explicit identity.
protocol IdentifiedContent {
    var explicitIdentity: AnyHashable { get }
}

extension IDView: IdentifiedContent {
    var explicitIdentity: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedContent where Content: IdentifiedContent {
    var explicitIdentity: AnyHashable { content.explicitIdentity }
}

extension ViewNode {
    /// Scrolls the enclosing scroll views so that a rectangle of the node becomes visible.
    ///
    /// - Parameters:
    ///   - anchor: The point of the viewport to which the same point of the rectangle is scrolled; nil scrolls the minimum distance.
    ///   - outermost: The node around the scroll views to scroll. If there is none inside, the nearest one around it is scrolled. Nil for all
    ///     scroll views.
    func scrollIntoSight(_ rect: CGRect, anchor: UnitPoint?, transaction: Transaction, within outermost: ViewNode? = nil) {
        var node: ViewNode = self
        var transform = CGAffineTransform.identity
        var (isInside, hasScrolled) = (true, false)
        while let parent = node.parent {
            if node === outermost { isInside = false }
            if !isInside, hasScrolled { return }
            transform = transform.concatenating(CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
            if let scroll = parent as? ScrollNode {
                let target = rect.applying(transform)
                scroll.scroll(to: scroll.offset(showing: target, anchor: anchor), transaction: transaction)
                hasScrolled = true
            }
            if let content = parent.contentTransform { transform = transform.concatenating(content) }
            node = parent
        }
    }
}

extension ScrollNode {
    /// Returns the offset at which a rectangle, in the coordinates of the content and its insets, is visible.
    func offset(showing target: CGRect, anchor: UnitPoint?) -> CGPoint {
        let insets = insets
        let before = CGPoint(x: insets.leading, y: insets.top)
        let viewport = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        var result = offset
        for axis in Axis.allCases where scrolls(along: axis) {
            let (start, length) = (target.origin[axis] - before[axis], target.size[axis])
            if let anchor {
                let fraction = axis == .horizontal ? anchor.x : anchor.y
                result[axis] = start + fraction * (length - viewport[axis])
            } else if start < offset[axis] || length > viewport[axis] {
                result[axis] = start
            } else if start + length > offset[axis] + viewport[axis] {
                result[axis] = start + length - viewport[axis]
            }
        }
        return result
    }
}
