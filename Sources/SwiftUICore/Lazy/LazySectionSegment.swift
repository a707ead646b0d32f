/// A section in a lazy container: a header, rows and a footer, each with content of its own.
package final class LazySectionSegment: Segment {
    let header: SegmentItem
    let content: SegmentItem
    let footer: SegmentItem

    /// Makes the parts; the loops of the content are lazy, those of the header and the footer are not.
    init(inputs: _ViewInputs, header makeHeader: (_ViewInputs) -> Void, content makeContent: (_ViewInputs) -> Void, footer makeFooter: (_ViewInputs) -> Void) {
        header = SegmentItem(tree: inputs.tree, depth: inputs.depth + 1)
        content = SegmentItem(tree: inputs.tree, depth: inputs.depth + 1)
        footer = SegmentItem(tree: inputs.tree, depth: inputs.depth + 1)
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
        fill(header, inputs: inputs, isLazy: false, makeHeader)
        fill(content, inputs: inputs, isLazy: true, makeContent)
        fill(footer, inputs: inputs, isLazy: false, makeFooter)
    }

    private func fill(_ item: SegmentItem, inputs: _ViewInputs, isLazy: Bool, _ make: (_ViewInputs) -> Void) {
        let itemInputs = inputs.with {
            $0.scope = item
            $0.depth += 2
            $0.isInLazyContainer = isLazy
            $0.makesLoopsLazily = isLazy
        }
        fill(item, inputs: itemInputs, make)
    }

    package override func forEachItem(_ body: (SegmentItem) -> Void) {
        body(header)
        body(content)
        body(footer)
    }
}
