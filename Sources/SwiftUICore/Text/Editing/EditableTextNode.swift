import CoreGraphics
import Foundation

/// The primitive view of an editable text: its content and configuration, which an ``EditableTextNode`` follows.
package struct EditableText {
    /// The text as set by the program.
    package var text: String
    /// A number that is new each time the program's body with the field runs; typed text that its binding does not hold by then is rejected.
    package var sourceRevision = 0
    package var isSecure: Bool
    /// Whether lines wrap and the up and down keys move by lines.
    package var isMultiline: Bool
    /// Whether the node takes all of the proposed height and scrolls its content itself.
    package var fillsHeight: Bool
    package var actions: EditableTextActions
    /// The text with its styles, which has the characters of `text`; nil for one without styles.
    package var styledText: AttributedString?
    /// The selection as set by the program, as UTF-8 offsets; nil for none.
    package var selection: Range<Int>?
    /// The occurrences of a text that the user looks for, which are marked.
    package var found = FoundText()
    /// A reference that gives gestures access to the node.
    package var controller: EditableTextController?

    package init(
        text: String, isSecure: Bool = false, isMultiline: Bool = false, fillsHeight: Bool = false, actions: EditableTextActions,
        controller: EditableTextController? = nil
    ) {
        self.controller = controller
        self.text = text
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        self.fillsHeight = fillsHeight
        self.actions = actions
    }
}

/// A weak reference to the node of an editable text.
package final class EditableTextController {
    package internal(set) weak var node: EditableTextNode?
    package init() {}
}

/// The callbacks of an editable text.
package struct EditableTextActions {
    /// Called with the new text after each edit.
    package var edited: (String) -> Void = { _ in }
    /// Whether the program has the new text after `edited`, unless it rejects it.
    package var followsTyping = true
    /// Called when editing begins (true) or ends (false).
    package var editingChanged: (Bool) -> Void = { _ in }
    /// Called when Return is pressed, before anything else. Returns whether it has handled the key.
    package var returnPressed: () -> Bool = { false }
    /// Called when Return is pressed.
    package var submitted: () -> Void = {}
    /// Called when the entered text is committed. Returns the text that the program made of it, or nil to leave the text as it
    /// is.
    package var committed: () -> String? = { nil }
    /// Called when the selection changes, with the range as UTF-8 offsets.
    package var selectionChanged: (Range<Int>) -> Void = { _ in }

    package init() {}
}

extension EditableText: PrimitiveView {
    package typealias Body = Never

    nonisolated package static func _makeView(_ view: _GraphValue<EditableText>, inputs: _ViewInputs) {
        inputs.emit(EditableTextNode(view: view, inputs: inputs))
    }
}

