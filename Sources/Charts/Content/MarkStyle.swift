import SwiftUICore

/// The style of a mark, as set by modifiers.
struct MarkStyle {
    /// A property with a value of its own, or with the value that a scale gives to some data. The payloads are large, and a style is copied
    /// for each change.
    indirect enum Encoded<Value> {
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
    var groupPosition: SharedValue<GroupPosition>?
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
    var hasEffects: Bool { opacity != 1 || hasEffectsBesideOpacity }

    /// Whether even a point in a single colour has to be drawn apart from others.
    var hasEffectsBesideOpacity: Bool { blurRadius > 0 || shadow != nil || mask != nil || clipShape != nil }
}

/// Distances by which the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// A style that marks share. Its properties are read in place: copies of the whole style are expensive.
@dynamicMemberLookup
final class SharedMarkStyle {
    let values: MarkStyle
    /// The data by which marks with the style belong to a series.
    private(set) lazy var series = [values.foreground?.datum, values.symbol?.datum, values.lineStyle?.datum].compactMap { $0?.scalar }
    /// Whether marks with the style belong to a series that has a name.
    let hasNamedSeries: Bool
    /// Whether marks with the style have to be drawn apart from others.
    let hasEffects: Bool
    /// Whether points with the style may be drawn together.
    let isDrawnTogether: Bool
    /// Whether points with the style look the same as points with a different style that has the same data.
    let hasComparableSymbol: Bool
    let hasSymbol: Bool
    /// Whether the symbol is a view.
    let hasViewSymbol: Bool
    let hasGroupPosition: Bool
    let isMoved: Bool
    let zIndex: Double

    init(_ values: MarkStyle) {
        hasNamedSeries =
            values.foreground?.datum?.scalar.category != nil || values.symbol?.datum?.scalar.category != nil
            || values.lineStyle?.datum?.scalar.category != nil
        hasEffects = values.hasEffects
        isDrawnTogether = !values.hasEffectsBesideOpacity && values.layer == nil
        hasComparableSymbol = values.foreground?.value == nil && values.symbol?.value == nil
        hasSymbol = values.symbol != nil
        hasViewSymbol = if case .value(.view)? = values.symbol { true } else { false }
        hasGroupPosition = values.groupPosition != nil
        isMoved = values.offset != MarkOffset()
        zIndex = values.zIndex ?? 0
        self.values = values
    }

    subscript<Value>(dynamicMember property: KeyPath<MarkStyle, Value>) -> Value { values[keyPath: property] }

    /// The style of marks that are not collected from content.
    static let standard = SharedMarkStyle(MarkStyle())

    // MARK: Changed styles

    /// The number of changes whose results are remembered, for the marks of a loop.
    private static let changeLimit = 8
    private var changes: [(change: StyleChange, style: SharedMarkStyle)] = []
    private var keys: [Int] = []
    private var nextChange = 0

    /// Returns the style with a change. Equal changes have the same result, as far as it is remembered.
    func changed(by change: StyleChange) -> SharedMarkStyle {
        let key = change.key
        for index in keys.indices where keys[index] == key {
            if changes[index].change.isSame(as: change) { return changes[index].style }
        }
        var values = values
        change.apply(to: &values)
        let style = SharedMarkStyle(values)
        guard let key else { return style }
        if changes.count < Self.changeLimit {
            changes.append((change, style))
            keys.append(key)
        } else {
            changes[nextChange] = (change, style)
            keys[nextChange] = key
            nextChange = (nextChange + 1) % Self.changeLimit
        }
        return style
    }
}

extension SharedMarkStyle: @unchecked Sendable {
    // Its views, closures and remembered changes are only used on the thread of the chart.
}

/// Content with a modifier.
nonisolated struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
    typealias Body = Never
    let content: Content
    let change: StyleChange

    init(content: Content, change: StyleChange) {
        self.content = content
        self.change = change
    }

    @MainActor func _addMarks(to collector: _MarkCollector) {
        collector.styled(change) { content._addMarks(to: collector) }
    }
}

extension ChartContent {
    /// Returns the content with a change of its marks' style.
    nonisolated func styled(_ change: StyleChange) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }

    /// Returns the content with a change of its marks' style that is not compared with others.
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        styled(.other(change))
    }
}
