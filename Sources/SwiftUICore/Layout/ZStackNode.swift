import Foundation

final class ZStackNode: ContainerNode, ValueObserver {
    private var layout: ZStackAlgorithm

    init(alignment: Alignment = .center, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        layout = ZStackAlgorithm(alignment: alignment)
        super.init(entries: entries, inputs: inputs)
    }

    override func sourceMayChange() {}

    func valueChanged(from old: Alignment, to new: Alignment) {
        guard new != layout.alignment else { return }
        layout.alignment = new
        invalidateSize()
    }

    /// A stack of a single view passes the priority of the view on (measured on macOS 27).
    override var layoutPriority: Double {
        flags.contains(.hasPriority) && children.count == 1 ? children[0].layoutPriority : 0
    }

    override func measure(_ proposal: Proposal) -> CGSize { layout.extent(of: children, for: proposal).size }

    override var sizeIgnoresProposal: Bool { children.allSatisfy(\.isFixedSize) }

    override func arrange() {
        let extent = layout.extent(of: children, for: Proposal(size))
        for child in children {
            let placement = layout.placement(of: child, extent: extent, in: size)
            placeChild(child, at: placement.origin, proposal: placement.proposal)
        }
    }

    override func makeSpacing() -> ViewSpacing { layout.spacing(of: children) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let size = dimensions.size
        let extent = layout.extent(of: children, for: Proposal(size))
        return combinedAlignment(key, of: children) {
            layout.placement(of: children[$0], extent: extent, in: size)
        }
    }

    var alignment: Alignment { layout.alignment }

    override var typeName: String { "ZStack" }
}
