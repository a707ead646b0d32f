/// A node that lays out as its child does and follows a modifier's value.
class ObservingNode<Modifier>: UnaryNode, ValueObserver {
    private(set) final var modifier: Modifier

    init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    /// Called when the modifier may have another value.
    func modifierChanged(from old: Modifier) {}

    /// Observers draw nothing by their modifiers.
    final override func sourceMayChange() {}

    final func valueChanged(from old: Modifier, to new: Modifier) {
        let previous = modifier
        modifier = new
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
