import SwiftUICore

/// The style of a mark, as set by modifiers.
@usableFromInline struct MarkStyle {
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

    @usableFromInline struct GroupPosition {
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

    /// A layer that marks are composed in.
    struct Layer {
        let id: Int
        /// Returns the layer with the modifiers of the program, for a view that draws the marks; nil without modifiers.
        let view: ((AnyView) -> AnyView)?
    }

    /// The colour or style that modifiers set; that of a mark is the property of ``SharedMarkStyle``.
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
    /// The layer that the mark is composed in; nil for none.
    var layer: Layer?
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
    /// A style and the properties derived from it, computed once. Mark styles that differ only in the number that colours the mark share one
    /// object, as the marks of a heat map do.
    private final class Values {
        let style: MarkStyle
        let hasEffects: Bool
        let isDrawnTogether: Bool
        let hasSymbol: Bool
        let hasSymbolOfItsOwn: Bool
        let hasViewSymbol: Bool
        let hasGroupPosition: Bool
        let isMoved: Bool
        let zIndex: Double
        /// Whether the symbol or the line style give a series a name.
        let hasNamedSeriesBesideForeground: Bool

        init(_ style: MarkStyle) {
            hasEffects = style.hasEffects
            isDrawnTogether = !style.hasEffectsBesideOpacity && style.layer == nil
            hasSymbol = style.symbol != nil
            hasSymbolOfItsOwn = style.symbol?.value != nil
            hasViewSymbol = if case .value(.view)? = style.symbol { true } else { false }
            hasGroupPosition = style.groupPosition != nil
            isMoved = style.offset != MarkOffset()
            zIndex = style.zIndex ?? 0
            hasNamedSeriesBesideForeground =
                style.symbol?.datum?.scalar.category != nil || style.lineStyle?.datum?.scalar.category != nil
            self.style = style
        }
    }

    private let shared: Values
    /// The values beside ``foreground``.
    var values: MarkStyle { shared.style }
    /// The colour or style, unless a number determines it.
    private let ownForeground: MarkStyle.Encoded<AnyShapeStyle>?
    /// The number that determines the colour.
    private let number: LabeledDatum?
    var foreground: MarkStyle.Encoded<AnyShapeStyle>? { number.map { .data($0) } ?? ownForeground }
    /// The datum of ``foreground``.
    var foregroundDatum: LabeledDatum? { number ?? ownForeground?.datum }
    /// The number of ``foreground``; nil for other data. Stored, since a chart reads it for every mark.
    let foregroundNumber: Double?
    /// Whether marks with the style belong to a series that has a name.
    let hasNamedSeries: Bool

    init(_ values: MarkStyle) {
        shared = Values(values)
        ownForeground = values.foreground
        number = nil
        foregroundNumber = nil
        hasNamedSeries = values.foreground?.datum?.scalar.category != nil || shared.hasNamedSeriesBesideForeground
    }

    /// The style of which the number makes this one. It is not needed once the marks have been collected, and remembers this style.
    private weak var uncolored: SharedMarkStyle?

    /// Creates a style with the values of another one, coloured by a number.
    private init(_ other: SharedMarkStyle, number: LabeledDatum) {
        shared = other.shared
        uncolored = other
        ownForeground = nil
        self.number = number
        foregroundNumber = if case .number(let value) = number.scalar { value } else { nil }
        hasNamedSeries = shared.hasNamedSeriesBesideForeground
    }

    /// Whether two styles differ at most in their colour.
    func differsInForegroundOnly(from other: SharedMarkStyle) -> Bool { shared === other.shared }

    /// The data by which marks with the style belong to a series.
    private(set) lazy var series = [foregroundDatum, values.symbol?.datum, values.lineStyle?.datum].compactMap { $0?.scalar }
    /// Whether marks with the style have to be drawn apart from others.
    var hasEffects: Bool { shared.hasEffects }
    /// Whether points with the style may be drawn together.
    var isDrawnTogether: Bool { shared.isDrawnTogether }
    /// Whether points with the style look the same as points with a different style that has the same data.
    var hasComparableSymbol: Bool { foreground?.value == nil && !shared.hasSymbolOfItsOwn }
    var hasSymbol: Bool { shared.hasSymbol }
    /// Whether the symbol is a view.
    var hasViewSymbol: Bool { shared.hasViewSymbol }
    var hasGroupPosition: Bool { shared.hasGroupPosition }
    var isMoved: Bool { shared.isMoved }
    var zIndex: Double { shared.zIndex }

