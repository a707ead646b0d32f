import Foundation

/// The root of a window or image: proposes the safe area to the root view and centres it there.
package final class RootNode: ContainerNode {
    func layOut(in size: CGSize) {
        place(at: .zero, proposal: Proposal(size))
    }

    package override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }
    package override var sizeIgnoresChildren: Bool { true }

    package override func arrange() {
        let available = safeArea
        let proposal = Proposal(available.size)
        var presented = ContiguousArray<ViewNode>()
        tree.presentationHost?.appendNodes(to: &presented)
        for child in children.suffix(presented.count) { placeChild(child, at: available.origin, proposal: proposal) }
        for child in children.dropLast(presented.count) {
            let childSize = child.size(for: proposal)
            placeChild(
                child,
                at: CGPoint(
                    x: available.minX + (available.width - childSize.width) / 2,
                    y: available.minY + (available.height - childSize.height) / 2),
                proposal: proposal)
        }
    }

    /// The safe area of the window; its x axis runs from the leading edge.
    package var safeArea: CGRect {
        CGRect(origin: .zero, size: tree.size).inset(by: tree.safeAreas.windowInsets.finite.larger(keyboardInsets))
    }

    package override var sizeForRelativeFrames: CGSize? { safeArea.size }

    private var keyboardInsets: EdgeInsets { EdgeInsets(tree.safeAreas.keyboardReach, edges: .bottom).finite }

    package override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        resolution.cover(
            CGRect(origin: .zero, size: size), container: tree.safeAreas.windowInsets.finite.mirrored(flags.contains(.isRightToLeft)),
            keyboard: keyboardInsets, isBar: true)
    }

    /// Presentations above the root view do not contribute to its preferences.
    package override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        forEachEntry { entry in
            switch entry {
            case .node(let node): collector.collect(node)
            case .dynamic(let dynamicChildren): if !(dynamicChildren is PresentationHost) { collector.collect(dynamicChildren) }
            }
        }
    }

    /// The root view's size for a proposal, in a window without safe area insets.
    package func contentSize(for proposal: Proposal) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }
}
