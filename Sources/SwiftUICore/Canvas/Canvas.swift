import AttributeGraph
import CoreGraphics
import Foundation
import Observation

/// How the colours of a canvas are stored and mixed.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, mixed as it is stored.
    case nonLinear
    /// sRGB, mixed in proportion to light.
    case linear
    /// Colours beyond sRGB, mixed in proportion to light.
    case extendedLinear
}

/// A view that a function draws, rather than being made of views.
///
/// It takes all the room proposed, and 10 points where none is.
public struct Canvas<Symbols: View> {
    /// The views that the function can draw, each with a tag by which it finds it.
    public var symbols: Symbols
    /// Draws into a context for a size in points; the origin is the top left corner.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque: black where nothing is drawn.
    public var isOpaque: Bool
    /// How colours are mixed. Pictures have sRGB components, mixed as they are stored.
    public var colorMode: ColorRenderingMode
    /// Whether the function may run on another thread. A canvas need not, and does not.
    public var rendersAsynchronously: Bool

    /// A canvas with views that the function can draw.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is black where nothing is drawn.
    ///   - colorMode: How colours are mixed.
    ///   - rendersAsynchronously: Whether the function may run on another thread.
    ///   - renderer: Draws.
    ///   - symbols: The views, each with a tag.
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
    /// A canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is black where nothing is drawn.
    ///   - colorMode: How colours are mixed.
    ///   - rendersAsynchronously: Whether the function may run on another thread.
    ///   - renderer: Draws.
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

/// A canvas in the tree. What it has drawn is kept as long as nothing changes.
private final class CanvasNode<Symbols: View>: ViewNode, ValueObserver {
    private let source: _GraphValue<Canvas<Symbols>>
    private let symbols: CanvasSymbolsNode
    private var drawn: (size: CGSize, displayScale: CGFloat, list: DisplayList)?

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
        // Placed and ended with the canvas; drawn only where the function says.
        if !symbols.children.isEmpty { body(symbols) }
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) { body(symbols) }

    /// The views to draw give nothing to the views around.
    override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {}

    override func containsHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func draw(into list: inout DisplayListBuilder) {
        let bounds = list.snappedBounds
        guard bounds.hasFiniteEdges, bounds.width > 0, bounds.height > 0 else { return }
        let picture = picture(size: bounds.size, displayScale: list.displayScale)
        list.add(picture, at: bounds)
    }

    /// What the function draws. Symbols may move by themselves, so a canvas with some is drawn each time.
    private func picture(size: CGSize, displayScale: CGFloat) -> DisplayList {
        if let drawn, drawn.size == size, drawn.displayScale == displayScale, symbols.children.isEmpty { return drawn.list }
        let canvas = source.value
        let storage = GraphicsStorage(
            bounds: CGRect(origin: .zero, size: size), environment: environment, displayScale: displayScale,
            symbols: symbols.children)
        if canvas.isOpaque {
            storage.add(.shape(Path(storage.bounds), .color(.black), FillStyle()), frame: storage.bounds)
        }
        var context = GraphicsContext(storage: storage)
        // Observed like a body: what the function has read may change.
        let reference = CanvasReference(self) { [weak self] in self?.observedChange() }
        withObservationTracking { canvas.renderer(&context, size) } onChange: { reference.invalidate() }
        drawn = (size, displayScale, storage.list)
        return storage.list
    }

    private func observedChange() {
        if !hasEnded { contentChanged() }
    }

    override var typeName: String { "Canvas" }
}

/// A reference to a canvas that an observable object may use from any thread.
private final class CanvasReference: @unchecked Sendable {
    // Used on the tree's thread only.
    private let change: () -> Void
    private let handle: TreeHandle

    init(_ node: ViewNode, change: @escaping () -> Void) {
        self.change = change
        handle = node.tree.handle
    }

    func invalidate() {
        handle.tree?.perform { self.change() }
    }
}

/// The views that a canvas can draw, each at its ideal size.
private final class CanvasSymbolsNode: ContainerNode {
    override func arrange() {
        for child in children { child.place(at: .zero, proposal: .unspecified) }
    }

    /// Drawn by the canvas, one by one.
    override func draw(into list: inout DisplayListBuilder) {}
    override func allowsHit(at point: CGPoint) -> Bool { false }

    override var typeName: String { "symbols" }
}
