import AttributeGraph
import CoreGraphics

/// The metrics (in points) and colours of menu rows.
package struct MenuRowsStyle: Equatable, Sendable {
    /// The minimum width.
    package var minimumWidth: CGFloat
    /// The colour of the lines between rows; nil for none.
    package var lineColor: Color?
    /// The height of the gap at a divider or at the edge of a section, and its filling: the whole area, or a line in its middle.
    package var gapHeight: CGFloat
    package var gapColor: Color
    package var isGapFilled: Bool
    /// The insets of texts that are not rows, such as headers.
    package var textInsets: EdgeInsets
    /// Whether the first row is the lowest if the menu lies above its button.
    package var startsAtButton: Bool

    package init(
        minimumWidth: CGFloat, lineColor: Color?, gapHeight: CGFloat, gapColor: Color, isGapFilled: Bool, textInsets: EdgeInsets,
        startsAtButton: Bool = false
    ) {
        self.minimumWidth = minimumWidth
        self.lineColor = lineColor
        self.gapHeight = gapHeight
        self.gapColor = gapColor
        self.isGapFilled = isGapFilled
        self.textInsets = textInsets
        self.startsAtButton = startsAtButton
    }
}

/// A column of rows, all as wide as the widest, with dividers and sections set apart.
nonisolated package struct MenuRows<Content: View>: PrimitiveView {
    package typealias Body = Never

    let style: MenuRowsStyle
    let content: Content

    package init(_ style: MenuRowsStyle, @ViewBuilder content: () -> Content) {
        self.style = style
        self.content = content()
    }

    nonisolated package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let inner = inputs.with {
            $0.arity = .list
            $0.stackAxis = .vertical
            $0.isInLazyContainer = false
            $0.makesLoopsLazily = false
            $0.marksSections = true
            $0.depth += 1
        }
        let content = view.second(after: MenuRowsStyle.self, Content.self)
        let entries = inner.collect { inputs in NativeStack.withSpace { Content._makeView(content, inputs: inputs) } }
        inputs.emit(MenuRowsNode(view: view.part(MenuRowsStyle.self, at: 0), entries: entries, inputs: inputs))
    }
}

final class MenuRowsNode: ContainerNode, ValueObserver {
    private var style: MenuRowsStyle
    /// Whether the menu lies above its button.
    var isAboveButton = false {
        didSet {
            guard isAboveButton != oldValue, style.startsAtButton else { return }
            invalidateArrangement()
            invalidateDisplay()
        }
    }

    init(view: _GraphValue<MenuRowsStyle>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        style = view.value
        super.init(entries: entries, inputs: inputs)
        view.observe(by: self)
    }

    func valueChanged(from old: MenuRowsStyle, to new: MenuRowsStyle) {
        guard new != style else { return }
        style = new
        invalidateSize()
        invalidateDisplay()
    }

    /// The separation before a row.
    private enum Separation {
        case none, line, gap
    }

    /// The rows with the separations before them. Gaps at the ends are dropped, consecutive ones merged.
    private var rows: [(node: ViewNode, separation: Separation)] {
        var rows: [(node: ViewNode, separation: Separation)] = []
        var hasGap = false
        for child in style.startsAtButton && isAboveButton ? ContiguousArray(children.reversed()) : children {
            if child is DividerNode || child is SectionMarkNode {
                hasGap = true
            } else {
                rows.append((child, rows.isEmpty ? .none : hasGap ? .gap : .line))
                hasGap = false
            }
        }
        return rows
    }

    private func insets(of node: ViewNode) -> EdgeInsets { node is TextNode ? style.textInsets : EdgeInsets() }

    private func height(of separation: Separation) -> CGFloat { separation == .gap ? style.gapHeight : 0 }

    private func width(for proposal: Proposal) -> CGFloat {
        let widest = rows.reduce(style.minimumWidth) { width, row in
            let insets = insets(of: row.node)
            return max(width, row.node.size(for: .unspecified).width + insets.leading + insets.trailing)
        }
        return proposal.isWidthSpecified ? min(widest, max(0, proposal.width)) : widest
    }

    /// Calls `body` with the frame of each row and of the separation before it. Returns the total height.
    private func forEachRow(width: CGFloat, _ body: (ViewNode, CGRect, Separation, CGRect) -> Void) -> CGFloat {
        var y: CGFloat = 0
        for (node, separation) in rows {
            let gap = CGRect(x: 0, y: y, width: width, height: height(of: separation))
            y += gap.height
            let insets = insets(of: node)
            let room = max(0, width - insets.leading - insets.trailing)
            let size = node.size(for: Proposal(width: room, height: .nan))
            body(node, CGRect(x: insets.leading, y: y + insets.top, width: room, height: size.height), separation, gap)
            y += size.height + insets.top + insets.bottom
        }
        return y
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let width = width(for: proposal)
        return CGSize(width: width, height: forEachRow(width: width) { _, _, _, _ in })
    }

    override func arrange() {
        for child in children where child is DividerNode || child is SectionMarkNode {
            child.place(at: .zero, proposal: .zero)
        }
        _ = forEachRow(width: size.width) { node, frame, _, _ in
            placeChild(node, at: frame.origin, proposal: Proposal(width: frame.width, height: frame.height))
        }
    }

    override var childrenInDrawingOrder: ContiguousArray<ViewNode> { ContiguousArray(rows.map(\.node)) }

    override func draw(into list: inout DisplayListBuilder) {
        super.draw(into: &list)
        var marks: [(CGRect, Color)] = []
        let pixel = environment.pixelLength
        _ = forEachRow(width: size.width) { _, frame, separation, gap in
            switch separation {
            case .none: break
            case .line:
                if let color = style.lineColor { marks.append((CGRect(x: 0, y: gap.maxY - pixel / 2, width: size.width, height: pixel), color)) }
            case .gap where style.isGapFilled: marks.append((gap, style.gapColor))
            case .gap:
                let inset = style.textInsets.leading
                marks.append(
                    (
                        CGRect(x: inset, y: gap.midY - 0.5, width: max(0, size.width - 2 * inset), height: 1), style.gapColor
                    ))
            }
        }
        for (rect, color) in marks {
            let bounds = list.snappedRect(rect)
            list.add(.shape(Path(bounds), .color(color.resolve(in: environment)), FillStyle()), frame: bounds)
        }
    }

    override var typeName: String { "menuRows" }
}
