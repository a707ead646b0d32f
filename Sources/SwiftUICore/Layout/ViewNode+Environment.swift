extension ViewNode {
    /// The environment; after the first read the node is notified of changes.
    package final var environment: EnvironmentValues {
        if !flags.contains(.observesEnvironment) {
            flags.insert(.observesEnvironment)
            unretainedEnvironment.use { $0.addObserver(self) }
        }
        return unretainedEnvironment.use { $0.values }
    }

    /// Updates the layout direction from the environment.
    final func updateLayoutDirection() {
        guard flags.contains(.isRightToLeft) != environmentScope.isRightToLeft else { return }
        flags.formSymmetricDifference(.isRightToLeft)
        markDisplay()
        tree.geometryChanged()
        environmentChanged()
    }

    /// Updates the layout direction of the node and all descendants. Direction changes are rare, so a walk through the whole tree
    /// is cheaper than registering every node.
    final func updateLayoutDirections() {
        var nodes: ContiguousArray<ViewNode> = [self]
        while let node = nodes.popLast() {
            node.updateLayoutDirection()
            node.forEachOwnedChild { nodes.append($0) }
        }
    }
}
