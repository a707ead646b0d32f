/// A node with its child's layout that follows a modifier's value.
class ObservingNode<Modifier>: UnaryNode, ValueObserver, ModifierNode {
    private(set) final var modifier: Modifier

    required init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    /// Called when the modifier may have changed.
    func modifierChanged(from old: Modifier) {}

    /// The modifier's value does not affect drawing.
    final override func sourceMayChange() {}

    final func valueChanged(from old: Modifier, to new: Modifier) {
        let previous = modifier
        modifier = new
        modifierChanged(from: previous)
    }
}

/// A node that is also notified when it, or something in it, may have moved: see `geometryMayHaveChanged`.
class GeometryObservingNode<Modifier>: ObservingNode<Modifier> {
    required init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.geometry.append(self)
        tree.geometryChanged()
    }

    override func end() {
        super.end()
        tree.geometry.remove(self)
    }
}
