import CoreGraphics
import SwiftUICore

/// The kinds and features that occur among marks, by which a chart skips passes that it does not need.
struct MarkTraits: OptionSet {
    let rawValue: Int

    static let bars = MarkTraits(rawValue: 1 << 0)
    static let areas = MarkTraits(rawValue: 1 << 1)
    static let rectangles = MarkTraits(rawValue: 1 << 2)
    static let sectors = MarkTraits(rawValue: 1 << 3)
    /// Marks other than sectors.
    static let others = MarkTraits(rawValue: 1 << 4)
    static let viewSymbols = MarkTraits(rawValue: 1 << 5)
    static let annotations = MarkTraits(rawValue: 1 << 6)
    static let sizesByData = MarkTraits(rawValue: 1 << 7)
    static let zIndices = MarkTraits(rawValue: 1 << 8)
    static let columns = MarkTraits(rawValue: 1 << 9)
    static let symbols = MarkTraits(rawValue: 1 << 10)
    /// Layers to which the program applies modifiers of views.
    static let layerViews = MarkTraits(rawValue: 1 << 11)

    /// Marks that are stacked.
    static let stacks: MarkTraits = [.bars, .areas]

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    fileprivate init(_ kind: Mark.Kind) {
        self =
            switch kind {
            case .bar: [.bars, .others]
            case .area: [.areas, .others]
            case .rectangle: [.rectangles, .others]
            case .sector: .sectors
            case .function: [.columns, .others]
            case .line, .point, .rule: .others
            }
    }

    fileprivate init(_ style: SharedMarkStyle) {
        self = []
        if style.hasSymbol { insert(.symbols) }
        if style.hasViewSymbol { insert(.viewSymbols) }
        if !style.values.annotations.isEmpty { insert(.annotations) }
        if style.values.symbolSize?.datum != nil { insert(.sizesByData) }
        if style.zIndex != 0 { insert(.zIndices) }
        if style.values.layer?.view != nil { insert(.layerViews) }
    }
}

/// A run of successive marks of a chart, with cached results that depend on these marks only.
///
/// A loop that has not changed has the same block in successive charts, so that a frame computes anew only what depends on other marks.
final class MarkBlock {
    /// Successive marks with the same style.
    struct StyleRun {
        let style: SharedMarkStyle
        fileprivate(set) var range: Range<Int>
    }

    let marks: [Mark]
    /// The numbers of each mark.
    let numbers: [MarkNumbers]
    let styleRuns: [StyleRun]
    let traits: MarkTraits
    /// The data that determine styles.
    let styleData: MarkStyleData
    private(set) lazy var ids = marks.map(\.id)
    /// The marks of columns, with their indices within the block.
    private(set) lazy var columns = marks.enumerated().compactMap { index, mark in mark.columns.map { (index: index, columns: $0) } }
    /// What to draw, with indices within the block.
    private(set) lazy var items = PlotItem.items(of: self)
    private(set) lazy var seriesValues = SeriesValues(self)

    init(_ marks: [Mark]) {
        self.marks = marks
        var traits: MarkTraits = []
        var styleData = MarkStyleData()
        var numbers: [MarkNumbers] = []
        numbers.reserveCapacity(marks.count)
        var runs: [StyleRun] = []
        var latest: SharedMarkStyle?
        // By index: a loop over the marks would copy each of them.
        for index in marks.indices {
            let markNumbers = marks[index].numbers
            traits.formUnion(MarkTraits(markNumbers.kind))
            numbers.append(markNumbers)
            let style = marks[index].style
            guard style !== latest else { continue }
            runs.endLast(at: index)
            runs.append(StyleRun(style: style, range: index..<index + 1))
            if let latest, style.differsInForegroundOnly(from: latest) {
                styleData.addForeground(of: style)
            } else {
                traits.formUnion(MarkTraits(style))
                styleData.add(style)
            }
            latest = style
        }
        runs.endLast(at: marks.count)
        self.numbers = numbers
        styleRuns = runs
        self.traits = traits
        self.styleData = styleData
    }

    // MARK: Axes

    private var kinds: [Axis: ScaleType.Kind?] = [:]

