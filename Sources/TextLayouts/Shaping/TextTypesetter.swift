import Foundation

/// The engine that turns characters into glyphs. The default engine is in the `Typesetting` module; tests install others.
///
/// An engine determines widths and line break opportunities. Line heights, wrapping, truncation and alignment are implemented
/// above it (`ShapedText`), so that they are the same with every engine.
package protocol TextTypesetter: AnyObject, Sendable {
    /// Returns the shape of a text, from the engine's cache if possible.
    func shape(_ text: ResolvedText) -> ShapedText

    /// Returns the clusters of a text in logical order.
    func clusters(of text: ResolvedText) -> TextClusters

    /// Returns the vertical metrics of a font, in points.
    func metrics(of font: ResolvedFont) -> FontMetrics
}
