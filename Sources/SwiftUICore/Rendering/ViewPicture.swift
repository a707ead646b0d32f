import AttributeGraph
import CoreGraphics
import Foundation

/// What a view looked like at one time.
package final class ViewPicture {
    /// The size of the view, in points.
    package let size: CGSize
    /// The frame of the view in the window, in points.
    package let frame: CGRect
    /// Whether the picture is clipped by a content shape of the view.
    package let isClipped: Bool
    /// The drawing, with the view's top-left corner at the origin.
    fileprivate let list: DisplayList

    fileprivate init(of node: ViewNode, clippedFor kind: ContentShapeKinds, displayScale: CGFloat) {
        size = node.size
        frame = node.globalFrame
        let list = node.picture(displayScale: displayScale)
        let outline = node.contentOutline(for: kind)
        isClipped = outline != nil
        self.list = outline.map { list.clipped(by: $0, displayScale: displayScale) } ?? list
    }
}

/// Takes pictures of the view that it is given to with `pictureSource(_:)`.
package final class ViewPictureSource {
    fileprivate weak var node: PicturedNode?
    private weak var hidden: PicturedNode?
    /// The picture taken when the latest press began, until a menu shows it or another press begins.
    private var kept: ViewPicture?

    package init() {}

    /// The view that pictures show: one with a content shape for the purpose, or the boundary around it.
    private func shown(clippedFor kind: ContentShapeKinds) -> PicturedNode? {
        guard let node, !node.hasEnded, node.flags.contains(.isPlaced) else { return nil }
        return node.contentOutline(for: kind) == nil ? node.pictureBoundary ?? node : node
    }

    /// Does not draw the view while a picture of it is shown, or draws it again.
    package func setHidden(_ isHidden: Bool, clippedFor kind: ContentShapeKinds) {
        hidden?.isHidden = false
        hidden = isHidden ? shown(clippedFor: kind) : nil
        hidden?.isHidden = true
    }

    /// Returns a picture of the view, clipped by its content shape for a purpose if it has one; nil if the view is not shown.
    ///
    /// A view without such a shape that is part of a view with `pictureBoundary()` is shown by a picture of the latter.
    package func picture(clippedFor kind: ContentShapeKinds, displayScale: CGFloat) -> ViewPicture? {
        shown(clippedFor: kind).map { ViewPicture(of: $0, clippedFor: kind, displayScale: displayScale) }
    }

    /// Keeps a picture of the view as it is now for the next call of `takePicture`.
    package func keepPicture(clippedFor kind: ContentShapeKinds, displayScale: CGFloat) {
        kept = picture(clippedFor: kind, displayScale: displayScale)
    }

    /// Returns the kept picture, which is no longer kept then, or else a new one.
    package func takePicture(clippedFor kind: ContentShapeKinds, displayScale: CGFloat) -> ViewPicture? {
        defer { kept = nil }
        return kept ?? picture(clippedFor: kind, displayScale: displayScale)
    }
}

extension ViewNode {
    /// The display list of the view, with its top-left corner at the origin.
    final func picture(displayScale: CGFloat) -> DisplayList {
        // The builder draws the node at its parent offset, snapped to whole pixels; undo exactly that.
        let grid = PixelGrid(displayScale: displayScale)
        return DisplayListBuilder.draw(self, displayScale: displayScale)
            .offset(by: CGVector(dx: -grid.snapped(shownOrigin.x), dy: -grid.snapped(shownOrigin.y)))
    }
}

extension DisplayList {
    /// The list clipped by an outline in its coordinates.
    func clipped(by outline: Path, displayScale: CGFloat) -> DisplayList {
        var clipped = DisplayListBuilder(displayScale: displayScale)
        clipped.add(.group(.clip(outline, FillStyle()), self), frame: outline.boundingRect)
        return clipped.list
    }
}

/// A node that is shown in pictures, and need not be drawn while one is shown in its place.
class PicturedNode: UnaryNode {
    final var isHidden = false {
        didSet { if isHidden != oldValue { invalidateDisplay() } }
    }

    override func draw(into list: inout DisplayListBuilder) {
        if !isHidden { super.draw(into: &list) }
    }
}

/// Gives the node of its content to a source of pictures.
struct PictureSourceModifier {
    var source: ViewPictureSource
}

extension PictureSourceModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PictureSourceNode
}

final class PictureSourceNode: PicturedNode, ValueObserver, ModifierNode {
    init(child: ViewNode, modifier: _GraphValue<PictureSourceModifier>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        modifier.value.source.node = self
        modifier.observe(by: self)
    }

    func valueChanged(from old: PictureSourceModifier, to new: PictureSourceModifier) { new.source.node = self }

    override var typeName: String { "pictureSource" }
}

/// Marks a view whose picture stands for those of the views in it.
struct PictureBoundaryModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PictureBoundaryNode
}

final class PictureBoundaryNode: PicturedNode, ModifierNode {
    init(child: ViewNode, modifier: _GraphValue<PictureBoundaryModifier>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
    }

    override var typeName: String { "pictureBoundary" }
}

extension ViewNode {
    /// The nearest boundary around the node; nil if there is none.
    fileprivate var pictureBoundary: PictureBoundaryNode? { enclosing(PictureBoundaryNode.self) }
}

extension View {
    /// Lets pictures of the views in this view, such as the one that a context menu lifts, show this view as a whole.
    nonisolated package func pictureBoundary() -> some View { modifier(PictureBoundaryModifier()) }

    /// Lets a source take pictures of the view; of several views that the view consists of, of the last.
    nonisolated package func pictureSource(_ source: ViewPictureSource) -> some View { modifier(PictureSourceModifier(source: source)) }
}

/// Shows a picture of a view in its own size or, where there is less room, scaled down.
nonisolated package struct ViewPictureView: PrimitiveView {
    package typealias Body = Never

    let picture: ViewPicture

    package init(_ picture: ViewPicture) {
        self.picture = picture
    }

    nonisolated package static func _makeView(_ view: _GraphValue<ViewPictureView>, inputs: _ViewInputs) {
        inputs.emit(ViewPictureNode(view: view, inputs: inputs))
    }
}

private final class ViewPictureNode: ViewNode, ValueObserver {
    private var picture: ViewPicture

    init(view: _GraphValue<ViewPictureView>, inputs: _ViewInputs) {
        picture = view.value.picture
        super.init(inputs: inputs)
        view.observe(by: self)
    }

    func valueChanged(from old: ViewPictureView, to new: ViewPictureView) {
        guard new.picture !== picture else { return }
        picture = new.picture
        invalidateSize()
        invalidateDisplay()
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        func ratio(_ room: CGFloat, _ length: CGFloat) -> CGFloat { room.isFinite && length > 0 ? max(0, room) / length : 1 }
        let scale = min(1, ratio(proposal.width, picture.size.width), ratio(proposal.height, picture.size.height))
        return CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    }

    override func draw(into list: inout DisplayListBuilder) {
        guard size.width > 0, size.height > 0, picture.size.width > 0 else { return }
        let (bounds, scale) = (list.snappedBounds, size.width / picture.size.width)
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: bounds.minX, ty: bounds.minY)
        list.add(.group(.transform(transform), picture.list), frame: picture.list.frame.applying(transform))
    }

    override var typeName: String { "picture" }
}
