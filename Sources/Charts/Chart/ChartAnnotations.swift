import SwiftUICore

/// The annotations of all marks, at the marks.
struct ChartAnnotations: View {
    let frame: ChartFrame

    private struct Entry: Identifiable {
        var id: [Int]
        var annotation: MarkAnnotation
        var rect: CGRect
        var position: AnnotationPosition
    }

    private var entries: [Entry] {
        let geometry = frame.geometry
        guard geometry.model.hasAnnotations else { return [] }
        return geometry.model.marks.indices.flatMap { index -> [Entry] in
            let mark = geometry.model.marks[index]
            let annotations = mark.style.annotations
            guard !annotations.isEmpty, let rect = geometry.rect(ofMark: index) else { return [] }
            return annotations.enumerated().map { number, annotation in
                var position = annotation.position
                if position == .automatic {
                    let isHorizontal = mark.kind == .bar && geometry.model.extents[index].direction == .horizontal
                    position = isHorizontal ? .trailing : mark.kind == .sector ? .overlay : .top
                }
                return Entry(id: [mark.id, number], annotation: annotation, rect: rect, position: position)
            }
        }
    }

    var body: some View {
        PlacementLayout {
            ForEach(entries) { entry in
                entry.annotation.content(AnnotationContext(targetSize: entry.rect.size))
                    .placed(placement(entry))
            }
        }
    }

    private func placement(_ entry: Entry) -> Placement {
        let plot = frame.plot
        func bounds(_ strategy: AnnotationOverflowResolution.Strategy, _ axis: Axis) -> ClosedRange<CGFloat>? {
            let chart = axis == .horizontal ? -plot.minX...(frame.size.width - plot.minX) : -plot.minY...(frame.size.height - plot.minY)
            let own = axis == .horizontal ? 0...max(0, plot.width) : 0...max(0, plot.height)
            return switch strategy.kind {
            case .disabled: nil
            case .padScale: chart
            case .fit(let boundary): boundary.kind == .plot ? own : chart
            }
        }
        return .beside(
            entry.rect, entry.position, entry.annotation.alignment, spacing: entry.position == .overlay ? 0 : entry.annotation.spacing,
            xBounds: bounds(entry.annotation.overflow.x, .horizontal), yBounds: bounds(entry.annotation.overflow.y, .vertical))
    }
}

extension PlotGeometry {
    /// Returns the rectangle of a mark beside which annotations are placed; nil if the mark is not visible.
    func rect(ofMark index: Int) -> CGRect? {
        let shape = shapes[index]
        guard !shape.isHiddenShape else { return nil }
        switch model.marks[index].kind {
        case .point: return CGRect(x: shape.x - shape.z / 2, y: shape.y - shape.w / 2, width: shape.z, height: shape.w)
        case .area: return CGRect(x: shape.z, y: shape.w, width: 0, height: 0)
        case .sector:
            let angle = (shape.x + shape.y) / 2 - .pi / 2
            let radius = (shape.z + shape.w) / 2
            return CGRect(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius, width: 0, height: 0)
        default: return shape.rect
        }
    }
}
