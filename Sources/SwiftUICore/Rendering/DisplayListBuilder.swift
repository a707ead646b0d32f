import AttributeGraph
import CoreGraphics
import Foundation

/// Builds a display list while nodes draw themselves.
///
/// A node draws in its own coordinates; the builder converts them to those of the list and snaps leaf rectangles to pixels.
package struct DisplayListBuilder {
    package private(set) var list = DisplayList()
    /// Pixels per point.
    package let displayScale: CGFloat
    /// The origin of the node being drawn, in the list's coordinates.
    private var origin = CGPoint.zero
    private var node: ViewNode?

    package init(displayScale: CGFloat) {
        self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    }

    /// Returns the display list of a subtree, in the coordinates of the root's parent.
    package static func draw(_ root: ViewNode, displayScale: CGFloat) -> DisplayList {
        var builder = DisplayListBuilder(displayScale: displayScale)
        builder.draw(root)
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
            // The transform is relative to the node's origin; make it relative to the origin of the list.
            let aboutList = CGAffineTransform(translationX: -origin.x, y: -origin.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            group(.transform(aboutList)) { $0.drawAtOrigin(child) }
        }
    }

    private mutating func drawAtOrigin(_ child: ViewNode) {
        let (outerOrigin, outerNode) = (origin, node)
        let (shown, opacity) = (child.shownOrigin, child.shownOpacity)
        child.flags.remove(.hasMoved)
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

    /// Draws a node, or reuses its cached display list.
    ///
    /// The display list of a large container is cached. A change marks the enclosing containers as stale (`ViewNode.markDisplay`), so
    /// that only these are redrawn for the next frame; all others are shared with the previous one.
    private mutating func drawWithSpace(_ child: ViewNode) {
        guard child.isRepaintBoundary else { return drawAnew(child) }
        let container = unsafeDowncast(child, to: ContainerNode.self)
        if !child.flags.contains(.isDisplayStale), let kept = container.cachedDrawings?.whole, addCached(kept) { return }
        let whole = keeping(run: -1) { $0.drawAnew(child) }
        if let whole {
            container.makeCachedDrawings().whole = whole
        } else {
            container.cachedDrawings?.whole = nil
        }
    }

    /// Draws consecutive children of the node being drawn. If there are many, they are drawn in runs, of which only those with a change
    /// are redrawn.
    mutating func draw(_ children: ContiguousArray<ViewNode>, of container: ContainerNode) {
        let length = CachedDrawings.runLength
        guard children.count >= 2 * length, container.contentTransform == nil else {
            container.cachedDrawings?.runs = []
            for child in children { draw(child) }
            return
        }
        let kept = container.makeCachedDrawings()
        let runCount = (children.count + length - 1) / length
        if kept.runs.count > runCount { kept.runs.removeLast(kept.runs.count - runCount) }
        for run in 0..<runCount {
            let part = children[run * length..<min(children.count, (run + 1) * length)]
            if run < kept.runs.count, kept.runs[run].isCurrent(part), let drawing = kept.runs[run].drawing, addCached(drawing) { continue }
            let drawing = keeping(run: run) { builder in
                for child in part { builder.draw(child) }
            }
            let new = CachedDrawings.Run(nodes: ContiguousArray(part.map { ObjectIdentifier($0) }), drawing: drawing)
            if run < kept.runs.count { kept.runs[run] = new } else { kept.runs.append(new) }
        }
    }

    /// Draws the content of a scroll view, moved by a distance that is rounded to whole pixels.
    ///
    /// The coordinates of the content do not depend on the distance. The display lists of consecutive frames therefore share the scrolled
    /// chunks, and a surface can move their pixels (`DisplayListChange`).
    mutating func drawScrolled(_ children: ContiguousArray<ViewNode>, by distance: CGVector) {
        let grid = PixelGrid(displayScale: displayScale)
        let offset = CGVector(dx: grid.snapped(distance.dx), dy: grid.snapped(distance.dy))
        let start = list.entries.count
        for child in children { drawAtOrigin(child) }
        guard list.entries.count > start else { return }
        if list.entries.count == start + 1, case .chunk(let chunk, let inner) = list.entries[start] {
            list.entries[start] = .chunk(chunk, offset: CGVector(dx: inner.dx + offset.dx, dy: inner.dy + offset.dy))
        } else if let chunk = makeChunk(of: start, run: -1) {
            list.entries[start] = .chunk(chunk, offset: offset)
        } else {
            let moved = DisplayList(entries: Array(list.entries[start...])).offset(by: offset)
            list.entries.replaceSubrange(start..., with: moved.entries)
        }
    }

    /// Adds a cached display list, if it looks the same at the current place. Returns whether it does.
    private mutating func addCached(_ kept: CachedDrawing) -> Bool {
        guard kept.epoch == node!.tree.display.epoch, kept.displayScale == displayScale else { return false }
        // After a move by whole pixels, snapped edges are still on pixel boundaries.
        let (dx, dy) = ((origin.x - kept.origin.x) * displayScale, (origin.y - kept.origin.y) * displayScale)
        guard abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6 else { return false }
        guard let chunk = kept.chunk else { return true }
        list.entries.append(.chunk(chunk, offset: CGVector(dx: dx.rounded() / displayScale, dy: dy.rounded() / displayScale)))
        return true
    }

    /// Draws, and returns the result in cacheable form; nil if it is too small to cache, or depends on more than the nodes drawn.
    private mutating func keeping(run: Int, _ draw: (inout DisplayListBuilder) -> Void) -> CachedDrawing? {
        let tree = node!.tree
        let (start, origin, outerReads) = (list.entries.count, origin, tree.display.hasReadSurroundings)
        tree.display.hasReadSurroundings = false
        draw(&self)
        defer { tree.display.hasReadSurroundings = tree.display.hasReadSurroundings || outerReads }
        guard !tree.display.hasReadSurroundings else { return nil }
        var chunk: DisplayList.Chunk?
        let count = list.entries.count - start
        if count == 1, case .chunk(let only, .zero) = list.entries[start] {
            chunk = only
        } else if count > 0 {
            guard count >= tree.display.repaintBoundaryThreshold, let made = makeChunk(of: start, run: run) else { return nil }
            chunk = made
        }
        return CachedDrawing(chunk: chunk, origin: origin, displayScale: displayScale, epoch: tree.display.epoch)
    }

    /// Replaces the entries from an index on by a chunk; nil if its nesting would be too deep.
    private mutating func makeChunk(of start: Int, run: Int) -> DisplayList.Chunk? {
        guard let chunk = DisplayList.Chunk(identity: identity, run: run, entries: Array(list.entries[start...])) else { return nil }
        list.entries.removeSubrange(start...)
        list.entries.append(.chunk(chunk, offset: .zero))
        return chunk
    }

    private mutating func drawAnew(_ child: ViewNode) {
        // The recursion is as deep as the tree, so continue on a larger stack when this one runs low.
        withUnsafeMutablePointer(to: &self) { builder in
            NativeStack.withSpace { child.draw(into: &builder.pointee) }
        }
        child.flags.remove(.isDisplayStale)
    }

    /// Adds items as one group with an effect, unless there are none.
    package mutating func group(_ effect: DisplayList.Effect, _ drawContent: (inout DisplayListBuilder) -> Void) {
        let content = separately(drawContent)
        guard !content.isEmpty else { return }
        list.append(DisplayList.Item(identity: identity, frame: content.frame, content: .group(effect, content)))
    }

    /// Adds items with an effect on each of them, unless there are none.
    package mutating func groupEach(_ effect: DisplayList.Effect, _ drawContent: (inout DisplayListBuilder) -> Void) {
        list.append(contentsOf: separately(drawContent).groupedEach(effect))
    }

    /// Returns the display list of what `drawContent` draws, in the coordinates of this list, without adding it.
    package mutating func separately(_ drawContent: (inout DisplayListBuilder) -> Void) -> DisplayList {
        // Swapped, so that the list keeps its storage to itself and is not copied when the next item is added.
        var content = DisplayList()
        swap(&list, &content)
        drawContent(&self)
        swap(&list, &content)
        return content
    }

    /// Adds an item that covers `frame`, which is in the list's coordinates. An empty rectangle, such as the bounds of a view without
    /// any room, is not added (truth `displaylist.drop`).
    package mutating func add(_ content: DisplayList.Content, frame: CGRect) {
        if case .fill(.rect(let rect), _, _) = content, rect.width == 0 || rect.height == 0 { return }
        list.append(DisplayList.Item(identity: identity, frame: frame, content: content))
    }

    private var identity: DisplayList.Identity {
        DisplayList.Identity(node: node.map { UInt64(UInt(bitPattern: ObjectIdentifier($0).hashValue)) } ?? 0)
    }

    /// Converts a rectangle from the coordinates of the node being drawn to those of the list.
    package func rect(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + origin.x, y: rect.minY + origin.y, width: rect.width, height: rect.height)
    }

    /// Converts a rectangle from the coordinates of the node being drawn to those of the list, snapped to pixels.
    package func snappedRect(_ rect: CGRect) -> CGRect {
        PixelGrid(displayScale: displayScale).snapped(self.rect(rect))
    }

    /// The bounds of the node being drawn in the list's coordinates, snapped to pixels.
    package var snappedBounds: CGRect {
        guard let node else { return .zero }
        return snappedRect(CGRect(origin: .zero, size: node.shownSize))
    }
}

/// The pixel grid of a display.
package struct PixelGrid {
    package let displayScale: CGFloat

    package init(displayScale: CGFloat) {
        self.displayScale = displayScale
    }

    /// Returns the nearest pixel boundary; halves are rounded up (truth `stack-029`, `const.pixel`).
    ///
    /// A millionth of a pixel is added, since the sum of fractions that should end in a half may be a little less.
    package func snapped(_ length: CGFloat) -> CGFloat {
        (length * displayScale + 0.500001).rounded(.down) / displayScale
    }

    /// Returns the rectangle with its corners on the nearest pixel boundaries. Rectangles that are not finite are returned unchanged.
    package func snapped(_ rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return rect }
        let (left, top) = (snapped(rect.minX), snapped(rect.minY))
        return CGRect(x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
    }
}
