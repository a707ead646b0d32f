import Foundation

/// A view that is made together with a lazy container, such as a view in a branch: it always exists and is shown when it is in the
/// viewport.
final class LazyNode {
    let node: ViewNode
    /// The serial number of the layout that has last shown it.
    var pass = -1
    private var isShown = true

    init(_ node: ViewNode) {
        self.node = node
    }

    func hideUnlessShown(in pass: Int) {
        let isShown = self.pass == pass
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        node.setVisible(isShown)
    }
}

/// The content of a lazy container, of a section, or of an item that contains loops: flows of lines, and sections.
final class LazyList {
    private enum Block {
        case flow(LazyFlow)
        case section(LazySection)

        var isFlow: Bool { if case .flow = self { true } else { false } }

        var isEmpty: Bool {
            switch self {
            case .flow(let flow): flow.isEmpty
            case .section(let section): section.isEmpty
            }
        }
    }

    private enum Part {
        case flowing(LazyFlow.Part)
        case section(LazySectionChildren)
    }

    private var blocks = ContiguousArray<Block>()
    /// For each block, whether it shows nothing.
    private var emptyBlocks: [Bool] = []
    /// The position of the list in the enclosing list.
    var place = LazyRowPlace() {
        didSet { if place != oldValue { placeBlocks() } }
    }

    /// The number of rows before the list, if it is in another one.
    var rowsBefore = 0 {
        didSet { if rowsBefore != oldValue { countRows() } }
    }

    init(entries: ContiguousArray<NodeEntry>) {
        setEntries(entries)
    }

    /// Takes over changed content, preserving the state of unchanged parts.
    func setEntries(_ entries: ContiguousArray<NodeEntry>) {
        let oldNodes = Dictionary(staticNodes.map { (ObjectIdentifier($0.node), $0) }) { first, _ in first }
        var oldFlows: [LazyFlow] = []
        var oldSections: [ObjectIdentifier: LazySection] = [:]
        for block in blocks {
            switch block {
            case .flow(let flow): oldFlows.append(flow)
            case .section(let section): oldSections[ObjectIdentifier(section.dynamicChildren)] = section
            }
        }
        var parts = ContiguousArray<Part>()
        append(entries, to: &parts, nodes: oldNodes)

        blocks.removeAll()
        var flowing = ContiguousArray<LazyFlow.Part>()
        func endFlow(holdsLists: Bool = false) {
            guard !flowing.isEmpty else { return }
            let flow = LazyFlow(parts: flowing, holdsLists: holdsLists)
            blocks.append(.flow(oldFlows.first { $0.holdsLists == holdsLists && $0.isSame(as: flow) } ?? flow))
            flowing.removeAll()
        }
        for part in parts {
            switch part {
            case .flowing(.loop(let loop)) where loop.makesLists:
                endFlow()
                flowing.append(.loop(loop))
                endFlow(holdsLists: true)
            case .flowing(let part):
                flowing.append(part)
            case .section(let dynamicChildren):
                endFlow()
                if let section = oldSections[ObjectIdentifier(dynamicChildren)] {
                    section.refresh()
                    blocks.append(.section(section))
                } else {
                    blocks.append(.section(LazySection(dynamicChildren)))
                }
            }
        }
        endFlow()
        emptyBlocks = blocks.map(\.isEmpty)
        placeBlocks()
        countRows()
    }

    /// Passes to each block the number of rows before it, and its position if blocks have become empty or have got rows.
    private func countRows() {
        let empty = blocks.map(\.isEmpty)
        if empty != emptyBlocks {
            emptyBlocks = empty
            placeBlocks()
        }
        var rows = rowsBefore
        for block in blocks {
            switch block {
            case .flow(let flow):
                flow.rowsBefore = rows
                rows += flow.rowCount
            case .section(let section):
                section.rowsBefore = rows
                rows += section.rowCount
            }
        }
    }

    /// The number of rows, with the headers and footers of sections.
    var rowCount: Int {
        blocks.reduce(0) { count, block in
            switch block {
            case .flow(let flow): count + flow.rowCount
            case .section(let section): count + section.rowCount
            }
        }
    }

