import CoreGraphics

/// The text of a tree that a pointer has selected, among those that are shown and not edited. One at a time.
final class SelectedText {
    /// Whose text it is.
    private(set) weak var node: TextNode?
    private var model = TextEditingModel()
    /// What was under the pointer when it went down.
    private var origin: Range<Int> = 0..<0
    /// The pointer that selects.
    private var pointer: Int?
    private var clicks: (count: Int, time: Double, place: CGPoint) = (0, -1, .zero)
    /// Whether there is any: so that texts need not look.
    private(set) var isActive = false

    /// How near in time and place clicks must be to count together.
    private static let clickInterval = 0.5
    private static let clickDistance: CGFloat = 6

    /// What is selected, in the UTF-8 of the node's text.
    var range: Range<Int> { model.selection.range }

    /// What would be copied; nil where nothing is selected.
    var string: String? { isActive && node != nil && !range.isEmpty ? model.selectedText : nil }

    /// A pointer goes down over a text, at a point of its own: the second time a word is selected, the third time a paragraph.
    func begin(in node: TextNode, at point: CGPoint, place: CGPoint, time: Double) {
        let near = hypot(place.x - clicks.place.x, place.y - clicks.place.y) <= Self.clickDistance
        clicks = (near && time - clicks.time <= Self.clickInterval ? clicks.count + 1 : 1, time, place)
        self.node = node
        model = TextEditingModel(node.selectableString, isSingleLine: false)
        isActive = true
        origin = reached(at: point, in: node)
        select(TextSelectionRange(anchor: origin.lowerBound, head: origin.upperBound))
    }

    /// The pointer that went down has moved: what lies between is selected.
    func extend(to point: CGPoint, in node: TextNode) {
        guard isActive, node === self.node else { return }
        let reached = reached(at: point, in: node)
        select(reached.lowerBound < origin.lowerBound
            ? TextSelectionRange(anchor: origin.upperBound, head: reached.lowerBound)
            : TextSelectionRange(anchor: origin.lowerBound, head: max(origin.upperBound, reached.upperBound)))
    }

    func clear() {
        guard isActive else { return }
        isActive = false
        node?.invalidateDisplay()
        node = nil
    }

    private func reached(at point: CGPoint, in node: TextNode) -> Range<Int> {
        let position = node.selectionLayout.position(at: point)
        return switch clicks.count {
        case 1: position..<position
        case 2: model.word(at: position)
        default: model.paragraph(at: position)
        }
    }

    private func select(_ selection: TextSelectionRange) {
        model.select(selection)
        node?.invalidateDisplay()
    }

    /// Draws what lies behind the selected characters of a text.
    func draw(in node: TextNode, into list: inout DisplayListBuilder) {
        guard node === self.node, !range.isEmpty else { return }
        let color = EditableTextStyle.selectionColor(node.environment).resolve(in: node.environment)
        for area in node.selectionLayout.areas(of: range, in: model) {
            let rect = list.snappedRect(area)
            list.add(.shape(Path(rect), .color(color), FillStyle()), frame: rect)
        }
    }
}

extension TextNode {
    /// Where the characters are that a pointer selects.
    var selectionLayout: EditableTextLayout {
        let (shaped, options) = selectableShape
        return EditableTextLayout(shaped, options: options, width: proposal.width.isNaN ? .infinity : proposal.width, alignmentWidth: size.width)
    }
}

extension SelectedText {
    /// Selects by what a pointer does.
    func follow(_ event: PointerEvent, path: [ViewNode]) {
        switch event.phase {
        case .began:
            clear()
            for case let node as TextNode in path where node.isSelectable {
                pointer = event.pointer
                return begin(in: node, at: node.point(at: event.location), place: event.location, time: event.time)
            }
        case .moved where event.pointer == pointer:
            if let node { extend(to: node.point(at: event.location), in: node) }
        case .ended, .cancelled:
            if event.pointer == pointer { pointer = nil }
        default: break
        }
    }

    /// Copies what is selected, if the key press means that; says whether it has.
    func copy(_ press: KeyPress, to clipboard: any Clipboard) -> Bool {
        guard press.key == "c", press.phase == .down, press.modifiers.forCommands == .command, let string else { return false }
        clipboard.string = string
        return true
    }
}

extension TextNode {
    /// A point of the window in the node's coordinates.
    fileprivate func point(at point: CGPoint) -> CGPoint {
        let frame = globalFrame
        return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// Whether a pointer selects the text: on macOS, where the program allows it.
    var isSelectable: Bool { environment.allowsTextSelection && environment.platformProfile == .macOS }
}

extension TextNode: PointerShaping {
    var pointerShape: PointerShape? { isSelectable ? .text : nil }
}
