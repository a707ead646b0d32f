extension ViewNode {
    /// Invalidates the sizes of this node and of every ancestor whose size may depend on it.
    ///
    /// Linear in the number of affected ancestors; constant if they are already invalid.
    package final func invalidateSize() {
        flags.formUnion([.isSizeInvalid, .needsArrangement])
        flags.remove(.isSpacingValid)
        measuresInvalidated(by: nil)
        var node = self
        while let parent = node.parent {
            parent.measuresInvalidated(by: node)
            if parent.flags.isSuperset(of: [.isSizeInvalid, .needsArrangement]) {
                parent.markAncestors()
                break
            }
            if parent.sizeIgnoresChildren, !parent.flags.contains(.isConsulted) {
                parent.flags.insert(.needsArrangement)
                parent.markAncestors()
                break
            }
            parent.flags.formUnion([.isSizeInvalid, .needsArrangement])
            parent.flags.remove(.isSpacingValid)
            node = parent
        }
        tree.setNeedsLayout()
    }

    /// Makes the node place its children again. Its size does not change, but its guides may.
    ///
    /// Linear in the number of ancestors whose guides depend on those of the node: such an ancestor has read, and so cached, those of
    /// each node between.
    package final func invalidateArrangement() {
        var node: ViewNode? = self
        measuresInvalidated(by: nil)
        while let current = node, current.sizes.removeGuides() {
            node = current.parent
            node?.measuresInvalidated(by: nil)
        }
        flags.insert(.needsArrangement)
        markAncestors()
        tree.setNeedsLayout()
    }

    private func markAncestors() {
        Self.mark(.descendantNeedsArrangement, from: unretainedParent)
    }

    /// Redraws the node in the next frame.
    package final func invalidateDisplay() {
        markDisplay()
        unretainedTree.use {
            $0.display.isNeeded = true
            $0.requestUpdate()
        }
    }

    /// Invalidates the cached drawings and hit-test bounds of this node and its ancestors.
    ///
    /// Must be called before anything that may change the node's drawing: new values, a new environment, time, a layout. Linear in
    /// the number of ancestors that are not marked yet.
    final func markDisplay() {
        Self.mark([.isDisplayStale, .areBoundsStale], from: Unretained(self))
    }

    /// Sets flags of a node and its ancestors, up to the first node that has them all.
    static func mark(_ marks: Flags, from node: Unretained<ViewNode>?) {
        var next = node
        while let current = next {
            next = current.use {
                guard !$0.flags.isSuperset(of: marks) else { return nil }
                $0.flags.formUnion(marks)
                return $0.unretainedParent
            }
        }
    }

    /// Records that the node is shown at a different position or size: invalidates its own drawing and the caches of its ancestors.
    /// A node that has not been drawn may already be marked while its ancestors are not.
    final func markMove() {
        flags.insert(.hasMoved)
        markDisplay()
        unretainedParent?.use { $0.markDisplay() }
        unretainedTree.use { $0.display.isNeeded = true }
    }

    /// Makes ancestors that read preferences collect them again.
    package final func invalidatePreferences() {
        tree.setNeedsPreferences()
    }
}
