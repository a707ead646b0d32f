import AttributeGraph
import CoreGraphics
import Foundation

/// The colour space in which the colours of a canvas are stored and blended.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB with an extended range.
    case extendedLinear
}

/// A view that is drawn imperatively by a closure.
///
/// A canvas takes the proposed size, with 10 points for each unspecified dimension. The closure runs when the canvas is drawn,
/// and again when observable state that it reads changes.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
public struct Canvas<Symbols: View> {
    /// The views that the closure can draw, each identified by a tag.
    public var symbols: Symbols
    /// The closure that draws into a context. The size is in points and the origin is the top left corner.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque: black where nothing is drawn.
    public var isOpaque: Bool
    /// The requested colour space. Ignored: colours are always blended as gamma-encoded sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether the closure may run on another thread. Ignored: it always runs on the thread of the view tree.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that the closure can draw.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is black where nothing is drawn.
    ///   - colorMode: The requested colour space. Ignored.
    ///   - rendersAsynchronously: Whether the closure may run on another thread. Ignored.
    ///   - renderer: The closure that draws.
    ///   - symbols: The views, each with a tag by which ``GraphicsContext/resolveSymbol(id:)`` finds it.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is black where nothing is drawn.
    ///   - colorMode: The requested colour space. Ignored.
    ///   - rendersAsynchronously: Whether the closure may run on another thread. Ignored.
    ///   - renderer: The closure that draws.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emit(CanvasNode(view: view, inputs: inputs))
    }
}

/// The node of a canvas. Its display list is cached until something changes.
private final class CanvasNode<Symbols: View>: ViewNode, ValueObserver {
    private let source: _GraphValue<Canvas<Symbols>>
    private let symbols: CanvasSymbolsNode
    private var drawn: (size: CGSize, displayScale: CGFloat, list: DisplayList)?
    private let strokes = StrokeOutlines()
    /// The properties of observable objects that the closure has read.
    private var observedReads: ObservedReads?

    init(view: _GraphValue<Canvas<Symbols>>, inputs: _ViewInputs) {
        source = view
        let symbolInputs = inputs.with {
            $0.arity = .list
            $0.stackAxis = nil
            $0.isInLazyContainer = false
            $0.makesLoopsLazily = false
            $0.depth += 1
        }
        let entries = symbolInputs.collect { inputs in
            NativeStack.withSpace { Symbols._makeView(view.part(Symbols.self, at: 0), inputs: inputs) }
        }
        symbols = CanvasSymbolsNode(entries: entries, inputs: symbolInputs)
        super.init(inputs: inputs)
        symbols.attach(to: self)
        view.observe(by: self)
    }

    func valueChanged(from old: Canvas<Symbols>, to new: Canvas<Symbols>) {
        guard !isSame(old, new) else { return }
        contentChanged()
    }

    override func environmentChanged() { contentChanged() }

    private func contentChanged() {
        drawn = nil
        invalidateDisplay()
    }

    override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }
    override var sizeIgnoresChildren: Bool { true }

    override func arrange() { symbols.place(at: .zero, proposal: Proposal(size)) }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        // The symbols are placed and removed with the canvas, but drawn only by the closure.
        if !symbols.children.isEmpty { body(symbols) }
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) { body(symbols) }

    /// Symbols do not contribute preferences to enclosing views.
    override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {}

    override func containsHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func draw(into list: inout DisplayListBuilder) {
        let bounds = list.snappedBounds
        guard bounds.hasFiniteEdges, bounds.width > 0, bounds.height > 0 else { return }
        let picture = picture(size: bounds.size, displayScale: list.displayScale)
        list.add(picture, at: bounds)
    }

    /// Returns the display list drawn by the closure. It is not cached if there are symbols, because they may change on their
    /// own.
    private func picture(size: CGSize, displayScale: CGFloat) -> DisplayList {
        if let drawn, drawn.size == size, drawn.displayScale == displayScale, symbols.children.isEmpty { return drawn.list }
        let canvas = source.value
        let storage = GraphicsStorage(
            bounds: CGRect(origin: .zero, size: size), environment: environment, displayScale: displayScale,
            symbols: symbols.children, strokes: strokes)
        strokes.begin()
        if canvas.isOpaque {
            storage.add(.shape(Path(storage.bounds), .color(.black), FillStyle()), frame: storage.bounds)
        }
        var context = GraphicsContext(storage: storage)
        let reads =
            observedReads
            ?? ObservedReads(in: tree) { [weak self] _ in
                if let self, !hasEnded { contentChanged() }
            }
        observedReads = reads
        reads.track { canvas.renderer(&context, size) }
        // A canvas is a picture of its own: its blend modes do not reach the views behind it.
        let list = storage.list.isolated
        drawn = (size, displayScale, list)
        return list
    }

    deinit { observedReads?.endRegistration() }

    override var typeName: String { "Canvas" }
}

/// The symbols of a canvas, each at its ideal size.
private final class CanvasSymbolsNode: ContainerNode {
    override func arrange() {
        for child in children { child.place(at: .zero, proposal: .unspecified) }
    }

    /// The canvas draws the symbols individually.
    override func draw(into list: inout DisplayListBuilder) {}
    override func allowsHit(at point: CGPoint) -> Bool { false }

    override var typeName: String { "symbols" }
}
