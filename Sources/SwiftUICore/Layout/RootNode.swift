import Foundation

/// The window or picture: proposes its size, less what is covered, to the root view and centres it there.
package final class RootNode: ContainerNode {
    func layOut(in size: CGSize) {
        place(at: .zero, proposal: Proposal(size))
    }

    package override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }
    package override var sizeIgnoresChildren: Bool { true }

    package override func arrange() {
        let insets = tree.safeAreaInsets
        let available = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        for child in children {
            let proposal = Proposal(available.size)
            let childSize = child.size(for: proposal)
            child.place(
                at: CGPoint(
                    x: available.minX + (available.width - childSize.width) / 2,
                    y: available.minY + (available.height - childSize.height) / 2),
                proposal: proposal)
        }
    }

    /// The root view's own answer to a proposal, in a window without covered parts.
    package func contentSize(for proposal: Proposal) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }
}
