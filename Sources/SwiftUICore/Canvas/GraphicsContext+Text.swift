import CoreGraphics
import Foundation

extension GraphicsContext {
    /// A text ready to be measured and drawn.
    public struct ResolvedText {
        /// What the text is drawn with where it has no colour of its own.
        public var shading: Shading
        let content: ResolvedTextContent
        let shaped: ShapedText
        let options: TextLayoutOptions

        /// The size of the text in a room, in points.
        public func measure(in size: CGSize) -> CGSize {
            shaped.measure(width: size.width, height: size.height, options: options).size
        }

        /// The distance of the first line's baseline from the top of the text in a room.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            shaped.measure(width: size.width, height: size.height, options: options).firstBaseline
        }

        /// The distance of the last line's baseline from the top of the text in a room.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            shaped.measure(width: size.width, height: size.height, options: options).lastBaseline
        }
    }

    /// Makes a text ready, in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let context = TextContext.of(environment)
        var surroundings = context.environment
        surroundings.now = Date()
        let content = text.resolved(in: surroundings)
        return ResolvedText(
            shading: .foreground, content: content, shaped: context.typesetter.shape(content.text), options: context.options)
    }

    /// Draws a text into a rectangle, in as many lines as it needs.
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

    /// Draws a text with one of its points at a point; each of its paragraphs in one line.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.shaped.measure(width: nil, height: nil, options: text.options).size
        draw(text, in: CGRect(
            origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
    }

    /// Draws a text into a rectangle, in as many lines as it needs.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with one of its points at a point; each of its paragraphs in one line.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