    /// Returns the kind of the scale that the first value along an axis needs; nil without a value.
    func kind(along axis: Axis) -> ScaleType.Kind? {
        if let known = kinds[axis] { return known }
        let kind = Self.kind(of: marks, along: axis)
        kinds[axis] = .some(kind)
        return kind
    }

    private static func kind(of marks: [Mark], along axis: Axis) -> ScaleType.Kind? {
        for mark in marks {
            if let columns = mark.columns {
                return axis == .horizontal && columns.isDate ? .date : .linear
            }
            switch mark.position(along: axis)?.datum?.scalar ?? mark.end(along: axis)?.datum?.scalar {
            case .number?: return .linear
            case .date?: return .date
            case .category?: return .category
            case nil: continue
            }
        }
        return nil
    }

    private var extents: (x: ScaleType.Kind, y: ScaleType.Kind, extents: [MarkExtent])?

    /// Returns the stacked intervals of a block that is not stacked with marks of others.
    func extents(xKind: ScaleType.Kind, yKind: ScaleType.Kind) -> [MarkExtent] {
        if let extents, extents.x == xKind, extents.y == yKind { return extents.extents }
        let made = MarkStacking.extents(of: marks, xKind: xKind, yKind: yKind)
        extents = (xKind, yKind, made)
        return made
    }

    private struct AxisKey: Hashable {
        var axis: Axis
        var kind: ScaleType.Kind
        /// The kind of the other axis, on which the direction of bars depends; nil without bars.
        var other: ScaleType.Kind?
    }

    private var axisData: [AxisKey: AxisData] = [:]

    /// Returns the values along an axis of a block that is not stacked with marks of others.
    func data(along axis: Axis, xKind: ScaleType.Kind, yKind: ScaleType.Kind) -> AxisData {
        let isStacked = !traits.isDisjoint(with: .stacks)
        let (kind, other) = axis == .horizontal ? (xKind, yKind) : (yKind, xKind)
        let key = AxisKey(axis: axis, kind: kind, other: isStacked ? other : nil)
        if let known = axisData[key] { return known }
        var data = AxisData(axis: axis, kind: kind)
        if isStacked {
            for (mark, extent) in zip(marks, extents(xKind: xKind, yKind: yKind)) { data.add(mark, extent) }
        } else {
            for (index, numbers) in numbers.enumerated() where !data.add(numbers) { data.add(marks[index], MarkExtent()) }
        }
        axisData[key] = data
        return data
    }

    // MARK: Shapes

    private var shapes: (space: MarkSpace, shapes: [MarkShape])?

    /// Returns the shapes of the marks. The angles of sectors and the intervals of stacked marks must not depend on marks of other blocks.
    func shapes(in space: MarkSpace, make: () -> [MarkShape]) -> [MarkShape] {
        if let shapes, shapes.space == space { return shapes.shapes }
        let made = make()
        shapes = (space, made)
        return made
    }
}

extension [MarkBlock.StyleRun] {
    fileprivate mutating func endLast(at index: Int) {
        guard let last else { return }
        self[count - 1].range = last.range.lowerBound..<index
    }
}

/// The data by which the styles of marks are determined.
struct MarkStyleData {
    var foreground = StyleScaleData()
    var symbol = StyleScaleData()
    var lineStyle = StyleScaleData()
    var symbolSize = StyleScaleData()
    var group = StyleScaleData()

    mutating func addForeground(of style: SharedMarkStyle) {
        if let number = style.foregroundNumber, foreground.label != nil {
            foreground.add(number)
        } else if let datum = style.foregroundDatum {
            foreground.add(datum)
        }
    }

    mutating func add(_ style: SharedMarkStyle) {
        addForeground(of: style)
        if let datum = style.values.symbol?.datum { symbol.add(datum) }
        if let datum = style.values.lineStyle?.datum { lineStyle.add(datum) }
        if let datum = style.values.symbolSize?.datum { symbolSize.add(datum) }
        if let datum = style.values.groupPosition?.value.datum { group.addName(datum) }
    }

    mutating func add(_ other: MarkStyleData) {
        foreground.add(other.foreground)
        symbol.add(other.symbol)
        lineStyle.add(other.lineStyle)
        symbolSize.add(other.symbolSize)
        group.add(other.group)
    }
}
