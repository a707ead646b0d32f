import CoreGraphics
import Foundation

extension Text: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Text>, inputs: _ViewInputs) {
        inputs.emit(TextNode(view: view, inputs: inputs))
    }
}

/// The node of a text: resolves and shapes the text lazily, and lays it out per proposal.
final class TextNode: ViewNode, ValueObserver {
    @exclusivity(unchecked) private var text: Text
    @exclusivity(unchecked) private var resolved: Resolved?
    /// The running transition from the previous text; nil if there is none.
    @exclusivity(unchecked) private var replacement: TextReplacement?
    /// The value of the numeric content transition with which the text was last drawn.
    private var shownValue: Double?

    /// An object, since each measurement uses it and a copy would retain all its parts.
    private final class Resolved {
        let content: ResolvedTextContent
        let shaped: ShapedText
        let options: TextLayoutOptions
        /// Draws the text in place of the node; nil for none.
        let renderer: (any TextRenderer)?

        init(content: ResolvedTextContent, shaped: ShapedText, options: TextLayoutOptions, renderer: (any TextRenderer)?) {
            self.content = content
            self.shaped = shaped
            self.options = options
            self.renderer = renderer
        }
    }

    init(view: _GraphValue<Text>, inputs: _ViewInputs) {
        text = view.value
        super.init(inputs: inputs)
        flags.insert(.hasBaselines)
        view.observe(by: self)
    }

    override func sourceMayChange() {}

    /// Writes what assistive technologies are told about the text to its element.
    func describe(_ element: inout AccessibilityElement) {
        text.describe(&element, in: environment)
        describeLinks(in: &element)
    }

    func valueChanged(from old: Text, to new: Text) {
        guard new != text else { return }
        let before = resolved
        text = new
        if tree.selectedText.node === self { tree.selectedText.clear() }
        markDisplay()
        contentChanged()
        if let before { beginReplacement(of: before) }
    }

    /// Begins the transition from the previous text, if the change is animated and a content transition is set.
    private func beginReplacement(of before: Resolved) {
        guard tree.transactions.mayAnimate, flags.contains(.isPlaced), let shown = item(before, in: CGRect(origin: .zero, size: size)) else { return }
        let transition = environment.contentTransition
        guard transition != .identity, current.content.text.string != before.content.text.string else { return }
        let transaction = effectiveTransaction
        guard let animation = transaction.animation else { return }
        replacement = TextReplacement(
            old: shown, size: size, value: shownValue, animation: animation, transaction: transaction, at: tree.clock.time)
        tree.clock.startTiming(self)
    }

    override func timeChanged() {
        if let next = resolved?.content.nextChange, next <= tree.clock.date.addingTimeInterval(1e-5) {
            contentChanged()
        }
        if replacement?.isFinished(at: tree.clock.time) ?? true {
            replacement = nil
            tree.clock.stopTiming(self)
        }
        invalidateDisplay()
    }

    override func end() {
        super.end()
        if resolved?.content.nextChange != nil { tree.clock.removeAlarm(of: self) }
        if replacement != nil { tree.clock.stopTiming(self) }
        replacement = nil
    }

    override func environmentChanged() {
        contentChanged()
    }

    /// Resolves the text again. Layout is invalidated only if the shape changes.
    private func contentChanged() {
        guard let old = resolved else { return invalidateSize() }
        let new = resolve()
        resolved = new
        if new.shaped !== old.shaped || new.options != old.options || new.renderer != nil || old.renderer != nil { invalidateSize() }
        invalidateDisplay()
    }

    private func resolve() -> Resolved {
        let environment = environment
        let context = TextContext.of(environment)
        let content = context.content(of: text, in: environment, now: tree.clock.date)
        if let next = content.nextChange {
            tree.clock.setAlarm(at: next.timeIntervalSince(tree.clock.startDate), for: self)
        } else if resolved?.content.nextChange != nil {
            tree.clock.removeAlarm(of: self)
        }
        return Resolved(
            content: content, shaped: context.typesetter.shape(content.text), options: context.options,
            renderer: environment.textRenderer?.renderer)
    }

