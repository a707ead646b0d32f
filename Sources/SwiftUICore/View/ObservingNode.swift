/// A node that lays out as its child does and follows a modifier's value.
class ObservingNode<Modifier>: UnaryNode {
    private(set) final var modifier: Modifier

    init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
    }

    /// Called when the modifier may have another value.
    func modifierChanged(from old: Modifier) {}

    /// Observers draw nothing by their modifiers.
    final override func sourceMayChange() {}

    final override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        let previous = modifier
        modifier = new.assumingMemoryBound(to: Modifier.self).pointee
        modifierChanged(from: previous)
    }
}

/// A node that also wants to know when it, or something in it, may lie elsewhere: see `geometryMayHaveChanged`.
class GeometryObservingNode<Modifier>: ObservingNode<Modifier> {
    override init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.geometryObservers.append(self)
        tree.geometryChanged()
    }

    override func end() {
        super.end()
        tree.geometryObservers.remove(self)
    }
}
