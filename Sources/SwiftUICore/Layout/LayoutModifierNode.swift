import Foundation

/// A unary node whose layout depends on a modifier's value, which may change.
///
/// The layout takes each new value at once. In an animated change the views move and grow from their old frames to the new ones
/// (`NodePresentation`); their layouts are proposed only the final sizes.
package class LayoutModifierNode<Modifier>: UnaryLayoutNode, ValueObserver, ModifierNode {
    @exclusivity(unchecked) package final var modifier: Modifier

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

    package func valueChanged(from old: Modifier, to new: Modifier) {
        guard !isSame(old, new) else { return }
        markDisplay()
        modifier = new
        modifierChanged()
    }

    package override var typeName: String { InspectorWords.modifierName(of: Modifier.self) }
}
