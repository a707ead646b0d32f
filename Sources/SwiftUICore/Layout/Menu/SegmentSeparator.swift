import CoreGraphics

/// Whether a segment is the selected one.
package enum SegmentTraitKey: _TraitKey {
    package typealias Value = Bool
}

extension View {
    /// Marks the view as a segment of a segmented control.
    nonisolated package func segment(isChosen: Bool) -> some View {
        modifier(_TraitWritingModifier<SegmentTraitKey>(value: isChosen))
    }
}

/// The separator before a segment, hidden next to the selected segment and before the first.
nonisolated package struct SegmentSeparator: PrimitiveView {
    package typealias Body = Never

    let color: Color

    package init(_ color: Color) {
        self.color = color
    }

    nonisolated package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emit(SegmentSeparatorNode(view: view, inputs: inputs))
    }
}

private final class SegmentSeparatorNode: ViewNode, ValueObserver {
    private var color: Color

    init(view: _GraphValue<SegmentSeparator>, inputs: _ViewInputs) {
        color = view.value.color
        super.init(inputs: inputs)
        view.observe(by: self)
    }

    func valueChanged(from old: SegmentSeparator, to new: SegmentSeparator) {
        color = new.color
        invalidateDisplay()
    }

    override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }

    /// Determined while drawing, since the segments are not known earlier.
    private var isShown: Bool {
        var node: ViewNode = self
        while let parent = node.parent {
            if let container = parent as? ContainerNode, node.trait(SegmentTraitKey.self) != nil {
                let segments = container.children.filter { $0.trait(SegmentTraitKey.self) != nil }
                guard let index = segments.firstIndex(where: { $0 === node }), index > 0 else { return false }
                return segments[index - 1...index].allSatisfy { $0.trait(SegmentTraitKey.self) == false }
            }
            node = parent
        }
        return false
    }

    override func draw(into list: inout DisplayListBuilder) {
        tree.display.hasReadSurroundings = true
        guard isShown else { return }
        let bounds = list.snappedBounds
        list.add(.shape(Path(bounds), .color(color.resolve(in: environment)), FillStyle()), frame: bounds)
    }
}