    subscript<Value>(dynamicMember property: KeyPath<MarkStyle, Value>) -> Value { values[keyPath: property] }

    /// The style of marks that are not collected from content.
    static let standard = SharedMarkStyle(MarkStyle())

    // MARK: Changed styles

    /// A change and its result. An object, since copies of changes are expensive.
    private final class RememberedChange {
        private let change: StyleChange
        let style: SharedMarkStyle

        init(_ change: StyleChange, style: SharedMarkStyle) {
            self.change = change
            self.style = style
        }

        func isSame(as other: StyleChange) -> Bool { change.isSame(as: other) }
    }

    /// The number of changes whose results are remembered, for the marks of a loop.
    private static let changeLimit = 8
    // Access is not checked: a style is changed on the thread of its chart only, and no method passes its storage on.
    @exclusivity(unchecked) private var changes: [RememberedChange] = []
    /// The change that was used last: successive marks usually have the same one.
    @exclusivity(unchecked) private var latest: RememberedChange?
    @exclusivity(unchecked) private var keys: [Int] = []
    @exclusivity(unchecked) private var nextChange = 0

    /// The latest styles coloured by numbers, and the numbers.
    @exclusivity(unchecked) private var colored: [SharedMarkStyle] = []
    @exclusivity(unchecked) private var numbers: [Double] = []
    @exclusivity(unchecked) private var nextColored = 0

    private func colored(by datum: LabeledDatum) -> SharedMarkStyle {
        let number = datum.scalar.continuous ?? .nan
        for index in numbers.indices where numbers[index] == number {
            if let known = colored[index].number, known.datum.isSame(as: datum.datum) { return colored[index] }
        }
        let style = SharedMarkStyle(self, number: datum)
        if colored.count < Self.changeLimit {
            colored.append(style)
            numbers.append(number)
        } else {
            colored[nextColored] = style
            numbers[nextColored] = number
            nextColored = (nextColored + 1) % Self.changeLimit
        }
        return style
    }

    /// Returns the style with a change. Equal changes have the same result, as far as it is remembered.
    func changed(by change: StyleChange) -> SharedMarkStyle {
        if let latest, latest.isSame(as: change) { return latest.style }
        if case .data(.foreground, let datum) = change, datum.scalar.category == nil { return colored(by: datum) }
        if let number, change.keepsForeground, let uncolored {
            return uncolored.changed(by: change).colored(by: number)
        }
        let key = change.key
        for index in keys.indices where keys[index] == key {
            guard changes[index].isSame(as: change) else { continue }
            latest = changes[index]
            return changes[index].style
        }
        var values = shared.style
        values.foreground = foreground
        change.apply(to: &values)
        let style = SharedMarkStyle(values)
        guard let key else { return style }
        let remembered = RememberedChange(change, style: style)
        latest = remembered
        if changes.count < Self.changeLimit {
            changes.append(remembered)
            keys.append(key)
        } else {
            changes[nextChange] = remembered
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
@usableFromInline nonisolated struct StyledChartContent<Content: ChartContent>: ChartContent {
    @usableFromInline typealias Body = Never
    @usableFromInline let content: Content
    @usableFromInline let change: StyleChange

    @inlinable init(content: Content, change: StyleChange) {
        self.content = content
        self.change = change
    }

    @usableFromInline var body: Never { preconditionFailure("body should not be called on \(Self.self).") }

    @usableFromInline @MainActor func _addMarks(to collector: _MarkCollector) {
        // A closure would copy the content.
        let outer = collector.beginStyle(change)
        content._addMarks(to: collector)
        collector.endStyle(outer)
    }
}

extension ChartContent {
    /// Returns the content with a change of its marks' style.
    @inlinable nonisolated func styled(_ change: StyleChange) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }

    /// Returns the content with a change of its marks' style that is not compared with others.
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        styled(.other(change))
    }
}
