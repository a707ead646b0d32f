import SwiftUICore

/// The marks of a chart while they are collected from its content, with the modifiers in effect.
public final class _MarkCollector {
    // Access is not checked: a collector is used by one thread, and none of its methods passes its storage on.
    /// The blocks before the latest marks.
    @exclusivity(unchecked) private var blocks: [MarkBlock] = []
    /// The marks after the blocks.
    @exclusivity(unchecked) private var latest: [Mark] = []
    /// The number of marks in all.
    @exclusivity(unchecked) private var count = 0
    /// The loops of the chart's content as they were last collected; nil if none are kept.
    private let kept: KeptLoops?
    /// Whether the marks of a loop are being made.
    private var isInLoop = false
    @exclusivity(unchecked) private var style: SharedMarkStyle
    @exclusivity(unchecked) private var path = 0

    init(kept: KeptLoops? = nil) {
        self.kept = kept
        style = kept?.style ?? SharedMarkStyle(MarkStyle())
    }

    /// Collects the marks of content.
    @MainActor static func marks(of content: some ChartContent, kept: KeptLoops? = nil) -> MarkList {
        kept?.begin()
        let collector = _MarkCollector(kept: kept)
        content._addMarks(to: collector)
        collector.endBlock()
        kept?.end()
        return MarkList(collector.blocks)
    }

    func add(_ mark: consuming Mark) {
        mark.style = style
        // The identity of the path is spread over all numbers: those of its marks need no hashing.
        mark.id = path &+ (count - firstIndexOfPath) &* Int(bitPattern: 0xC2B2_AE3D_27D4_EB4F)
        latest.append(mark)
        count += 1
    }

    @exclusivity(unchecked) private var firstIndexOfPath = 0

    private func add(_ block: MarkBlock) {
        blocks.append(block)
        count += block.marks.count
    }

    /// Makes a block of the latest marks.
    private func endBlock() {
        guard !latest.isEmpty else { return }
        blocks.append(MarkBlock(latest))
        latest = []
    }

    /// Adds the mark of columns.
    func add(_ columns: PlottedColumns) {
        add(Mark(columns))
    }

    /// Adds a mark for each element.
    func add<Data: RandomAccessCollection>(_ elements: ElementMarks<Data>) {
        if let columns = elements.columns, elements.changes.isEmpty, elements.data.count > PlottedColumns.elementLimit, !style.isForEachMark {
            return add(columns())
        }
        latest.reserveCapacity(latest.count + elements.data.count)
        for element in elements.data {
            guard !elements.changes.isEmpty else {
                add(elements.mark(element))
                continue
            }
            let change = { (style: inout MarkStyle) in
                var changed = _ElementStyle(style: style)
                for change in elements.changes { change(&changed, element) }
                style = changed.style
            }
            styled(.other(change)) { add(elements.mark(element)) }
        }
    }

    // MARK: Loops

    /// Adds the marks of a loop's elements. If the loop has not changed since the chart's previous body, its cached marks are added.
    @MainActor func add<Data, ID, Content: ChartContent>(_ loop: ForEach<Data, ID, Content>) {
        // The marks of a nested loop are cached with those of the outer loop.
        guard let kept, !isInLoop else { return addAnew(loop) }
        let ends = [loop.data.first, loop.data.last].map { $0.map { combined(path, loop.identity(of: $0)) } }
        if let block = kept.block(of: loop, at: path, style: style, ends: ends) {
            endBlock()
            return add(block)
        }
        endBlock()
        let layers = layerCount
        let reads = LoopReads()
        isInLoop = true
        reads.track { addAnew(loop) }
        isInLoop = false
        guard latest.count >= KeptLoops.leastMarkCount, layers == layerCount else { return }
        let block = MarkBlock(latest)
        latest = []
        blocks.append(block)
        kept.keep(loop, at: path, style: style, ends: ends, block: block, reads: reads)
    }

    @MainActor private func addAnew<Data, ID, Content: ChartContent>(_ loop: ForEach<Data, ID, Content>) {
        // Read once: generic code looks up the type of the loop each time.
        let (identity, content) = (loop.id, loop.content)
        // Most loops have a mark for each element. Doubled, as nested loops reserve again and again.
        let count = latest.count + loop.data.count
        if latest.capacity < count { latest.reserveCapacity(max(count, 2 * latest.capacity)) }
        loop.data.forEachElement { element in
            nested(identity(element)) { content(element)._addMarks(to: self) }
        }
    }

    // MARK: Modifiers

    /// Adds marks under an identity within the content.
    func nested<ID: Hashable>(_ id: ID, _ add: () -> Void) {
        let (outerPath, outerIndex) = (path, firstIndexOfPath)
        path = combined(path, id)
        firstIndexOfPath = count
        add()
        (path, firstIndexOfPath) = (outerPath, outerIndex)
    }

    /// Adds marks with a changed style.
    func styled(_ change: StyleChange, _ add: () -> Void) {
        let outer = beginStyle(change)
        add()
        endStyle(outer)
    }

    /// Changes the style of the marks that follow, and returns the style before, with which the caller ends the change.
    func beginStyle(_ change: StyleChange) -> SharedMarkStyle {
        let outer = style
        style = outer.changed(by: change)
        return outer
    }

    func endStyle(_ outer: SharedMarkStyle) { style = outer }

    private var layerCount = 0

    /// Returns the identity of a new layer.
    func makeLayer() -> Int {
        layerCount += 1
        return layerCount
    }

    private func combined<ID: Hashable>(_ path: Int, _ id: ID) -> Int {
        // The hashing that dictionaries use, which is faster than a hasher of its own.
        id._rawHashValue(seed: path)
    }
}
