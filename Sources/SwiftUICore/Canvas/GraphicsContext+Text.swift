import CoreGraphics
import Foundation

extension GraphicsContext {
    /// A text that is resolved for measuring and drawing in a canvas.
    public struct ResolvedText {
        /// The shading of runs that have no foreground style of their own.
        public var shading: Shading
        let content: ResolvedTextContent
        let shaped: ShapedText
        let options: TextLayoutOptions

        /// Returns the size of the text in an available size, in points.
        public func measure(in size: CGSize) -> CGSize {
            shaped.measure(width: size.width, height: size.height, options: options).size
        }

        /// Returns the distance of the first baseline from the top of the text, for an available size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            shaped.measure(width: size.width, height: size.height, options: options).firstBaseline
        }

        /// Returns the distance of the last baseline from the top of the text, for an available size.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            shaped.measure(width: size.width, height: size.height, options: options).lastBaseline
        }
    }

    /// Returns a text resolved in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let context = TextContext.of(environment)
        let content = context.content(of: text, in: environment, now: Date())
        return ResolvedText(
            shading: .foreground, content: content, shaped: context.typesetter.shape(content.text), options: context.options)
    }

    /// Draws a text in a rectangle, wrapped to its width and truncated to its height.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.hasFiniteEdges else { return }
        let layout = text.shaped.layout(TextLayoutRequest(width: rect.width, height: rect.height, options: text.options))
        let placed = layout.placed(in: layout.measurement.size.width)
        guard !placed.lines.isEmpty else { return }
        let bounds = CGRect(origin: rect.origin, size: layout.measurement.size)
        let painter = TextPaints(environment: environment, bounds: bounds)
        let paint = styledPaint(text.shading, bounds: bounds).paint
        let runs = text.content.decorations.enumerated().map { index, decoration in
            var style = painter.style(of: decoration, baselineOffset: text.shaped.text.style(ofRun: index).baselineOffset)
            if decoration.foreground == nil, decoration.link == nil { style.paint = paint }
            return style
        }
        emitTransformed(DisplayList(.text(TextItem(text: placed, origin: bounds.origin, runs: runs)), frame: bounds))
    }

    /// Draws a text on one line per paragraph, with its anchor at a point. By default the text is centred there.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.shaped.measure(width: nil, height: nil, options: text.options).size
        draw(
            text,
            in: CGRect(
                origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
    }

    /// Draws a text in a rectangle, wrapped to its width and truncated to its height.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text on one line per paragraph, with its anchor at a point. By default the text is centred there.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
