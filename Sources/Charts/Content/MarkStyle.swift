import SwiftUICore

/// The style of a mark, as set by modifiers.
struct MarkStyle {
    /// A property with a value of its own, or with the value that a scale gives to some data.
    enum Encoded<Value> {
        case value(Value)
        case data(LabeledDatum)

        var datum: LabeledDatum? { if case .data(let datum) = self { datum } else { nil } }
        var value: Value? { if case .value(let value) = self { value } else { nil } }
    }

    enum Symbol {
        case shape(AnyChartSymbolShape)
        case view(AnyView)
    }

    struct GroupPosition {
        var datum: LabeledDatum
        var axis: Axis?
        var span: MarkDimension
    }

    struct Shadow {
        var color: Color
        var radius: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    var foreground: Encoded<AnyShapeStyle>?
    var opacity = 1.0
    var lineStyle: Encoded<StrokeStyle>?
    var symbol: Encoded<Symbol>?
    /// The size of the symbol: its width and height in points.
    var symbolSize: Encoded<CGSize>?
    var interpolation = InterpolationMethod.linear
    /// The radius in points; nil for the radius of the mark's kind.
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var groupPosition: GroupPosition?
    var alignsStyleWithPlot = false
    var annotations: [MarkAnnotation] = []
    var offset = MarkOffset()
    var zIndex: Double?
    var blurRadius: CGFloat = 0
    var shadow: Shadow?
    var mask: (any ChartContent)?
    var clipShape: (shape: AnyShape, style: FillStyle)?
    /// The identity of the layer that the mark is composed in; nil for none.
    var layer: Int?
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var accessibilityIdentifier: String?
    var isAccessibilityHidden = false

    /// Whether the style has effects on each mark by itself.
    var isForEachMark: Bool {
        hasEffects || layer != nil || !annotations.isEmpty || groupPosition != nil || offset != MarkOffset() || alignsStyleWithPlot
            || foreground?.value != nil || { if case .value(.view)? = symbol { true } else { false } }()
    }

    /// Whether the mark has to be drawn apart from others.
    var hasEffects: Bool {
        opacity != 1 || blurRadius > 0 || shadow != nil || mask != nil || clipShape != nil
    }
}

/// Distances by which the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// A style that the marks of one modifier share. Its properties are read in place: copies of the whole style are expensive.
@dynamicMemberLookup
final class SharedMarkStyle {
    let values: MarkStyle
    /// The data by which marks with the style belong to a series.
    let series: [_PlottableScalar]

    init(_ values: consuming MarkStyle) {
        series = [values.foreground?.datum, values.symbol?.datum, values.lineStyle?.datum].compactMap { $0?.scalar }
        self.values = values
    }

    /// The style of marks without modifiers.
    static let standard = SharedMarkStyle(MarkStyle())

    subscript<Value>(dynamicMember property: KeyPath<MarkStyle, Value>) -> Value { values[keyPath: property] }
}

extension SharedMarkStyle: @unchecked Sendable {
    // Immutable; its views and closures are only used on the thread of the chart.
}

/// Content with a modifier.
nonisolated struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
    typealias Body = Never
    let content: Content
    let change: (inout MarkStyle) -> Void

    init(content: Content, change: @escaping (inout MarkStyle) -> Void) {
        self.content = content
        self.change = change
    }

    @MainActor func _addMarks(to collector: _MarkCollector) {
        collector.styled(change) { content._addMarks(to: collector) }
    }
}

extension ChartContent {
    /// Returns the content with a change of its marks' style.
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }
}
