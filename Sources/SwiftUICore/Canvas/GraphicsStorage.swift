import CoreGraphics
import Foundation

/// The storage shared by a graphics context and its copies.
final class GraphicsStorage {
    private(set) var list = DisplayList()
    /// The bounds of the canvas, in its own coordinates.
    let bounds: CGRect
    let environment: EnvironmentValues
    let displayScale: CGFloat
    /// The symbols of the canvas, in order.
    let symbols: ContiguousArray<ViewNode>
    /// The outlines of the canvas's strokes.
    let strokes: StrokeOutlines
    /// The storage behind a layer; nil for the canvas itself.
    private let outer: GraphicsStorage?

    init(
        bounds: CGRect, environment: EnvironmentValues, displayScale: CGFloat, symbols: ContiguousArray<ViewNode>,
        strokes: StrokeOutlines = StrokeOutlines(), outer: GraphicsStorage? = nil
    ) {
        self.bounds = bounds
        self.environment = environment
        self.displayScale = displayScale
        self.symbols = symbols
        self.strokes = strokes
        self.outer = outer
    }

    func makeLayer() -> GraphicsStorage {
        GraphicsStorage(bounds: bounds, environment: environment, displayScale: displayScale, symbols: symbols, strokes: strokes, outer: self)
    }

    func add(_ content: DisplayList.Content, frame: CGRect) {
        list.append(DisplayList.Item(identity: DisplayList.Identity(node: 0), frame: frame, content: content))
    }

    func add(_ items: DisplayList) { list.append(contentsOf: items) }

    /// Everything drawn so far, including the content behind this layer.
    var backdrop: DisplayList {
        var backdrop = outer?.backdrop ?? DisplayList()
        backdrop.append(contentsOf: list)
        return backdrop
    }

    /// A rectangle that contains everything visible, with a margin.
    var everything: CGRect { bounds.insetBy(dx: -bounds.width - 1000, dy: -bounds.height - 1000) }
}

extension DisplayListBuilder {
    /// Adds a list whose origin is the corner of a rectangle, clipped to the rectangle.
    mutating func add(_ picture: DisplayList, at bounds: CGRect) {
        guard !picture.isEmpty else { return }
        group(.clip(Path(bounds), FillStyle(antialiased: false))) { list in
            list.group(.transform(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))) { list in
                for item in picture.items { list.add(item.content, frame: item.frame) }
            }
        }
    }
}
