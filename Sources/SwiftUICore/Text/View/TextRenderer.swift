import CoreGraphics
import Foundation

/// A type that draws texts in its own way; see `View.textRenderer(_:)`.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var animatableData: Double
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///             var copy = context
///             copy.translateBy(x: 0, y: 4 * sin(animatableData + Double(index)))
///             copy.draw(slice)
///         }
///     }
/// }
/// ```
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of a text for a proposal; by default the size that the text has without a renderer.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distances by which the drawing extends beyond the text, in points; by default 0.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer may ask for.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The renderer of the texts in a view. A class, so that the environment compares it by identity.
final class TextRendererBox {
    let renderer: any TextRenderer

    init(_ renderer: any TextRenderer) {
        self.renderer = renderer
    }
}

extension EnvironmentValues {
    @Entry var textRenderer: TextRendererBox?
}

/// Sets the renderer of the texts in its content. Its data is animated.
private struct TextRendererModifier<Renderer: TextRenderer> {
    var renderer: Renderer
}

extension TextRendererModifier: Animatable {
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
}

extension TextRendererModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.textRenderer, TextRendererBox(renderer))
    }
}

extension View {
    /// Draws the texts in the view with a renderer, whose `animatableData` is animated.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

extension TextItem {
    /// Draws the text with a renderer into a display list whose origin is the corner of `bounds`.
    func drawn(
        by renderer: any TextRenderer, in bounds: CGRect, attributes: [[CustomTextAttribute]], isTruncated: Bool,
        environment: EnvironmentValues, displayScale: CGFloat
    ) -> DisplayList {
        var item = self
        item.origin = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
        let storage = GraphicsStorage(
            bounds: CGRect(origin: .zero, size: bounds.size), environment: environment, displayScale: displayScale, symbols: [])
        var context = GraphicsContext(storage: storage)
        renderer.draw(layout: Text.Layout(item, attributes: attributes, isTruncated: isTruncated), in: &context)
        return storage.list
    }
}
