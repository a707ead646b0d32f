import AttributeGraph
import CoreGraphics

/// The state of a tree of views, for a tree in another process that shows a newer version of the same views.
///
/// Views are identified by their types, the identities of loops and their order, so that the state of a view is found again after
/// modifiers or views around it have changed.
package struct SavedState: Codable, Sendable {
    /// The values of the views' states, by path.
    package var values: [String: ArchivedValue] = [:]
    /// The offsets of the scroll views in view order, in points.
    package var scrollOffsets: [[Double]] = []
    /// The index of the focused view among the focusable views; nil if no view has the focus.
    package var focus: Int?

    package init() {}
}

extension ViewTree {
    /// Restoring a state may make views appear, whose state is restored in the next round.
    private static let restorationRounds = 12

    /// Saves the state of all views. Initial values are left out, since a newer version of the program may have other ones, unless they
    /// contain generated identifiers.
    package func saveState() -> SavedState {
        var saved = SavedState()
        StateWalk(tree: self).forEachState { path, property, isOwn in
            guard let archive = property.archive(ValueArchiver(acceptsPlainValuesOnly: isOwn)) else { return }
            if !archive.isInitial || archive.value.containsGeneratedIdentifier { saved.values[path] = archive.value }
        }
        saved.scrollOffsets = scrollNodes.map { [Double($0.offset.x), Double($0.offset.y)] }
        if let focused = focus.focused { saved.focus = focus.targets(in: self).firstIndex { $0 === focused } }
        return saved
    }

    /// Restores a saved state in the views that are still there, without animations. Returns the number of restored values.
    @discardableResult
    package func restore(_ saved: SavedState) -> Int {
        update()
        var known: Set<String> = []
        for _ in 0..<Self.restorationRounds {
            var isNew = false
            StateWalk(tree: self).forEachState { path, property, _ in
                guard let archive = saved.values[path], known.insert(path).inserted else { return }
                if property.restore(archive) { isNew = true }
            }
            guard isNew else { break }
            // Objects are changed in place, of which their observers do not know.
            StateWalk(tree: self).invalidateBodies()
            update()
        }
        for (node, offset) in zip(scrollNodes, saved.scrollOffsets) where offset.count == 2 && offset != [0, 0] {
            node.move(to: CGPoint(x: offset[0], y: offset[1]))
        }
        update()
        if let number = saved.focus {
            let targets = focus.targets(in: self)
            if targets.indices.contains(number) { focus.focus(targets[number]) }
            update()
        }
        return known.count
    }

    /// The scroll views, in view order.
    private var scrollNodes: [ScrollNode] {
        var nodes: [ScrollNode] = []
        func visit(_ node: ViewNode) {
            if let node = node as? ScrollNode { nodes.append(node) }
            NativeStack.withSpace { node.forEachChild(visit) }
        }
        if let rootNode { visit(rootNode) }
        return nodes
    }
}
