import Foundation

/// Represents a branch, an erased view or a view with an explicit identity where a single view is expected, with the layout of the
/// current view. Its size is zero while there is no view.
final class DynamicContentNode: ContainerNode {
    private var content: ViewNode? { children.first }

    override func measure(_ proposal: Proposal) -> CGSize { content?.size(for: proposal) ?? .zero }
    override var sizeIgnoresProposal: Bool { content?.isFixedSize ?? true }
    override func makeSpacing() -> ViewSpacing { content?.spacing ?? .zero }
    override var layoutPriority: Double { content?.layoutPriority ?? 0 }
    override func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? { content?.trait(key) }

    override func arrange() {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content?.dimensions(in: dimensions.proposal).explicit(key)
    }
}
