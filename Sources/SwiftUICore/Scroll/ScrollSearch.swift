import AttributeGraph
import CoreGraphics
import Foundation

/// A view found by its identity.
enum ScrollTargetPlace {
    case node(ViewNode)
    /// An item of a lazy loop, which may not be made yet.
    case item(LazyChildren, Int)

    /// The view and its frame; estimated for an item that is not made.
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
    /// The first view, in view order, with an identity.
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
    /// The item with an identity, or what has it in an item. Items are made to look into them where it may lie deeper.
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
                // What is out of sight has no place of its own yet.
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

/// Content whose identity a program has set.
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
    /// Moves the scroll views around so that a rectangle of the node's is in sight.
    ///
    /// - Parameter anchor: The point of the rectangle that comes to lie at the same point of the window; nil moves no
    ///   farther than necessary.
    func scrollIntoSight(_ rect: CGRect, anchor: UnitPoint?, transaction: Transaction) {
        var node: ViewNode = self
        var transform = CGAffineTransform.identity
        while let parent = node.parent {
            transform = transform.concatenating(CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
            if let scroll = parent as? ScrollNode {
                let target = rect.applying(transform)
                scroll.scroll(to: scroll.offset(showing: target, anchor: anchor), transaction: transaction)
            }
            if let content = parent.contentTransform { transform = transform.concatenating(content) }
            node = parent
        }
    }
}

extension ScrollNode {
    /// The offset with which a rectangle of the content, counted with the room around it, is in sight.
    func offset(showing target: CGRect, anchor: UnitPoint?) -> CGPoint {
        let insets = insets
        let before = CGPoint(x: insets.leading, y: insets.top)
        let window = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        var result = offset
        for axis in Axis.allCases where scrolls(along: axis) {
            let (start, length) = (target.origin[axis] - before[axis], target.size[axis])
            if let anchor {
                let fraction = axis == .horizontal ? anchor.x : anchor.y
                result[axis] = start + fraction * (length - window[axis])
            } else if start < offset[axis] || length > window[axis] {
                result[axis] = start
            } else if start + length > offset[axis] + window[axis] {
                result[axis] = start + length - window[axis]
            }
        }
        return result
    }
}
