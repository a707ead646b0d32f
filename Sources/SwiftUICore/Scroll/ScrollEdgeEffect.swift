import CoreGraphics
import Foundation

/// How the content of a scroll view ends at an edge where a bar lies over it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    fileprivate enum Kind { case automatic, hard, soft }
    fileprivate let kind: Kind

    /// The default of the platform: none, since the bars have backgrounds of their own.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// The content ends in a line at the edge of the bar.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// The content fades out below the bar.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// The styles of the edges of a scroll view.
struct ScrollEdgeEffects: Equatable {
    var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    var hidden: Edge.Set = []

    fileprivate func kind(_ edge: Edge) -> ScrollEdgeEffectStyle.Kind {
        hidden.contains(Edge.Set(edge)) ? .automatic : styles[edge]?.kind ?? .automatic
    }
}

struct ScrollEdgeStyleSetting {
    var style: ScrollEdgeEffectStyle?
    var edges: Edge.Set
}

extension ScrollEdgeStyleSetting: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { settings.edgeEffects.styles[edge] = style }
    }
}

struct ScrollEdgeHiddenSetting {
    var isHidden: Bool
    var edges: Edge.Set
}

extension ScrollEdgeHiddenSetting: ScrollSetting {
    typealias Body = Never

    nonisolated func change(_ settings: inout ScrollSettings) {
        if isHidden { settings.edgeEffects.hidden.formUnion(edges) } else { settings.edgeEffects.hidden.subtract(edges) }
    }
}

extension View {
    /// Sets how the content of the scroll views in the view ends at edges where a bar or another safe area inset lies over it; nil for
    /// the default.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(ScrollEdgeStyleSetting(style: style, edges: edges))
    }

    /// Hides the effects at edges of the scroll views in the view, or shows effects that an outer modifier has hidden.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(ScrollEdgeHiddenSetting(isHidden: hidden, edges: edges))
    }
}

extension ScrollNode {
    /// The insets of the safe area at the edges where content currently lies below it, in points, by edge.
    private var coveredLengths: [Edge: CGFloat] {
        let reach = safeAreaInsets()
        let rest = largestOffset
        var lengths: [Edge: CGFloat] = [:]
        if reach.top > 0, offset.y > 0.5 { lengths[.top] = reach.top }
        if reach.bottom > 0, offset.y < rest.y - 0.5 { lengths[.bottom] = reach.bottom }
        let isMirrored = flags.contains(.isRightToLeft)
        let (isAfterLeft, isBeforeRight) = (offset.x > 0.5, offset.x < rest.x - 0.5)
        if reach.leading > 0, isMirrored ? isBeforeRight : isAfterLeft { lengths[.leading] = reach.leading }
        if reach.trailing > 0, isMirrored ? isAfterLeft : isBeforeRight { lengths[.trailing] = reach.trailing }
        return lengths
    }

    /// Draws the content with the effects of its edges.
    func drawEdgeEffects(into list: inout DisplayListBuilder, content: (inout DisplayListBuilder) -> Void) {
        let effects = settings.edgeEffects
        guard !effects.styles.isEmpty else { return content(&list) }
        let covered = coveredLengths
        let soft = covered.filter { effects.kind($0.key) == .soft }
        if soft.isEmpty {
            content(&list)
        } else {
            let bounds = list.rect(clipBounds)
            let mask = list.separately { list in self.drawFades(soft, in: bounds, into: &list) }
            list.group(.mask(mask), content)
        }
        for (edge, _) in covered where effects.kind(edge) == .hard { drawLine(at: edge, into: &list) }
    }

    /// Draws the opacity of the content: full in the middle, and falling to none at the outer edges of insets.
    private func drawFades(_ lengths: [Edge: CGFloat], in bounds: CGRect, into list: inout DisplayListBuilder) {
        let isMirrored = flags.contains(.isRightToLeft)
        var rest = bounds
        for (edge, length) in lengths.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            // The opacity stays low until the middle of the inset, so that the content does not disturb the labels of the bar.
            let steps = 24
            let isLow = edge == .top || (edge == .leading) != isMirrored && edge != .bottom
            for step in 0..<steps {
                let part = length / CGFloat(steps)
                let alpha = Float(pow(Double(step) / Double(steps), 1.6))
                var strip = rest
                switch edge {
                case .top: strip = CGRect(x: rest.minX, y: bounds.minY + CGFloat(step) * part, width: rest.width, height: part)
                case .bottom: strip = CGRect(x: rest.minX, y: bounds.maxY - CGFloat(step + 1) * part, width: rest.width, height: part)
                default:
                    let x = isLow ? bounds.minX + CGFloat(step) * part : bounds.maxX - CGFloat(step + 1) * part
                    strip = CGRect(x: x, y: rest.minY, width: part, height: rest.height)
                }
                list.add(
                    .shape(Path(strip), .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: alpha)), FillStyle(antialiased: false)),
                    frame: strip)
            }
            switch edge {
            case .top:
                rest.origin.y += length
                rest.size.height -= length
            case .bottom: rest.size.height -= length
            default:
                if isLow { rest.origin.x += length }
                rest.size.width -= length
            }
        }
        list.add(.shape(Path(rest), .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle(antialiased: false)), frame: rest)
    }

    private func drawLine(at edge: Edge, into list: inout DisplayListBuilder) {
        let thickness = environment.pixelLength
        let isLeft = (edge == .leading) != flags.contains(.isRightToLeft)
        let line =
            switch edge {
            case .top: CGRect(x: 0, y: 0, width: size.width, height: thickness)
            case .bottom: CGRect(x: 0, y: size.height - thickness, width: size.width, height: thickness)
            case .leading, .trailing: CGRect(x: isLeft ? 0 : size.width - thickness, y: 0, width: thickness, height: size.height)
            }
        let rect = list.snappedRect(line)
        list.add(.shape(Path(rect), .color(Color.primary.opacity(0.25).resolve(in: environment)), FillStyle()), frame: rect)
    }
}