/// The node of an editable text.
package final class EditableTextNode: ViewNode, FocusTarget, ValueObserver {
    package internal(set) var content: EditableText
    package internal(set) var model: TextEditingModel
    private unowned(unsafe) let keeper: StateKeeper?
    /// The last text set by the program.
    private var lastSource: String
    private var cached: (layout: EditableTextLayout, width: CGFloat)?
    private var cachedShape: Shape?

    private struct Shape {
        var shaped: ShapedText
        var options: TextLayoutOptions
        var decorations: [TextDecoration]
    }

    /// The scroll offset that keeps the caret visible, in points.
    private(set) var scroll = CGPoint.zero
    /// The time at which the caret was last made visible; it blinks from then on.
    private var caretSince: Double = 0
    /// The x coordinate that successive moves by line aim for.
    var preferredX: CGFloat?
    var pointerSelection = PointerSelection()
    /// The drop position of text that is dragged over the node; nil without a drag.
    var dropPlace: Int?

    init(view: _GraphValue<EditableText>, inputs: _ViewInputs) {
        content = view.value
        lastSource = content.text
        model = TextEditingModel(content.text, isSingleLine: !content.isMultiline)
        keeper = inputs.stateKeeper
        super.init(inputs: inputs)
        flags.insert(.hasBaselines)
        view.observe(by: self)
        content.controller?.node = self
        if let wanted = content.selection { model.select(TextSelectionRange(anchor: wanted.lowerBound, head: wanted.upperBound)) }
    }

    func valueChanged(from old: EditableText, to new: EditableText) {
        let before = content
        content = new
        new.controller?.node = self
        if new.isMultiline != before.isMultiline { model.setSingleLine(!new.isMultiline) }
        if new.isSecure != before.isSecure || new.isMultiline != before.isMultiline || new.fillsHeight != before.fillsHeight {
            scroll = .zero
            textChanged()
        }
        let isRejected = new.sourceRevision != before.sourceRevision && new.actions.followsTyping && new.text != model.text
        if new.text != lastSource || isRejected {
            lastSource = new.text
            if new.text != model.text {
                model.setText(new.text)
                textChanged()
                tree.focus.editCommands.refresh()
            }
        } else {
            invalidateDisplay()
        }
        if new.styledText != before.styledText { textChanged() }
        follow(new.selection, before: before.selection)
    }

    package override func environmentChanged() {
        forgetLayout()
        if isFocused, !canFocus { tree.focus.targetBecameUnable() }
        invalidateSize()
        invalidateDisplay()
    }

    package override func end() {
        tree.focus.targetEnded(self)
        tree.clock.removeAlarm(of: self)
        super.end()
    }

    // MARK: Editing

    /// Edits the text, calls the callbacks and updates the display.
    func edit(_ change: (inout TextEditingModel) -> Void) {
        let (before, selection) = (model.text, model.selection)
        change(&model)
        preferredX = nil
        if model.text != before {
            textChanged()
            TextEdit.$current.withValue(TextEdit(text: ObjectIdentifier(self), isUndone: !model.canUndo)) {
                content.actions.edited(model.text)
            }
        }
        if model.selection != selection || model.text != before { selectionChanged() }
        tree.focus.editCommands.refresh()
        showCaret()
    }

    /// Selects the range that the program has set, if it is another one than before.
    private func follow(_ wanted: Range<Int>?, before: Range<Int>?) {
        guard let wanted, wanted != before, wanted != model.selection.range else { return }
        model.select(TextSelectionRange(anchor: wanted.lowerBound, head: wanted.upperBound))
        preferredX = nil
        if isFocused, content.isMultiline { tree.focus.revealFocus() }
        showCaret()
        invalidateDisplay()
    }

    /// Selects a range of the text; a range outside of it is limited to the text.
    func select(_ range: Range<String.Index>) {
        let text = model.text
        func offset(_ index: String.Index) -> Int { model.offset(min(max(index, text.startIndex), text.endIndex)) }
        let selection = TextSelectionRange(anchor: offset(range.lowerBound), head: offset(range.upperBound))
        edit { $0.select(selection) }
    }

    func textChanged() {
        forgetLayout()
        invalidateSize()
        invalidateDisplay()
    }

    func selectionChanged() {
        content.actions.selectionChanged(model.selection.range)
        if isFocused, content.isMultiline { tree.focus.revealFocus() }
        invalidateDisplay()
    }

    private func forgetLayout() {
        cached = nil
        cachedShape = nil
    }

    // MARK: Focus

    package var canFocus: Bool { !hasEnded && environmentScope.values.isEnabled }
    package var focusInteractions: FocusInteractions { [.edit, .activate] }

    package func focusChanged(to isFocused: Bool) {
        if isFocused {
            keeper?.keep()
            _ = environment
            model.endUndoStep()
            showCaret()
            content.actions.selectionChanged(model.selection.range)
        } else {
            model.endComposition()
            tree.clock.removeAlarm(of: self)
            commit()
            if !content.fillsHeight { scroll = .zero }
        }
        content.actions.editingChanged(isFocused)
        invalidateDisplay()
    }

    package var focusArea: CGRect {
        guard content.isMultiline, !content.fillsHeight else { return CGRect(origin: .zero, size: size) }
        return caretArea.intersection(CGRect(origin: .zero, size: size))
    }

    /// Commits the entered text, and adopts the text that the program returns.
    func commit() {
        guard let text = content.actions.committed() else { return }
        lastSource = text
        guard text != model.text else { return }
        model.setText(text)
        textChanged()
    }

    // MARK: The caret

    private static let blinkTime = 0.5

    /// Shows the caret and restarts its blinking.
    func showCaret() {
        guard isFocused else { return }
        caretSince = tree.clock.time
        tree.clock.setAlarm(at: tree.clock.time + Self.blinkTime, for: self)
        keepCaretInSight()
        invalidateDisplay()
    }

    package override func timeChanged() {
        guard isFocused else { return }
        let step = ((tree.clock.time - caretSince) / Self.blinkTime + 1e-6).rounded(.down) + 1
        tree.clock.setAlarm(at: caretSince + step * Self.blinkTime, for: self)
        invalidateDisplay()
    }

    /// Whether the caret is in its visible blink phase.
    package var isCaretShown: Bool {
        isFocused && model.selection.isEmpty
            && ((tree.clock.time - caretSince) / Self.blinkTime + 1e-6).truncatingRemainder(dividingBy: 2) < 1
    }

    /// The rectangle of the caret in the node's coordinates.
    package var caretArea: CGRect { caretArea(at: model.selection.head) }

    private func caretArea(at place: Int) -> CGRect {
        let caret = layout.caret(at: displayOffset(place), isUpstream: environment.textSelectionAffinity == .upstream)
        return CGRect(
            x: caret.minX - scroll.x - 1, y: caret.minY - scroll.y, width: EditableTextStyle.caretWidth,
            height: caret.height)
    }

    func keepCaretInSight() {
        guard flags.contains(.isPlaced), size.width > 0 else { return }
        let caret = layout.caret(at: displayOffset(model.selection.head))
        if !content.isMultiline {
            let room = size.width - EditableTextStyle.caretWidth
            scroll.x = min(max(scroll.x, caret.minX - room), caret.minX)
            scroll.x = max(0, min(scroll.x, layout.size.width - room))
        } else {
            scroll.y = min(max(scroll.y, caret.maxY - size.height), caret.minY)
            scroll.y = max(0, min(scroll.y, layout.size.height - size.height))
        }
    }

    // MARK: Layout

    /// The displayed text: the text itself, or a bullet for each character of a secure text.
    ///
    /// Fonts have no glyph for a tab, so it is displayed as a space. Both take one byte, so positions are unaffected.
    var displayText: String {
        if content.isSecure { return String(repeating: EditableTextStyle.dot, count: model.text.count) }
        return model.text.utf8.contains(UInt8(ascii: "\t")) ? model.text.replacingOccurrences(of: "\t", with: " ") : model.text
    }

    /// Converts a position in the text to a position in the displayed text.
    func displayOffset(_ offset: Int) -> Int {
        guard content.isSecure else { return offset }
        return model.substring(0..<offset).count * EditableTextStyle.dot.utf8.count
    }

    /// Converts a position in the displayed text to a position in the text.
    func textOffset(_ displayOffset: Int) -> Int {
        guard content.isSecure else { return model.aligned(displayOffset) }
        return model.text.prefix(displayOffset / EditableTextStyle.dot.utf8.count).utf8.count
    }

    /// The styled text, if it has the characters that are edited; those of the latest edit may not have come back from the program.
    private var shownText: Text {
        guard let styled = content.styledText, !content.isSecure, String(styled.characters) == displayText else {
            return Text(verbatim: displayText)
        }
        return Text(styled)
    }

    private var shape: Shape {
        if let cachedShape { return cachedShape }
        var values = environment
        values.textCase = nil
        let context = TextContext.of(values)
        let resolved = context.content(of: shownText, in: values, now: Date())
        var options = context.options
        // Words that are typed do not change the lines before them.
        options.avoidsOrphans = false
        let made = Shape(shaped: context.typesetter.shape(resolved.text), options: options, decorations: resolved.decorations)
        cachedShape = made
        return made
    }

    private func layout(width: CGFloat) -> EditableTextLayout {
        if let cached, cached.width == width { return cached.layout }
        let shape = shape
        let made = EditableTextLayout(
            shape.shaped, options: shape.options, width: content.isMultiline ? width : .infinity, alignmentWidth: width)
        cached = (made, width)
        return made
    }

    var layout: EditableTextLayout { layout(width: flags.contains(.isPlaced) ? size.width : .infinity) }

    package override func measure(_ proposal: Proposal) -> CGSize {
        let shape = shape
        let line = shape.shaped.firstMetrics.lineHeight.roundedUp(toMultipleOf: shape.options.pixelLength)
        let natural = max(shape.shaped.naturalWidth.roundedUp(toMultipleOf: shape.options.pixelLength), EditableTextStyle.smallestWidth)
        let width = proposal.width.isNaN ? natural : max(0, proposal.width)
        guard content.isMultiline else { return CGSize(width: width, height: line) }
        if content.fillsHeight { return CGSize(width: width, height: proposal.height.isNaN ? line : max(line, proposal.height)) }
        let height = layout(width: width).size.height
        let limit = CGFloat(shape.options.maximumLines ?? .max) * line
        let least = CGFloat(max(1, shape.options.reservedLines)) * line
        return CGSize(width: width, height: max(least, min(height, limit)))
    }

    package override func makeSpacing() -> ViewSpacing { .shape }

    package override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let shape = shape
        let baseline = shape.shaped.firstMetrics.ascent.roundedHalfUp(toMultipleOf: shape.options.pixelLength)
        switch key {
        case VerticalAlignment.firstTextBaseline.key: return baseline
        case VerticalAlignment.lastTextBaseline.key:
            let line = shape.shaped.firstMetrics.lineHeight.roundedUp(toMultipleOf: shape.options.pixelLength)
            return max(baseline, dimensions.height - line + baseline)
        default: return nil
        }
    }

    package override func arrange() {
        if isFocused { keepCaretInSight() }
    }

    package override func containsHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
    package override var animatesSize: Bool { false }
    package override var typeName: String { content.fillsHeight ? "TextEditor" : content.isSecure ? "SecureField" : "TextField" }

    package override var inspectorFacts: [(name: String, value: String)] {
        var facts = [("text", displayText)]
        if isFocused { facts.append(("selection", "\(model.selection.lower)..<\(model.selection.upper)")) }
        return facts
    }

    // MARK: Drawing

    package override func draw(into list: inout DisplayListBuilder) {
        let (layout, decorations, environment) = (layout, shape.decorations, environment)
        let bounds = list.snappedBounds
        // Glyphs and carets extend slightly beyond the line.
        let window = bounds.insetBy(dx: -EditableTextStyle.caretWidth, dy: content.isMultiline ? 0 : -4)
        let isClipped = layout.size.width > size.width || layout.size.height > size.height + 0.5
        let draw: (inout DisplayListBuilder) -> Void = { [self] list in
            drawSelection(into: &list, layout, environment)
            let painter = TextPaints(environment: environment, bounds: bounds)
            // A style of the program stays, as in the labels of buttons.
            let isDimmed = !environment.isEnabled && !environment.foregroundStyles.isChosen
            let runs = decorations.map { decoration in
                var decoration = decoration
                if isDimmed { decoration.foreground = .color(EditableTextStyle.disabledColor(environment)) }
                return painter.style(of: decoration, baselineOffset: 0)
            }
            if let truncated {
                list.add(.text(TextItem(text: truncated, origin: bounds.origin, runs: runs)), frame: bounds)
            } else if !layout.placed.lines.isEmpty {
                let origin = CGPoint(x: bounds.minX - scroll.x, y: bounds.minY - scroll.y)
                let frame = CGRect(origin: origin, size: layout.size).union(bounds)
                list.add(.text(TextItem(text: layout.placed, origin: origin, runs: runs)), frame: frame)
            }
        }
        if isClipped {
            list.group(.clip(Path(window), FillStyle()), draw)
        } else {
            draw(&list)
        }
        if let place = dropPlace ?? (isCaretShown ? model.selection.head : nil) {
            let caret = list.snappedRect(caretArea(at: place))
            let color = EditableTextStyle.accent(environment).resolve(in: environment)
            list.add(.shape(Path(roundedRect: caret, cornerRadius: caret.width / 2), .color(color), FillStyle()), frame: caret)
        }
    }

    /// The text with an ellipsis at its end; nil if it is shown in full, or is edited. A `UITextField` truncates its text, AppKit's field clips it.
    package var truncated: PlacedText? {
        guard !isFocused, !content.isMultiline, !content.isSecure, !environment.platformProfile.isMac, layout.size.width > size.width else {
            return nil
        }
        var options = shape.options
        options.maximumLines = 1
        options.reservedLines = 0
        options.minimumScaleFactor = 1
        return shape.shaped.layout(TextLayoutRequest(width: size.width, height: nil, options: options)).placed(in: size.width)
    }

    private func drawSelection(into list: inout DisplayListBuilder, _ layout: EditableTextLayout, _ environment: EnvironmentValues) {
        func fill(_ range: Range<Int>, _ color: Color, underlined: Bool) {
            let range = displayOffset(range.lowerBound)..<displayOffset(range.upperBound)
            for area in layout.areas(of: range, in: model) {
                var area = area.offsetBy(dx: -scroll.x, dy: -scroll.y)
                if underlined { area = CGRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1) }
                let rect = list.snappedRect(area)
                list.add(.shape(Path(rect), .color(color.resolve(in: environment)), FillStyle()), frame: rect)
            }
        }
        if !content.found.ranges.isEmpty {
            let start = layout.lineStart(layout.position(at: CGPoint(x: 0, y: scroll.y)))
            let end = layout.lineEnd(layout.position(at: CGPoint(x: 0, y: scroll.y + size.height)), in: model)
            for range in content.found.ranges where range.lowerBound <= end && range.upperBound >= start {
                fill(range, EditableTextStyle.foundColor(isCurrent: range == content.found.current), underlined: false)
            }
        }
        if isFocused || tree.focus.loans.isLent(by: self) {
            fill(model.selection.range, EditableTextStyle.selectionColor(environment), underlined: false)
        }
        if let marked = model.markedRange { fill(marked, Color.primary, underlined: true) }
    }
}

/// The appearance of editable text.
package enum EditableTextStyle {
    /// The width of the caret in points (truth `macos-controls` `textfield_default`).
    package static let caretWidth: CGFloat = 2
    /// The smallest ideal width of a field, in points, such as that of an empty one.
    package static let smallestWidth: CGFloat = 10
    package static let dot = "\u{2022}"

    package static func accent(_ environment: EnvironmentValues) -> Color {
        environment.accentColor ?? Color.accentColor
    }

    static func disabledColor(_ environment: EnvironmentValues) -> Color {
        Color.primary.opacity(0.3)
    }

    /// The background of text that the user looks for.
    static func foundColor(isCurrent: Bool) -> Color { Color.yellow.opacity(isCurrent ? 0.9 : 0.35) }

    static func selectionColor(_ environment: EnvironmentValues) -> Color {
        if environment.platformProfile.palette.colorIfAny(.textSelection, in: environment.colorScheme) != nil {
            return Color(system: .textSelection)
        }
        return accent(environment).opacity(environment.colorScheme == .dark ? 0.35 : 0.2)
    }
}
