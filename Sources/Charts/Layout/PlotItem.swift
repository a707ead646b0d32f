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
    static func items(of marks: [Mark]) -> [PlotItem] {
        var items: [PlotItem] = []
        var indices: [Series: Int] = [:]
        for (index, mark) in marks.enumerated() {
            let style = mark.style
            switch mark.kind {
            case .line, .area:
                // Successive marks are often of the same series.
                if let last = items.last, last.kind == mark.kind, mark.series == nil, marks[index - 1].series == nil,
                    marks[index - 1].style === style
                {
                    items[items.count - 1].marks.append(index)
                    continue
                }
                let item = PlotItem(kind: mark.kind, marks: MarkIndices(index), style: style, series: mark.seriesKey, zIndex: style.zIndex)
                items.add(item, known: &indices)
            case .point:
                if let last = items.last, last.kind == .point, last.zIndex == style.zIndex, last.style.hasSymbol(of: style) {
                    items[items.count - 1].marks.append(index)
                } else {
                    items.append(PlotItem(kind: .point, marks: MarkIndices(index), style: style, zIndex: style.zIndex))
                }
            default: items.append(PlotItem(kind: mark.kind, marks: MarkIndices(index), style: style, zIndex: style.zIndex))
            }
        }
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
    /// Adds an item; the marks of a series that is known go to its item.
    fileprivate mutating func add(_ item: PlotItem, known: inout [PlotItem.Series: Int]) {
        guard let key = item.series else { return append(item) }
        let series = PlotItem.Series(kind: item.kind, key: key)
        if let index = known[series] {
            for mark in item.marks { self[index].marks.append(mark) }
        } else {
            known[series] = count
            append(item)
        }
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

    init(_ index: Int) {
        range = index..<(index + 1)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { list?.count ?? range.count }
    subscript(position: Int) -> Int { list?[position] ?? range.lowerBound + position }

    mutating func append(_ index: Int) {
        if list == nil, index == range.upperBound {
            range = range.lowerBound..<(index + 1)
        } else {
            if list == nil { list = Array(range) }
            list?.append(index)
        }
    }

    mutating func move(by distance: Int) {
        range = (range.lowerBound + distance)..<(range.upperBound + distance)
        if distance != 0 { list = list?.map { $0 + distance } }
    }
}