    private var current: Resolved {
        if let resolved { return resolved }
        let made = resolve()
        resolved = made
        return made
    }

    /// The selectable string, and its shape.
    var selectableString: String { current.content.text.string }
    var selectableShape: (ShapedText, TextLayoutOptions) { (current.shaped, current.options) }

    private func measurement(_ proposal: Proposal) -> TextMeasurement {
        let current = current
        return current.shaped.measure(width: proposal.width, height: proposal.height, options: current.options)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        guard let renderer = current.renderer else { return measurement(proposal).size }
        let text = TextProxy { [unowned self] in measurement(Proposal($0)).size }
        return renderer.sizeThatFits(proposal: proposal.viewSize, text: text)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: measurement(dimensions.proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: measurement(dimensions.proposal).lastBaseline
        case HorizontalAlignment.listRowSeparatorLeading.key: 0
        default: nil
        }
    }

    override func makeSpacing() -> ViewSpacing {
        let current = current
        return ViewSpacing(
            Spacing(
                above: TextSpacingMetrics(current.shaped.firstMetrics, pixelLength: current.options.pixelLength),
                below: TextSpacingMetrics(current.shaped.lastMetrics, pixelLength: current.options.pixelLength)))
    }

    override func containsHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    /// Lines are broken for the size given by layout, so the size must not be animated.
    override var animatesSize: Bool { false }

    override func draw(into list: inout DisplayListBuilder) {
        let bounds = list.snappedBounds
        guard let item = item(current, in: bounds) else { return }
        if environment.showsPlaceholders { return drawPlaceholder(for: item, into: &list) }
        if let renderer = current.renderer { return draw(item, with: renderer, in: bounds, into: &list) }
        guard let replacement else {
            shownValue = environment.contentTransition.value
            if tree.selectedText.isActive { tree.selectedText.draw(in: self, into: &list) }
            list.add(.text(item), frame: bounds)
            return drawPictures(in: item, into: &list)
        }
        let values = environment
        if values.contentTransitionAddsDrawingGroup {
            list.group(.compositing) { replacement.draw(item, in: bounds, by: values.contentTransition, into: &$0) }
        } else {
            replacement.draw(item, in: bounds, by: values.contentTransition, into: &list)
        }
    }

