import CoreGraphics

/// A drawing destination that accepts display lists as well as the drawing operations of a `CGContext`.
package protocol DisplayListDestination: DrawingDestination {
    /// Draws a list in the destination's base coordinates.
    ///
    /// - Parameter rasterizationScale: The resolution, in pixels per point, of parts that a vector destination must rasterize.
    func draw(_ list: DisplayList, rasterizationScale: CGFloat)
}

extension DisplayListDestination {
    package func draw(_ drawing: ContextDrawing, in state: DrawingState) {
        var state = state
        if case .clear = drawing { (state.opacity, state.blendMode) = (1, .clear) }
        draw(DisplayList(drawing, in: state).seen(in: state), rasterizationScale: 1)
    }
}

extension CGContext {
    /// Draws a list, converted to the context's coordinates by a transform. Does nothing if the destination does not accept lists.
    package func draw(_ list: DisplayList, transform: CGAffineTransform, rasterizationScale: CGFloat) {
        guard let destination = drawingDestination as? any DisplayListDestination else { return }
        let state = drawingState
        // Blending with a backdrop is limited to the items of the list itself.
        var list = list.grouped(.transform(transform.concatenating(state.transform)))
        if state.opacity < 1 || state.blendMode != .normal { list = list.grouped(.compositing) }
        destination.draw(list.seen(in: state), rasterizationScale: rasterizationScale)
    }
}

extension DisplayList {
    /// Creates the list of a single drawing operation, in the base coordinates of its destination.
    init(_ drawing: ContextDrawing, in state: DrawingState) {
        switch drawing {
        case .fill(let geometry, let rule, let color):
            let outline = Outline(recognising: geometry.applying(state.transform))
            self.init(
                .fill(outline, .color(ResolvedColor(color)), FillOptions(isEvenOdd: rule == .evenOdd, isAntialiased: state.isAntialiased)),
                frame: outline.coarseBounds)
        case .image(let image, let rect):
            let item = ImageItem(
                source: .bitmap(image), rect: CGRect(origin: .zero, size: rect.size), interpolation: state.interpolation,
                isAntialiased: state.isAntialiased)
            let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
            self = DisplayList(.image(item), frame: item.rect).grouped(.transform(upright.concatenating(state.transform)))
        case .clear(let rect):
            var geometry = PathGeometry()
            geometry.addRect(rect, transform: state.transform)
            let outline = Outline(recognising: geometry)
            self.init(.fill(outline, .color(.black), FillOptions(isAntialiased: state.isAntialiased)), frame: outline.coarseBounds)
        }
    }

    /// Returns the list with the clips, opacity and blend mode of a state applied.
    fileprivate func seen(in state: DrawingState) -> DisplayList {
        var list = self
        for clip in state.clips.reversed() {
            list = list.grouped(
                .clip(
                    to: Outline(recognising: clip.geometry),
                    FillOptions(isEvenOdd: clip.rule == .evenOdd, isAntialiased: state.isAntialiased)))
        }
        if state.opacity < 1 { list = list.grouped(.opacity(state.opacity)) }
        if let effect = DisplayList.Effect(state.blendMode) { list = list.grouped(effect) }
        return list
    }
}
