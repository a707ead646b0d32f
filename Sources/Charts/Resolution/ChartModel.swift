import Foundation
import SwiftUICore

/// The marks of a chart with their scales, as far as they do not depend on its size.
final class ChartModel {
    let marks: [Mark]
    let options: ChartOptions
    let x: AxisModel
    let y: AxisModel
    /// The direction and the stacked interval of each mark.
    let extents: [MarkExtent]
    let foregrounds: StyleScale<AnyShapeStyle>
    let symbols: StyleScale<MarkStyle.Symbol>
    let lineStyles: StyleScale<StrokeStyle>
    let symbolSizes: StyleScale<CGFloat>
    /// The categories of `position(by:)`, in order.
    let groups: [String]
    let isEmpty: Bool
    /// Whether a mark has annotations.
    let hasAnnotations: Bool

    @MainActor init(content: some ChartContent, options: ChartOptions) {
        let collector = _MarkCollector()
        content._addMarks(to: collector)
        marks = collector.marks
        self.options = options
        isEmpty = marks.isEmpty
        let xKind = AxisModel.kind(of: marks, axis: .horizontal, options: options.x)
        let yKind = AxisModel.kind(of: marks, axis: .vertical, options: options.y)
        extents = MarkStacking.extents(of: marks, xKind: xKind, yKind: yKind)
        x = AxisModel(axis: .horizontal, kind: xKind, marks: marks, extents: extents, options: options.x)
        y = AxisModel(axis: .vertical, kind: yKind, marks: marks, extents: extents, options: options.y)
        var seen = (
            foreground: [LabeledDatum](), symbol: [LabeledDatum](), line: [LabeledDatum](), size: [LabeledDatum](), groups: [String](),
            names: Set<String>()
        )
        var latest: SharedMarkStyle?
        var hasAnnotations = false
        for mark in marks where mark.style !== latest {
            latest = mark.style
            let style = mark.style
            hasAnnotations = hasAnnotations || !style.annotations.isEmpty
            if let datum = style.foreground?.datum { seen.foreground.append(datum) }
            if let datum = style.symbol?.datum { seen.symbol.append(datum) }
            if let datum = style.lineStyle?.datum { seen.line.append(datum) }
            if let datum = style.symbolSize?.datum { seen.size.append(datum) }
            if let name = style.groupPosition?.datum.scalar.name, seen.names.insert(name).inserted { seen.groups.append(name) }
        }
        foregrounds = StyleScale(data: seen.foreground, options: options.foregroundScale, standard: ChartPalette.styles)
        symbols = StyleScale(
            data: seen.symbol, options: options.symbolScale, standard: BasicChartSymbolShape.sequence.map { .shape(AnyChartSymbolShape($0)) })
        lineStyles = StyleScale(data: seen.line, options: options.lineStyleScale, standard: ChartPalette.lineStyles)
        symbolSizes = StyleScale(data: seen.size, options: options.symbolSizeScale, standard: [36, 64, 100, 144, 196])
        groups = seen.groups
        self.hasAnnotations = hasAnnotations
    }

    /// Creates the model of other marks on the scales of a chart, without their annotations.
    init(marks: [Mark], scalesOf other: ChartModel) {
        self.marks = marks
        options = other.options
        isEmpty = marks.isEmpty
        (x, y) = (other.x, other.y)
        extents = MarkStacking.extents(of: marks, xKind: x.kind, yKind: y.kind)
        (foregrounds, symbols, lineStyles, symbolSizes) = (other.foregrounds, other.symbols, other.lineStyles, other.symbolSizes)
        groups = other.groups
        hasAnnotations = false
    }

    func axis(_ axis: Axis) -> AxisModel { axis == .horizontal ? x : y }

    /// Whether the chart shows sectors only, and so has no axes.
    var isRadial: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

    /// The series that a point of a line or area belongs to.
    func series(of mark: Mark) -> [_PlottableScalar] {
        mark.series.map { [$0.scalar] } ?? mark.style.series
    }

    /// The series of a mark as people name it. Numbers by which marks are coloured are values: a heat map would have a series for each cell.
    func namedSeries(of mark: Mark) -> [_PlottableScalar] { series(of: mark).filter { $0.category != nil } }
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
