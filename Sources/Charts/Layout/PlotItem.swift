/// An item to draw: a mark, points that look the same, or the line or area through the marks of a series.
struct PlotItem {
    var kind: Mark.Kind
    /// The indices of the marks, in order; at least one.
    var marks: MarkIndices
    /// The style of the first mark.
    var style: SharedMarkStyle
    /// The series of a line or area.
    var series: [_PlottableScalar]?
    var zIndex: Double

    /// The index of the first mark.
    var mark: Int { marks[0] }

    /// Returns the items of marks, in their order.
    static func items(of block: MarkBlock) -> [PlotItem] {
        var items: [PlotItem] = []
        var indices: [Series: Int] = [:]
        for run in block.styleRuns {
            let style = run.style
            var index = run.range.lowerBound
            while index < run.range.upperBound {
                let kind = block.numbers[index].kind
                let end = block.endOfPart(from: index, in: run)
                let marks = MarkIndices(index..<end)
                index = end
                switch kind {
                case .line, .area:
                    let series = block.marks[marks[0]].seriesKey
                    items.add(PlotItem(kind: kind, marks: marks, style: style, series: series, zIndex: style.zIndex), known: &indices)
                case .point:
                    if let last = items.last, last.kind == .point, last.zIndex == style.zIndex, last.style.hasSymbol(of: style) {
                        items[items.count - 1].marks.append(marks)
                    } else {
                        items.append(PlotItem(kind: .point, marks: marks, style: style, zIndex: style.zIndex))
                    }
                default: items.append(PlotItem(kind: kind, marks: marks, style: style, zIndex: style.zIndex))
                }
            }
        }
        items.raiseLines()
        return items
    }

    /// Returns the items of a chart, back to front.
    static func items(of marks: MarkList) -> [PlotItem] {
        var items: [PlotItem] = []
        if marks.blocks.count == 1 {
            items = marks.blocks[0].items
        } else {
            var indices: [Series: Int] = [:]
            for (block, start) in zip(marks.blocks, marks.starts) {
                for var item in block.items {
                    item.marks.move(by: start)
                    items.add(item, known: &indices)
                }
            }
        }
        guard marks.contains(.zIndices) else { return items }
        // A stable sort: marks with equal indices stay in the order of the content.
        return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    fileprivate struct Series: Hashable {
        var kind: Mark.Kind
        var key: [_PlottableScalar]
    }
}

extension [PlotItem] {
    /// Moves lines in front of all bars of the same loop, if each of its iterations adds a bar and then a point of the line. Otherwise the line would
    /// be behind the bars after the first.
    fileprivate mutating func raiseLines() {
        guard let firstBar = first(where: { $0.kind == .bar })?.mark else { return }
        for index in indices.reversed() where self[index].kind == .line {
            let marks = self[index].marks
            guard let last = marks.last, firstBar < marks[0] else { continue }
            guard let bar = self[(index + 1)...].lastIndex(where: { $0.kind == .bar && $0.mark < last }) else { continue }
            insert(self[index], at: bar + 1)
            remove(at: index)
        }
    }

    /// Adds an item; the marks of a series that is known go to its item.
    fileprivate mutating func add(_ item: PlotItem, known: inout [PlotItem.Series: Int]) {
        guard let key = item.series else { return append(item) }
        let series = PlotItem.Series(kind: item.kind, key: key)
        if let index = known[series] {
            self[index].marks.append(item.marks)
        } else {
            known[series] = count
            append(item)
        }
    }
}

extension MarkBlock {
    /// Returns the end of the marks, from an index within a run of the same style, that are one part of an item: the points of a line, those of
    /// an area, symbols that look the same, or one other mark.
    fileprivate func endOfPart(from start: Int, in run: StyleRun) -> Int {
        let (kind, limit) = (numbers[start].kind, run.range.upperBound)
        var end = start + 1
        switch kind {
        case .line, .area:
            guard numbers[start].isComplete || marks[start].series == nil else { return end }
            while end < limit, numbers[end].kind == kind, numbers[end].isComplete || marks[end].series == nil { end += 1 }
        case .point:
            guard run.style.isDrawnTogether else { return end }
            while end < limit, numbers[end].kind == .point { end += 1 }
        default: break
        }
        return end
    }
}

extension SharedMarkStyle {
    /// Whether points with either style look the same, so that they are drawn together.
    fileprivate func hasSymbol(of other: SharedMarkStyle) -> Bool {
        guard isDrawnTogether, other.isDrawnTogether else { return false }
        if self === other { return true }
        guard hasComparableSymbol, other.hasComparableSymbol else { return false }
        guard foregroundDatum?.scalar == other.foregroundDatum?.scalar else { return false }
        let (own, other) = (values, other.values)
        return own.symbol?.datum?.scalar == other.symbol?.datum?.scalar
            && own.symbolSize?.value == other.symbolSize?.value && own.symbolSize?.datum?.scalar == other.symbolSize?.datum?.scalar
            && own.opacity == other.opacity && own.alignsStyleWithPlot == other.alignsStyleWithPlot
    }
}

/// The indices of marks in ascending order. Successive ones take no memory.
struct MarkIndices: RandomAccessCollection, Equatable {
    private var range: Range<Int>
    /// The indices, unless they are those of the range.
    private var list: [Int]?

    init(_ range: Range<Int>) {
        self.range = range
    }

    var startIndex: Int { 0 }
    var endIndex: Int { list?.count ?? range.count }
    subscript(position: Int) -> Int { list?[position] ?? range.lowerBound + position }

    /// Appends indices, which are greater than all of these.
    mutating func append(_ other: MarkIndices) {
        if list == nil, other.list == nil, other.range.lowerBound == range.upperBound {
            range = range.lowerBound..<other.range.upperBound
        } else {
            if list == nil { list = Array(range) }
            list?.append(contentsOf: other)
        }
    }

    mutating func move(by distance: Int) {
        range = (range.lowerBound + distance)..<(range.upperBound + distance)
        if distance != 0 { list = list?.map { $0 + distance } }
    }
}
