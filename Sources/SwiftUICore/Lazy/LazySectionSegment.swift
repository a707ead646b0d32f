/// A section in a lazy container: a header, rows and a footer, each with content of its own.
package class LazySectionSegment: Segment {
    final let header: SegmentItem
    final let content: SegmentItem
    final let footer: SegmentItem

    package init(header: SegmentItem, content: SegmentItem, footer: SegmentItem, inputs: _ViewInputs) {
        self.header = header
        self.content = content
        self.footer = footer
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    package final override func forEachItem(_ body: (SegmentItem) -> Void) {
        body(header)
        body(content)
        body(footer)
    }
}
