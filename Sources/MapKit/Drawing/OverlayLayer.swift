import SwiftUI

/// The circles, lines and areas of a map.
struct OverlayLayer: View {
    let viewport: Viewport
    let items: [MapItem]

    var body: some View {
        if !items.isEmpty {
            Canvas { context, _ in
                for level in [MKOverlayLevel.aboveRoads, .aboveLabels] {
                    for item in items where item.style.level == level { draw(item, in: context) }
                }
            }
            .frame(width: viewport.size.width, height: viewport.size.height)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// The opacity of areas without a style.
    private static let opacity = 0.25

    private func draw(_ item: MapItem, in context: GraphicsContext) {
        guard case .overlay(let shape) = item.kind else { return }
        let (path, style) = (shape.path(in: viewport), item.style)
        let tint = style.tint ?? AnyShapeStyle(.tint)
        if case .line = shape.outline {
            let stroke = style.hasStroke ? style.strokeStyle : StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            return context.stroke(path, with: .style(style.stroke ?? style.foreground ?? tint), style: stroke)
        }
        if let foreground = style.foreground {
            context.fill(path, with: .style(foreground), style: FillStyle(eoFill: true))
        } else {
            var faint = context
            faint.opacity *= Self.opacity
            faint.fill(path, with: .style(tint), style: FillStyle(eoFill: true))
        }
        if style.hasStroke { context.stroke(path, with: .style(style.stroke ?? tint), style: style.strokeStyle) }
    }
}
