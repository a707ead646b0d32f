import CoreGraphics

/// The selection in static text of a tree, made with a pointer. There is at most one.
final class SelectedText {
    /// The node whose text is selected.
    private(set) weak var node: TextNode?
    private var model = TextEditingModel()
    private var pointerSelection = PointerSelection()
    /// The identifier of the pointer that makes the selection; nil while it is up.
    private var pointer: Int?
    /// Whether there is a selection. Lets text nodes skip further checks.
    private(set) var isActive = false

    /// The selected range as UTF-8 offsets in the node's text.
    var range: Range<Int> { model.selection.range }

    /// The selected text; nil if nothing is selected.
    var string: String? { isActive && node != nil && !range.isEmpty ? model.selectedText : nil }

    /// Begins a selection at a point of a node. A double click selects a word, a triple click a paragraph.
    func begin(in node: TextNode, at point: CGPoint, place: CGPoint, time: Double) {
        self.node = node
        model = TextEditingModel(node.selectableString, isSingleLine: false)
        isActive = true
        select(pointerSelection.begin(at: node.selectionLayout.position(at: point), place: place, time: time, in: model))
    }

    /// Extends the selection to a point of the node.
    func extend(to point: CGPoint, in node: TextNode) {
        guard isActive, node === self.node,
            let selection = pointerSelection.moved(to: node.selectionLayout.position(at: point), in: model)
        else { return }
        select(selection)
    }

    func clear() {
        guard isActive else { return }
        isActive = false
        let tree = node?.tree
        node?.invalidateDisplay()
        node = nil
        tree?.focus.editCommands.refresh()
    }

    private func select(_ selection: TextSelectionRange) {
        model.select(selection)
        node?.invalidateDisplay()
        node?.tree.focus.editCommands.refresh()
    }

    /// Draws the selection rectangles behind a node's text.
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
    /// The layout of the text for hit testing and selection rectangles.
    var selectionLayout: EditableTextLayout {
        let (shaped, options) = selectableShape
        return EditableTextLayout(shaped, options: options, width: proposal.width.isNaN ? .infinity : proposal.width, alignmentWidth: size.width)
    }
}

extension SelectedText {
    /// Handles a pointer event along a path of hit nodes.
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

    /// Copies the selection if the key press is Command-C. Returns whether it was handled.
    func copy(_ press: KeyPress, to clipboard: any Clipboard) -> Bool {
        guard press.key == "c", press.phase == .down, press.modifiers.forCommands == .command, let string else { return false }
        clipboard.string = string
        return true
    }
}

extension TextNode {
    /// Converts a point of the window to the node's coordinates.
    func point(at point: CGPoint) -> CGPoint {
        point.applying(transform(to: nil).inverted())
    }

    /// Whether the text can be selected with a pointer: on macOS, where `textSelection(_:)` enables it.
    var isSelectable: Bool { environment.allowsTextSelection && environment.platformProfile.isMac }
}

extension TextNode: PointerShaping {
    func pointerShape(at location: CGPoint) -> PointerShape? {
        if environment.isEnabled, link(at: location) != nil { return .link }
        return isSelectable ? .text : nil
    }
}
