import Foundation

/// A section of a lazy container: a header, content and a footer.
///
/// Pinned headers and footers stay visible as long as some of the section's content is.
final class LazySection {
    let dynamicChildren: LazySectionChildren
    let content: LazyList
    private var header: [LazyNode] = []
    private var footer: [LazyNode] = []
    /// The position of the section, passed on to its rows.
    var place = LazyRowPlace() {
        didSet { if place != oldValue { placeRows() } }
    }

    /// The number of rows before the section in the whole list.
    var rowsBefore = 0 {
        didSet { content.rowsBefore = rowsBefore + header.count }
    }
    /// The number of rows of the section, with the header and the footer.
    var rowCount: Int { header.count + content.rowCount + footer.count }

    init(_ dynamicChildren: LazySectionChildren) {
        self.dynamicChildren = dynamicChildren
        content = LazyList(entries: dynamicChildren.content.entries)
        refresh()
    }

    func refresh() {
        content.setEntries(dynamicChildren.content.entries)
        header = Self.nodes(of: dynamicChildren.header, keeping: header)
        footer = Self.nodes(of: dynamicChildren.footer, keeping: footer)
        placeRows()
    }

    private func placeRows() {
        var place = place
        place.isInSection = true
        place.hasHeader = !header.isEmpty
        place.hasFooter = !footer.isEmpty
        content.place = place
        place.kind = .header
        place.expansion = dynamicChildren.isExpanded().map { SectionExpansion($0) }
        tell(place, to: header)
        place.kind = .footer
        place.expansion = nil
        tell(place, to: footer)
    }

    /// Passes its position to each view of a header or footer. The first and the last are those at the ends of the header or footer.
    private func tell(_ place: LazyRowPlace, to nodes: [LazyNode]) {
        for (index, node) in nodes.enumerated() {
            var place = place
            place.isFirst = index == 0
            place.isLast = index == nodes.count - 1
            (node.node as? LazyRowNode)?.place = place
        }
    }

    private static func nodes(of item: DynamicChild, keeping old: [LazyNode]) -> [LazyNode] {
        var nodes = ContiguousArray<ViewNode>()
        item.forEachEntry { entry in
            switch entry {
            case .node(let node): nodes.append(node)
            case .dynamic(let dynamicChildren): dynamicChildren.appendNodes(to: &nodes)
            }
        }
        return nodes.map { node in old.first { $0.node === node } ?? LazyNode(node) }
    }

    var staticNodes: [LazyNode] { header + content.staticNodes + footer }

    var isEmpty: Bool { header.isEmpty && footer.isEmpty && content.isEmpty }

    private func length(of nodes: [LazyNode], _ pass: LazyPass) -> CGFloat {
        nodes.reduce(0) { $0 + pass.length(of: $1.node, in: pass.fullTrack) } + CGFloat(max(0, nodes.count - 1)) * pass.defaultGap
    }

    /// Places a header or footer if it is visible.
    private func place(_ nodes: [LazyNode], at start: CGFloat, isPinned: Bool, _ pass: LazyPass) {
        var position = start
        for node in nodes {
            let length = pass.length(of: node.node, in: pass.fullTrack)
            let (first, last) = (pass.visible.lowerBound + pass.shift, pass.visible.upperBound + pass.shift)
            if position < last, position + length > first || (length == 0 && position == first) {
                node.pass = pass.serial
                pass.place(node.node, in: pass.fullTrack, at: position, lineLength: length, isShared: false, isPinned: isPinned)
            }
            position += length + pass.defaultGap
        }
    }

    func layOut(at start: CGFloat, _ pass: LazyPass) -> CGFloat {
        let headerLength = length(of: header, pass)
        let footerLength = length(of: footer, pass)
        let contentStart = start + lengthBeforeContent(pass)
        let contentLength = content.layOut(at: contentStart, pass)
        let contentEnd = contentStart + contentLength
        let footerStart = contentEnd + (footer.isEmpty || header.isEmpty && content.isEmpty ? 0 : pass.defaultGap)
        let end = footer.isEmpty ? contentEnd : footerStart + footerLength

        if !header.isEmpty {
            let isPinned = pass.pinnedViews.contains(.sectionHeaders)
            let highest = footer.isEmpty ? end : footerStart
            let pinned = min(max(start, pass.uncovered.lowerBound + pass.shift), max(start, highest - headerLength))
            place(header, at: isPinned ? pinned : start, isPinned: isPinned, pass)
        }
        if !footer.isEmpty {
            let isPinned = pass.pinnedViews.contains(.sectionFooters)
            let pinned = max(min(footerStart, pass.uncovered.upperBound + pass.shift - footerLength), min(footerStart, contentStart))
            place(footer, at: isPinned ? pinned : footerStart, isPinned: isPinned, pass)
        }
        return end - start
    }

    func lengthBeforeContent(_ pass: LazyPass) -> CGFloat {
        length(of: header, pass) + (header.isEmpty || content.isEmpty ? 0 : pass.defaultGap)
    }

    func estimate(_ pass: LazyPass) -> (length: CGFloat, across: CGFloat) {
        let inside = content.estimate(pass)
        var length = inside.length
        let parts = [header.isEmpty, content.isEmpty, footer.isEmpty].count { !$0 }
        length += self.length(of: header, pass) + self.length(of: footer, pass) + CGFloat(max(0, parts - 1)) * pass.defaultGap
        var across = inside.across
        if pass.fullTrack.length.isNaN {
            for node in header + footer {
                let own = node.node.size(for: pass.proposal(for: pass.fullTrack))[pass.axis.perpendicular]
                if own.isFinite { across = max(across, own) }
            }
        }
        return (length, across)
    }
}