    /// Sets the position of each block. A sequence of rows between sections counts as a section without a header. An empty section is not counted
    /// among the sections before others, as if it were not there.
    private func placeBlocks() {
        var (before, areFlows): (Block?, Bool) = (nil, true)
        for (index, block) in blocks.enumerated() {
            var place = place
            let isAfterRows = index > 0 && blocks[index - 1].isFlow
            let isBeforeRows = index + 1 < blocks.count && blocks[index + 1].isFlow
            place.isInFirstSection = place.isInFirstSection && (before == nil || (block.isFlow && areFlows))
            // The header of an outer section is before the first of its parts, the footer after the last.
            if before != nil { place.hasHeader = false }
            if !emptyBlocks[(index + 1)...].allSatisfy({ $0 }) { place.hasFooter = false }
            if let before {
                place.spacingBefore = if case .section(let section) = before { section.dynamicChildren.spacing } else { nil }
            }
            if !emptyBlocks[index] { (before, areFlows) = (block, areFlows && block.isFlow) }
            switch block {
            case .flow(let flow):
                place.isFirst = index == 0 ? place.isFirst : !isAfterRows
                place.isLast = index == blocks.count - 1 ? place.isLast : !isBeforeRows
                flow.place = place
            case .section(let section):
                place.isFirst = true
                place.isLast = true
                place.spacing = section.dynamicChildren.spacing
                section.place = place
            }
        }
    }

    private func append(_ entries: ContiguousArray<NodeEntry>, to parts: inout ContiguousArray<Part>, nodes: [ObjectIdentifier: LazyNode]) {
        for entry in entries {
            switch entry {
            case .node(let node):
                parts.append(.flowing(.node(nodes[ObjectIdentifier(node)] ?? LazyNode(node))))
            case .dynamic(let loop as LazyChildren):
                loop.refreshSlots()
                guard loop.isMixed else {
                    parts.append(.flowing(.loop(loop)))
                    continue
                }
                for index in 0..<loop.slotCount { append(loop.slot(at: index).item.entries, to: &parts, nodes: nodes) }
            case .dynamic(let section as LazySectionChildren):
                parts.append(.section(section))
            case .dynamic(let dynamicChildren):
                dynamicChildren.forEachItem { append($0.entries, to: &parts, nodes: nodes) }
            }
        }
    }

    /// The views that are not made by loops.
    var staticNodes: [LazyNode] {
        blocks.flatMap { block in
            switch block {
            case .flow(let flow): flow.nodes
            case .section(let section): section.staticNodes
            }
        }
    }

    /// The loops, in order.
    var loops: [LazyChildren] {
        blocks.flatMap { block in
            switch block {
            case .flow(let flow): flow.loops
            case .section(let section): section.content.loops
            }
        }
    }

    /// Places the visible content, from `start` on, and returns the length of all content.
    func layOut(at start: CGFloat, _ pass: LazyPass) -> CGFloat {
        pass.lists.append(self)
        countRows()
        var position: CGFloat = 0
        var isFirst = true
        for block in blocks {
            if !isFirst { position += pass.defaultGap }
            let length: CGFloat
            switch block {
            case .flow(let flow): length = flow.isEmpty ? .nan : flow.layOut(at: start + position, pass)
            case .section(let section): length = section.isEmpty ? .nan : section.layOut(at: start + position, pass)
            }
            if length.isNaN {
                if case .flow(let flow) = block { flow.keepEmptySlots(pass) }
                // An empty block adds no gap.
                if !isFirst { position -= pass.defaultGap }
            } else {
                position += length
                isFirst = false
            }
        }
        return position
    }

    /// Returns the position and length of an item of a loop along the axis, estimated if necessary.
    func place(ofItem index: Int, in loop: LazyChildren, _ pass: LazyPass) -> (start: CGFloat, length: CGFloat)? {
        var position: CGFloat = 0
        var isFirst = true
        for block in blocks {
            let length: CGFloat
            switch block {
            case .flow(let flow):
                if flow.isEmpty { continue }
                if !isFirst { position += pass.defaultGap }
                if let place = flow.place(ofItem: index, in: loop, pass) { return (position + place.start, place.length) }
                length = flow.estimate(pass).length
            case .section(let section):
                if section.isEmpty { continue }
                if !isFirst { position += pass.defaultGap }
                if let place = section.content.place(ofItem: index, in: loop, pass) {
                    return (position + section.lengthBeforeContent(pass) + place.start, place.length)
                }
                length = section.estimate(pass).length
            }
            position += length
            isFirst = false
        }
        return nil
    }

    var isEmpty: Bool { blocks.allSatisfy(\.isEmpty) }

    /// Returns the estimated length of all content for a proposal, and its extent across the axis.
    func estimate(_ pass: LazyPass) -> (length: CGFloat, across: CGFloat) {
        var total = (length: CGFloat(0), across: CGFloat(0))
        var isFirst = true
        for block in blocks {
            let part: (length: CGFloat, across: CGFloat)
            switch block {
            case .flow(let flow):
                if flow.isEmpty { continue }
                part = flow.estimate(pass)
            case .section(let section):
                part = section.estimate(pass)
            }
            total.length += part.length + (isFirst ? 0 : pass.defaultGap)
            total.across = max(total.across, part.across)
            isFirst = false
        }
        return total
    }
}