    private func draw(_ item: TextItem, with renderer: any TextRenderer, in bounds: CGRect, into list: inout DisplayListBuilder) {
        let padding = renderer.displayPadding
        let area = CGRect(
            x: bounds.minX - padding.leading, y: bounds.minY - padding.top, width: bounds.width + padding.leading + padding.trailing,
            height: bounds.height + padding.top + padding.bottom)
        let request = TextLayoutRequest(width: proposal.width, height: proposal.height, options: current.options)
        let picture = item.drawn(
            by: renderer, in: bounds, attributes: current.content.decorations.map(\.attributes),
            isTruncated: current.shaped.layout(request).isTruncated, environment: environment, displayScale: list.displayScale)
        guard !picture.isEmpty else { return }
        list.group(.clip(Path(area), FillStyle(antialiased: false))) { list in
            list.group(.transform(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))) { list in
                for item in picture.items { list.add(item.content, frame: item.frame) }
            }
        }
    }

    /// Draws a bar in place of each line, for redacted content.
    private func drawPlaceholder(for item: TextItem, into list: inout DisplayListBuilder) {
        for (index, line) in item.text.lines.enumerated() {
            let paint = item.runs[min(index, item.runs.count - 1)].paint.multiplyingOpacity(by: 0.16)
            let box = CGRect(
                x: item.origin.x + line.x, y: item.origin.y + line.baseline - line.ascent * 0.86, width: line.width,
                height: line.ascent)
            list.add(.shape(Path(roundedRect: box, cornerRadius: min(4, box.height / 3)), paint, FillStyle()), frame: box)
        }
    }

    /// Draws the images in the text.
    private func drawPictures(in item: TextItem, into list: inout DisplayListBuilder) {
        let decorations = current.content.decorations
        guard decorations.contains(where: { $0.image != nil }) else { return }
        let (values, scale) = (environment, item.text.scale)
        for line in item.text.lines {
            for piece in line.pieces where !piece.isEllipsis && decorations.indices.contains(piece.run) {
                let style = piece.source.text.style(ofRun: piece.run)
                guard let image = decorations[piece.run].image, let box = style.attachment else { continue }
                let content = ResolvedImageContent(image, environment: values, font: style.font) { _ in }
                let rect = CGRect(
                    x: item.origin.x + piece.x, y: item.origin.y + line.baseline - (box.ascent + style.baselineOffset) * scale,
                    width: box.width * scale, height: (box.ascent + box.descent) * scale)
                switch content {
                case .nothing: break
                case .symbol(let symbol):
                    var surroundings = values
                    if let own = decorations[piece.run].foreground {
                        surroundings.foregroundStyles = .styles([own.erased], outer: values.foregroundStyles)
                    }
                    list.add(symbol, style: image.style, in: rect, environment: surroundings)
                case .picture(let source, let pictureScale, _):
                    list.add(
                        .image(ImageItem(source: source, rect: rect, interpolation: image.style.interpolation.quality, scale: pictureScale)),
                        frame: rect)
                }
            }
        }
    }

    /// Returns the text laid out for its proposal, in the coordinates of the display list; nil if it has no lines.
    private func item(_ resolved: Resolved, in bounds: CGRect) -> TextItem? {
        let placed = placedText(of: resolved)
        guard !placed.lines.isEmpty else { return nil }
        let painter = TextPaints(environment: environment, bounds: bounds)
        let runs = resolved.content.decorations.enumerated().map { index, decoration in
            painter.style(of: decoration, baselineOffset: resolved.shaped.text.style(ofRun: index).baselineOffset)
        }
        return TextItem(text: placed, origin: bounds.origin, runs: runs)
    }

    private func placedText(of resolved: Resolved) -> PlacedText {
        resolved.shaped.layout(TextLayoutRequest(width: proposal.width, height: proposal.height, options: resolved.options))
            .placed(in: size.width)
    }

    /// The lines of the text with their pieces, laid out for its proposal.
    var placedText: PlacedText { placedText(of: current) }

    override var inspectorFacts: [(name: String, value: String)] {
        [("text", current.content.text.string)]
    }

    /// The text as it is resolved and shaped, for the inspector.
    var inspected: (content: ResolvedTextContent, shaped: ShapedText, options: TextLayoutOptions) {
        (current.content, current.shaped, current.options)
    }
}

/// Resolves the paints of a text's runs.
struct TextPaints {
    private let context: StyleContext
    private let bounds: CGRect

    init(environment: EnvironmentValues, bounds: CGRect) {
        context = StyleContext(environment)
        self.bounds = bounds
    }

    func style(of decoration: TextDecoration, baselineOffset: CGFloat) -> TextItem.RunStyle {
        let style: any ShapeStyle =
            decoration.foreground?.style ?? (decoration.link == nil ? ForegroundStyle() : context.tint ?? AnyShapeStyle(Color.accentColor))
        return TextItem.RunStyle(
            paint: paint(style), background: decoration.background.map(paint), underline: decoration.underline.map(line),
            strikethrough: decoration.strikethrough.map(line), baselineOffset: baselineOffset)
    }

    private func paint(_ style: any ShapeStyle) -> Paint {
        style.paint(in: context, bounds: bounds).paint
    }

    private func line(_ style: Text.LineStyle) -> TextItem.TextLine {
        TextItem.TextLine(paint: style.color.map(paint), pattern: style.pattern.kind)
    }
}
