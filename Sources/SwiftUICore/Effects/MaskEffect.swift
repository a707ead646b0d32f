import AttributeGraph
import CoreGraphics

/// Shows a view only where another one is opaque, as far as it is.
public struct _MaskAlignmentEffect<Mask: View> {
    /// How the two line up.
    public var alignment: Alignment
    /// The view whose opacity counts.
    public var mask: Mask

    /// An effect that shows its content through a mask.
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

    /// A mask is not there to be touched.
    override var layersFrontToBack: [ViewNode] { [child] }

    override var typeName: String { "mask" }
}

extension View {
    /// Shows the view only where the views that the closure builds are opaque, as far as they are.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
    }

    /// Shows the view only where another one is opaque, as far as it is.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
    }
}
