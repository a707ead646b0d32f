import CoreGraphics

/// The text of a tree that a pointer has selected, among those that are shown and not edited. One at a time.
final class SelectedText {
    /// Whose text it is.
    private(set) weak var node: TextNode?
    private var model = TextEditingModel()
    private var pointerSelection = PointerSelection()
    /// The pointer that selects.
    private var pointer: Int?
    /// Whether there is any: so that texts need not look.
    private(set) var isActive = false

    /// What is selected, in the UTF-8 of the node's text.
    var range: Range<Int> { model.selection.range }

    /// What would be copied; nil where nothing is selected.
    var string: String? { isActive && node != nil && !range.isEmpty ? model.selectedText : nil }

    /// A pointer goes down over a text, at a point of its own: the second time a word is selected, the third time a paragraph.
    func begin(in node: TextNode, at point: CGPoint, place: CGPoint, time: Double) {
        self.node = node
        model = TextEditingModel(node.selectableString, isSingleLine: false)
        isActive = true
        select(pointerSelection.begin(at: node.selectionLayout.position(at: point), place: place, time: time, in: model))
    }

    /// The pointer that went down has moved: what lies between is selected.
    func extend(to point: CGPoint, in node: TextNode) {
        guard isActive, node === self.node,
            let selection = pointerSelection.moved(to: node.selectionLayout.position(at: point), in: model)
        else { return }
        select(selection)
    }

    func clear() {
        guard isActive else { return }
        isActive = false
        node?.invalidateDisplay()
        node = nil
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
        point.applying(transform(to: nil).inverted())
    }

    /// Whether a pointer selects the text: on macOS, where the program allows it.
    var isSelectable: Bool { environment.allowsTextSelection && environment.platformProfile.isMac }
}

extension TextNode: PointerShaping {
    var pointerShape: PointerShape? { isSelectable ? .text : nil }
}
