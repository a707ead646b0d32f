import SwiftUI

/// Content with a modifier.
nonisolated struct StyledMapContent<Content: MapContent>: PrimitiveMapContent {
    typealias Body = Never
    let content: Content
    /// Changes the style around the content. What a modifier further inside sets is kept, as that is applied later.
    let change: (inout MapItemStyle) -> Void

    @MainActor func _addItems(to collector: _MapItemCollector) { collector.styled(change) { content._addItems(to: collector) } }
}

extension MapContent {
    nonisolated private func styled(_ change: @escaping (inout MapItemStyle) -> Void) -> StyledMapContent<Self> {
        StyledMapContent(content: self, change: change)
    }

    /// Sets the colour of markers, and of overlays without a style of their own.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { styled { $0.tint = AnyShapeStyle(tint) } }

    /// Sets the colour of markers, and of overlays without a style of their own; nil for the default.
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some MapContent { styled { $0.tint = tint.map { AnyShapeStyle($0) } } }

    /// Sets the style that overlays are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { styled { $0.foreground = AnyShapeStyle(style) } }

    /// Draws the outlines of overlays.
    ///
    /// - Parameters:
    ///   - content: The style of the lines.
    ///   - lineWidth: The width of the lines in points.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outlines of overlays.
    ///
    /// - Parameters:
    ///   - content: The style of the lines.
    ///   - style: The width, the ends and the dashes of the lines.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        styled { ($0.hasStroke, $0.stroke, $0.strokeStyle) = (true, AnyShapeStyle(content), style) }
    }

    /// Draws the outlines of overlays in the tint.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent { strokeStyle(style: StrokeStyle(lineWidth: lineWidth)) }

    /// Draws the outlines of overlays, in the tint unless they have a style.
    nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent { styled { ($0.hasStroke, $0.strokeStyle) = (true, style) } }

    /// Sets the order of overlays.
    nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { styled { $0.level = level } }

    /// Sets whether titles are shown. Automatic titles give way to each other.
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { styled { $0.titles = visibility } }

    /// Sets the value that the selection of the map has when the user taps the content.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { styled { $0.tag = AnyHashable(tag) } }
}
