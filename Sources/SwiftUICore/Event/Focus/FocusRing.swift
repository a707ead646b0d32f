import CoreGraphics

/// Draws the ring around the focused view.
package enum FocusRing {
    /// The thickness of the ring, in points (truth `macos-controls` `textfield_default`).
    package static let width: CGFloat = 3.5

    /// Draws the ring around a frame in the node's coordinates.
    package static func draw(around frame: CGRect, cornerRadius: CGFloat, environment: EnvironmentValues, into list: inout DisplayListBuilder) {
        let outer = list.snappedRect(frame.insetBy(dx: -width, dy: -width))
        let inner = list.snappedRect(frame)
        guard outer.width > 0, outer.height > 0 else { return }
        var path = Path(roundedRect: outer, cornerRadius: min(cornerRadius + width, outer.height / 2, outer.width / 2), style: .circular)
        path.addRoundedRect(in: inner, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: .circular)
        let color = color(in: environment)
        list.add(.shape(path, .color(color), FillStyle(eoFill: true)), frame: outer)
    }
}

extension FocusRing {
    /// Draws the ring around an outline in the node's coordinates.
    static func draw(around outline: Path, environment: EnvironmentValues, into list: inout DisplayListBuilder) {
        let bounds = list.snappedRect(outline.boundingRect)
        let corner = list.rect(.zero).origin
        let path = outline.offsetBy(dx: corner.x, dy: corner.y)
        let line = path.strokedPath(StrokeStyle(lineWidth: 2 * width, lineJoin: .round))
        var outside = Path(bounds.insetBy(dx: -2 * width, dy: -2 * width))
        outside.addPath(path)
        let color = color(in: environment)
        list.group(.clip(outside, FillStyle(eoFill: true))) {
            $0.add(.shape(line, .color(color), FillStyle()), frame: bounds.insetBy(dx: -width, dy: -width))
        }
    }

    private static func color(in environment: EnvironmentValues) -> Color.Resolved {
        Color(system: .focusRing).resolve(in: environment)
    }
}

/// Makes the focus ring of the enclosing focusable view follow its content: the box of a check box without its label.
struct FocusOutlineModifier<Outline: Shape> {
    var shape: Outline
}

extension FocusOutlineModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = FocusOutlineNode<Outline>
}

private protocol FocusOutlined: ViewNode {
    /// The outline in the node's coordinates.
    var focusOutline: Path { get }
}

final class FocusOutlineNode<Outline: Shape>: ObservingNode<FocusOutlineModifier<Outline>>, FocusOutlined {
    var focusOutline: Path { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
    override func modifierChanged(from old: FocusOutlineModifier<Outline>) { invalidateDisplay() }
    override var typeName: String { "focusOutline" }
}

extension FocusableNode {
    /// The outline that the focus ring follows, in the node's coordinates; nil if no descendant defines one.
    var focusOutline: Path? {
        if let outline = contentOutline(for: .focusEffect) { return outline }
        var nodes: ContiguousArray<ViewNode> = [child]
        while let node = nodes.popLast() {
            if let outlined = node as? any FocusOutlined { return outlined.focusOutline.applying(node.transform(to: self)) }
            // A nested focusable view has its own ring.
            if !(node is FocusableNode) { node.forEachChild { nodes.append($0) } }
        }
        return nil
    }
}

extension View {
    /// Makes the focus ring of the enclosing focusable view follow a shape in the frame of this view.
    nonisolated package func focusOutline<S: Shape>(_ shape: S) -> some View {
        modifier(FocusOutlineModifier(shape: shape))
    }
}
