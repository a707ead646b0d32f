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
