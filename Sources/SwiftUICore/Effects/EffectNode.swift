import Foundation

/// A node that changes the appearance of its child but not its layout, by a modifier's value that may be animated.
package class EffectNode<Modifier>: LayoutModifierNode<Modifier> {
    @exclusivity(unchecked) private var animation: ValueAnimation<Modifier>?

    package override func modifierChanged() {
        tree.geometryChanged()
        invalidateDisplay()
        tree.setNeedsLayout()
    }

    /// Takes the new modifier, or the first of the intermediate values that lead to it.
    package override func valueChanged(from old: Modifier, to new: Modifier) {
        guard !isSame(old, new) else { return }
        markDisplay()
        let transaction = effectiveTransaction
        modifier =
            transaction.animation == nil
            ? animate(from: modifier, to: new, &animation, transaction: transaction)
            : animate(from: animatable(modifier), to: animatable(new), &animation, transaction: transaction)
        modifierChanged()
    }

    /// Returns the modifier with everything resolved that can only be animated then, such as colours.
    func animatable(_ modifier: Modifier) -> Modifier { modifier }

    var isAnimating: Bool { animation != nil }

    @_specialize(where Modifier == _OffsetEffect)
    package override func timeChanged() {
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

    package override var layoutPriority: Double { child.layoutPriority }
}
