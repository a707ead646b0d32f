import AttributeGraph
import CoreGraphics

/// An effect that multiplies a view by the opacity of another.
public struct _MaskAlignmentEffect<Mask: View> {
    /// The alignment of the mask in the view's frame.
    public var alignment: Alignment
    /// The view whose opacity is used.
    public var mask: Mask

    /// Creates an effect with a mask.
    @inlinable nonisolated public init(alignment: Alignment, mask: Mask) {
        self.alignment = alignment
        self.mask = mask
    }
}

extension _MaskAlignmentEffect: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(
        around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs
    ) -> ViewNode {
        MaskNode(
            child: child, alignment: modifier.part(Alignment.self, at: 0), isInFront: true,
            secondary: inputs.makeSecondary(modifier.second(after: Alignment.self, Mask.self)), inputs: inputs)
    }
}

private final class MaskNode: AlignedSecondaryViewNode {
    override func draw(into list: inout DisplayListBuilder) {
        guard let secondary else { return }
        let mask = list.separately { $0.draw(secondary) }
        guard !mask.isEmpty else { return }
        let child = child
        list.group(.mask(mask)) { $0.draw(child) }
    }

    /// The mask does not take part in hit testing.
    override var layersFrontToBack: [ViewNode] { [child] }

    override var typeName: String { "mask" }
}

extension View {
    /// Masks the view with the opacity of the views in the closure, aligned in the view's frame.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
    }

    /// Masks the view with the opacity of another view, centered in its frame.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
    }
}
