import Foundation
import SwiftUICore

/// The marks of a chart with their scales, as far as they do not depend on its size.
final class ChartModel {
    let marks: MarkList
    let options: ChartOptions
    let x: AxisModel
    let y: AxisModel
    /// The direction and the stacked interval of each mark.
    let extents: MarkExtents
    let foregrounds: StyleScale<AnyShapeStyle>
    let symbols: StyleScale<MarkStyle.Symbol>
    let lineStyles: StyleScale<StrokeStyle>
    let symbolSizes: StyleScale<CGFloat>
    /// The categories of `position(by:)`, in order.
    let groups: [String]
    let isEmpty: Bool

    /// - Parameter kept: The loops of the previous content; nil if none are kept.
    @MainActor init(content: some ChartContent, options: ChartOptions, kept: KeptLoops? = nil) {
        marks = _MarkCollector.marks(of: content, kept: kept)
        self.options = options
        isEmpty = marks.isEmpty
        let xKind = AxisModel.kind(of: marks, axis: .horizontal, options: options.x)
        let yKind = AxisModel.kind(of: marks, axis: .vertical, options: options.y)
        extents = Self.extents(of: marks, xKind: xKind, yKind: yKind)
        x = AxisModel(Self.data(of: marks, extents, along: .horizontal, xKind: xKind, yKind: yKind), options: options.x)
        y = AxisModel(Self.data(of: marks, extents, along: .vertical, xKind: xKind, yKind: yKind), options: options.y)
        var data = MarkStyleData()
        for block in marks.blocks { data.add(block.styleData) }
        foregrounds = StyleScale(data: data.foreground, options: options.foregroundScale, standard: ChartPalette.styles).takingCategoriesFromGradient
        symbols = StyleScale(
            data: data.symbol, options: options.symbolScale, standard: BasicChartSymbolShape.sequence.map { .shape(AnyChartSymbolShape($0)) })
        lineStyles = StyleScale(data: data.lineStyle, options: options.lineStyleScale, standard: ChartPalette.lineStyles)
        symbolSizes = StyleScale(data: data.symbolSize, options: options.symbolSizeScale, standard: [36, 64, 100, 144, 196])
        groups = data.group.categories
    }

    /// Whether a mark has annotations.
    var hasAnnotations: Bool { marks.contains(.annotations) }

    private static func extents(of marks: MarkList, xKind: ScaleType.Kind, yKind: ScaleType.Kind) -> MarkExtents {
        guard marks.contains(.stacks) else { return MarkExtents(count: marks.count) }
        guard marks.blocks.count > 1 else { return MarkExtents(marks.blocks[0].extents(xKind: xKind, yKind: yKind)) }
        guard marks.stackedBlocks == 1 else { return MarkExtents(MarkStacking.extents(of: marks, xKind: xKind, yKind: yKind)) }
        return MarkExtents(
            marks.blocks.flatMap { block in
                block.traits.isDisjoint(with: .stacks)
                    ? [MarkExtent](repeating: MarkExtent(), count: block.marks.count) : block.extents(xKind: xKind, yKind: yKind)
            })
    }

    private static func data(
        of marks: MarkList, _ extents: MarkExtents, along axis: Axis, xKind: ScaleType.Kind, yKind: ScaleType.Kind
    ) -> AxisData {
        var data = AxisData(axis: axis, kind: axis == .horizontal ? xKind : yKind)
        for (block, start) in zip(marks.blocks, marks.starts) {
            if block.traits.isDisjoint(with: .stacks) || marks.stackedBlocks == 1 {
                data.add(block.data(along: axis, xKind: xKind, yKind: yKind))
            } else {
                for (index, mark) in block.marks.enumerated() { data.add(mark, extents[start + index]) }
            }
        }
        return data
    }

    /// Creates the model of other marks on the scales of a chart.
    init(marks: MarkList, scalesOf other: ChartModel) {
        self.marks = marks
        options = other.options
        isEmpty = marks.isEmpty
        (x, y) = (other.x, other.y)
        extents = Self.extents(of: marks, xKind: x.kind, yKind: y.kind)
        (foregrounds, symbols, lineStyles, symbolSizes) = (other.foregrounds, other.symbols, other.lineStyles, other.symbolSizes)
        groups = other.groups
    }

    func axis(_ axis: Axis) -> AxisModel { axis == .horizontal ? x : y }

    /// Whether the chart shows sectors only, and so has no axes.
    var isRadial: Bool { !marks.isEmpty && !marks.contains(.others) }
}

extension Mark {
    /// The series that a point of a line or area belongs to.
    var seriesKey: [_PlottableScalar] { series.map { [$0.scalar] } ?? style.series }

    /// The series of the mark as people name it. Numbers by which marks are coloured are values: a heat map would have a series for each
    /// cell.
    var namedSeries: [_PlottableScalar] {
        series == nil && !style.hasNamedSeries ? [] : seriesKey.filter { $0.category != nil }
    }
}

/// The built-in styles of data.
enum ChartPalette {
    /// The colours of categories, in Apple's order.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let styles = colors.map { AnyShapeStyle($0) }

    /// The gradient of numbers.
    static let gradient = Gradient(colors: [
        Color(red: 0.80, green: 0.89, blue: 1), Color(red: 0.25, green: 0.60, blue: 0.98), Color(red: 0.06, green: 0.20, blue: 0.55),
    ])

    static let lineStyles: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 4], [4, 2, 1, 2]].map {
        StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0)
    }
}
