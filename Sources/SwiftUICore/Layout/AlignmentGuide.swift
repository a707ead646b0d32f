import Foundation

/// Sets the position of an alignment guide of its content explicitly.
public struct _AlignmentWritingModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    nonisolated init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
    }
}

extension _AlignmentWritingModifier: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = AlignmentGuideNode
}

final class AlignmentGuideNode: UnaryNode, ValueObserver, ModifierNode {
    private var modifier: _AlignmentWritingModifier
    private lazy var reads = ClosureReads(for: self)

    init(child: ViewNode, modifier: _GraphValue<_AlignmentWritingModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        flags.insert(.hasGuides)
        modifier.observe(by: self)
    }

    func valueChanged(from old: _AlignmentWritingModifier, to new: _AlignmentWritingModifier) {
        guard !isSame(old, new) else { return }
        modifier = new
        invalidateSize()
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let childDimensions = child.dimensions(in: dimensions.proposal)
        return key == modifier.key ? reads.run { modifier.computeValue(childDimensions) } : childDimensions.explicit(key)
    }

    /// Something that the function has read has changed.
    override func performUpdate() { invalidateSize() }

    override func end() {
        super.end()
        reads.end()
    }

    override var typeName: String { "alignmentGuide" }

    override var inspectorFacts: [(name: String, value: String)] {
        [("guide " + modifier.key.name, "\(modifier.computeValue(child.dimensions(in: proposal)))")]
    }
}

extension View {
    /// Sets the position of a horizontal guide of the view.
    ///
    ///     Text("Total").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
    ///
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: Returns the position in points from the view's leading edge. NaN leaves the guide unset.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets the position of a vertical guide of the view.
    ///
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: Returns the position in points from the view's top edge. NaN leaves the guide unset.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}
