import Foundation

/// A unary node whose layout depends on a modifier's value, which may change and be animated.
package class AnimatedModifierNode<Modifier>: UnaryLayoutNode, ValueObserver, ModifierNode {
    /// The current modifier: an intermediate value during an animation.
    @exclusivity(unchecked) package private(set) final var modifier: Modifier
    @exclusivity(unchecked) private var animation: ValueAnimation<Modifier>?

    package required init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    /// Called when `modifier` has changed.
    package func modifierChanged() {
        invalidateSize()
    }

    package final override func sourceMayChange() {}

    final func valueChanged(from old: Modifier, to new: Modifier) {
        guard !isSame(old, new) else { return }
        markDisplay()
        modifier = animate(from: modifier, to: new, &animation, transaction: effectiveTransaction)
        modifierChanged()
    }

    @_specialize(where Modifier == _OffsetEffect)
    package final override func timeChanged() {
        guard let animation else { return tree.clock.stopTiming(self) }
        modifier = animation.value(at: tree.clock.time)
        if animation.isFinished(at: tree.clock.time) {
            self.animation = nil
            tree.clock.stopTiming(self)
        }
        modifierChanged()
    }

    package override func end() {
        super.end()
        if animation != nil { tree.clock.stopTiming(self) }
    }

    package override var typeName: String { InspectorWords.modifierName(of: Modifier.self) }
}
