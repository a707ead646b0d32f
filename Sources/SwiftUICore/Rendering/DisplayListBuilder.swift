import AttributeGraph
import CoreGraphics
import Foundation

/// Collects a picture while nodes draw themselves.
///
/// A node draws in its own coordinates; the builder knows where these lie in the list and snaps leaf rectangles to pixels.
package struct DisplayListBuilder {
    package private(set) var list = DisplayList()
    /// Pixels per point.
    package let displayScale: CGFloat
    /// Where the origin of the node being drawn lies in the list's coordinates.
    private var origin = CGPoint.zero
    private var node: ViewNode?
    /// Whether what is being drawn will be kept as a whole.
    private var isKeeping = false

    package init(displayScale: CGFloat) {
        self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    }

    /// The picture of a tree, in the root's coordinates.
    package static func draw(_ root: ViewNode, displayScale: CGFloat) -> DisplayList {
        var builder = DisplayListBuilder(displayScale: displayScale)
        builder.draw(root)
        root.tree.drawnEpoch = root.tree.displayEpoch
        return builder.list
    }

    /// Draws a child of the node being drawn.
    package mutating func draw(_ child: ViewNode) {
        guard let transform = node == nil ? nil : child.parent?.contentTransform, !transform.isIdentity else {
            return drawAtOrigin(child)
        }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            let outer = origin
            origin.x += transform.tx
            origin.y += transform.ty
            drawAtOrigin(child)
            origin = outer
        } else {
            // The transform is about the node's origin, the list's coordinates are about the list's.
            let aboutList = CGAffineTransform(translationX: -origin.x, y: -origin.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            group(.transform(aboutList)) { $0.drawAtOrigin(child) }
        }
    }

    private mutating func drawAtOrigin(_ child: ViewNode) {
        let (outerOrigin, outerNode) = (origin, node)
        let (shown, opacity) = (child.shownOrigin, child.shownOpacity)
        guard opacity > 0 else { return }
        origin.x += shown.x
        origin.y += shown.y
        node = child
        if opacity < 1 {
            group(.opacity(opacity)) { $0.drawWithSpace(child) }
        } else {
            drawWithSpace(child)
        }
        (origin, node) = (outerOrigin, outerNode)
    }

    /// Draws a node, or takes what it has drawn before.
    ///
    /// Of a picture in which little has changed the largest parts without a change are kept: then the next picture costs
    /// what has changed, and a copy of the rest.
    private mutating func drawWithSpace(_ child: ViewNode) {
        guard child.keepsDrawing else { return drawAnew(child) }
        let container = unsafeDowncast(child, to: ContainerNode.self)
        guard !child.flags.contains(.isDisplayStale) else {
            container.keptDrawing = nil
            return drawAnew(child)
        }
        let epoch = child.tree.displayEpoch
        if isKeeping || child.tree.drawnEpoch != epoch { return drawAnew(child) }
        if let kept = container.keptDrawing, kept.epoch == epoch, kept.origin == origin, kept.displayScale == displayScale {
            list.items.append(contentsOf: kept.items)
            return
        }
        isKeeping = true
        let items = separately { $0.drawAnew(child) }.items
        isKeeping = false
        container.keptDrawing = KeptDrawing(items: items, origin: origin, displayScale: displayScale, epoch: epoch)
        list.items.append(contentsOf: items)
    }

    private mutating func drawAnew(_ child: ViewNode) {
        // Recursion as deep as the tree: go on on a larger stack when this one runs low.
        withUnsafeMutablePointer(to: &self) { builder in
            NativeStack.withSpace { child.draw(into: &builder.pointee) }
        }
        child.flags.remove(.isDisplayStale)
    }

    /// Adds items that are drawn as one with an effect. An effect on nothing is left out.
    package mutating func group(_ effect: DisplayList.Effect, _ drawContent: (inout DisplayListBuilder) -> Void) {
        let outer = list
        list = DisplayList()
        drawContent(&self)
        let content = list
        list = outer
        guard !content.items.isEmpty else { return }
        let frame = content.items.dropFirst().reduce(content.items[0].frame) { $0.union($1.frame) }
        list.items.append(DisplayList.Item(identity: identity, frame: frame, content: .group(effect, content)))
    }

    /// The picture of what `drawContent` draws, in this list's coordinates, without adding it.
    package mutating func separately(_ drawContent: (inout DisplayListBuilder) -> Void) -> DisplayList {
        let outer = list
        list = DisplayList()
        drawContent(&self)
        defer { list = outer }
        return list
    }

    /// Adds an item that covers `frame`, given in the list's coordinates. A rectangle without area, such as the bounds of a
    /// view that got no room, leaves no trace (truth `displaylist.drop`).
    package mutating func add(_ content: DisplayList.Content, frame: CGRect) {
        if case .shape(let path, _, _) = content, case .rect(let rect) = path.storage, rect.width == 0 || rect.height == 0 { return }
        list.items.append(DisplayList.Item(identity: identity, frame: frame, content: content))
    }

    private var identity: DisplayList.Identity {
        DisplayList.Identity(node: node.map { UInt64(UInt(bitPattern: ObjectIdentifier($0).hashValue)) } ?? 0)
    }

    /// A rectangle of the node being drawn in the list's coordinates.
    package func rect(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + origin.x, y: rect.minY + origin.y, width: rect.width, height: rect.height)
    }

    /// A rectangle of the node being drawn in the list's coordinates, its corners on pixels.
    package func snappedRect(_ rect: CGRect) -> CGRect {
        PixelGrid(displayScale: displayScale).snapped(self.rect(rect))
    }

    /// The bounds of the node being drawn in the list's coordinates, their corners on pixels.
    package var snappedBounds: CGRect {
        guard let node else { return .zero }
        return snappedRect(CGRect(origin: .zero, size: node.shownSize))
    }
}

/// What a container has drawn in a picture.
final class KeptDrawing {
    let items: [DisplayList.Item]
    let origin: CGPoint
    let displayScale: CGFloat
    let epoch: Int

    init(items: [DisplayList.Item], origin: CGPoint, displayScale: CGFloat, epoch: Int) {
        self.items = items
        self.origin = origin
        self.displayScale = displayScale
        self.epoch = epoch
    }
}

/// The grid of a display's pixels.
package struct PixelGrid {
    package let displayScale: CGFloat

    package init(displayScale: CGFloat) {
        self.displayScale = displayScale
    }

    /// The nearest pixel boundary, halves going up (truth `stack-029`, `const.pixel`).
    package func snapped(_ length: CGFloat) -> CGFloat {
        (length * displayScale + 0.5).rounded(.down) / displayScale
    }

    /// The rectangle whose corners are the nearest pixel boundaries. Endless rectangles stay as they are.
    package func snapped(_ rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return rect }
        let (left, top) = (snapped(rect.minX), snapped(rect.minY))
        return CGRect(x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
    }
}
