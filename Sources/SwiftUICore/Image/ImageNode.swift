import CoreGraphics
import Foundation

extension Image: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Image>, inputs: _ViewInputs) {
        inputs.emit(ImageNode(view: view, inputs: inputs))
    }
}

/// The node of an image. The image is resolved lazily, when it is first measured.
final class ImageNode: ViewNode, ValueObserver {
    private var image: Image
    private var resolved: ResolvedImageContent?
    private var wasResizable = false

    init(view: _GraphValue<Image>, inputs: _ViewInputs) {
        image = view.value
        wasResizable = image.style.isResizable
        super.init(inputs: inputs)
        if case .symbol = image.source { flags.insert(.hasBaselines) }
        view.observe(by: self)
    }

    override func sourceMayChange() {}

    func valueChanged(from old: Image, to new: Image) {
        guard new != image else { return }
        image = new
        markDisplay()
        if case .symbol = image.source { flags.insert(.hasBaselines) }
        contentChanged()
    }

    override func environmentChanged() {
        contentChanged()
    }

    /// The accessibility label; nil if the image is decorative or has no label.
    var accessibilityLabel: String? {
        guard !image.isDecorative else { return nil }
        if let label = image.label { return label.plainString(in: environmentScope.values) }
        switch image.source {
        case .named(let name, _), .symbol(let name): return name
        case .bitmap, .picture, .drawing, .empty: return nil
        }
    }

    /// Resolves the image again. Layout is invalidated only if the size changes.
    private func contentChanged() {
        guard let old = resolved else { return invalidateSize() }
        let new = resolve()
        resolved = new
        if new.size != old.size || wasResizable != image.style.isResizable { invalidateSize() }
        wasResizable = image.style.isResizable
        invalidateDisplay()
    }

    // MARK: Resolution

    private var current: ResolvedImageContent {
        if let resolved { return resolved }
        let made = resolve()
        resolved = made
        return made
    }

    private func resolve() -> ResolvedImageContent {
        ResolvedImageContent(image, environment: environment) { tree.diagnostics.warn($0) }
    }

    // MARK: Layout

    override func measure(_ proposal: Proposal) -> CGSize {
        let natural = current.size
        guard image.style.isResizable else { return natural }
        func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard let proposed, !proposed.isNaN else { return own }
            return max(0, proposed)
        }
        let proposed = proposal.viewSize
        return CGSize(width: length(proposed.width, natural.width), height: length(proposed.height, natural.height))
    }

    override var sizeIgnoresProposal: Bool { !image.style.isResizable }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard case .symbol(let symbol) = current, !image.style.isResizable else { return nil }
        switch key {
        case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key: return symbol.baseline
        default: return nil
        }
    }

    // MARK: Drawing

    override func containsHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func draw(into list: inout DisplayListBuilder) {
        let bounds = list.snappedBounds
        guard bounds.hasFiniteEdges, bounds.width > 0, bounds.height > 0 else { return }
        if environment.showsPlaceholders {
            let paint = foreground(over: bounds).paint.multiplyingOpacity(by: 0.16)
            return list.add(.shape(Path(bounds), paint, FillStyle()), frame: bounds)
        }
        switch current {
        case .nothing: break
        case .symbol(let symbol):
            let (style, environment) = (image.style, environment)
            list.draw(in: environment.symbolPoses[...], frame: bounds, isRightToLeft: environment.layoutDirection == .rightToLeft) {
                $0.add(symbol, style: style, in: bounds, environment: environment)
            }
        case .picture(let source, let scale, _): draw(source, scale: scale, in: bounds, into: &list)
        }
    }

    private func draw(_ source: ImageItem.Source, scale: CGFloat, in bounds: CGRect, into list: inout DisplayListBuilder) {
        let style = image.style
        var item = ImageItem(source: source, rect: bounds, interpolation: style.interpolation.quality, scale: scale)
        item.isAntialiased = style.isAntialiased
        if current.isTemplate(in: style) { item.tint = foreground(over: bounds).paint }
        if style.isResizable {
            item.capInsets = style.capInsets == EdgeInsets() ? nil : ImageItem.CapInsets(style.capInsets)
            item.isTiled = style.resizingMode == .tile
        }
        list.add(.image(item), frame: bounds)
    }

    /// Returns the foreground style for an area of the display list.
    private func foreground(over bounds: CGRect) -> StyledPaint {
        ForegroundStyle().paint(in: StyleContext(environment), bounds: CGRect(origin: .zero, size: bounds.size))
            .offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    override var typeName: String { "Image" }

    override var inspectorFacts: [(name: String, value: String)] {
        switch image.source {
        case .named(let name, _), .symbol(let name): [("name", name)]
        case .bitmap, .picture, .drawing, .empty: []
        }
    }
}

extension ImageItem.CapInsets {
    /// Creates insets of which leading is left, whatever the layout direction.
    fileprivate init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}
