import SwiftUICore

/// The change that a modifier makes to the style of marks. The common changes are comparable cases, so that marks with equal modifiers share
/// one style.
@usableFromInline enum StyleChange {
    /// A property with the value that a scale gives to data.
    @usableFromInline enum DataProperty {
        case foreground, symbol, lineStyle, symbolSize
    }

    case data(DataProperty, LabeledDatum)
    case color(Color)
    case symbolSize(CGSize)
    case lineStyle(StrokeStyle)
    case interpolation(InterpolationMethod)
    case opacity(Double)
    case cornerRadius(CGFloat, RoundedCornerStyle)
    case group(MarkStyle.GroupPosition)
    case other((inout MarkStyle) -> Void)

    func apply(to style: inout MarkStyle) {
        switch self {
        case .data(.foreground, let datum): style.foreground = .data(datum)
        case .data(.symbol, let datum): style.symbol = .data(datum)
        case .data(.lineStyle, let datum): style.lineStyle = .data(datum)
        case .data(.symbolSize, let datum): style.symbolSize = .data(datum)
        case .color(let color): style.foreground = .value(AnyShapeStyle(color))
        case .symbolSize(let size): style.symbolSize = .value(size)
        case .lineStyle(let stroke): style.lineStyle = .value(stroke)
        case .interpolation(let method): style.interpolation = method
        case .opacity(let opacity): style.opacity *= opacity
        case .cornerRadius(let radius, let cornerStyle):
            style.cornerRadius = radius
            style.cornerStyle = cornerStyle
        case .group(let position): style.groupPosition = SharedValue(position)
        case .other(let change): change(&style)
        }
    }

    /// A number that changes with the same result have in common; nil for changes that are not compared.
    var key: Int? {
        switch self {
        case .data(let property, let datum): datum.scalar.key ^ property.hashValue
        case .color(let color): color.hashValue
        case .symbolSize(let size): _PlottableScalar.number(size.width).key ^ _PlottableScalar.number(size.height).key << 1
        case .lineStyle(let stroke): _PlottableScalar.number(stroke.lineWidth).key
        case .interpolation(let method): method.hashValue
        case .opacity(let opacity): _PlottableScalar.number(opacity).key
        case .cornerRadius(let radius, _): _PlottableScalar.number(radius).key
        case .group(let position): position.datum.scalar.key
        case .other: nil
        }
    }

    /// Whether the change does not concern the colour or style of marks.
    var keepsForeground: Bool {
        switch self {
        case .data(.foreground, _), .color, .other: false
        default: true
        }
    }

    /// Whether both changes have the same result. The labels of data are not compared: a scale shows the label of its first datum.
    func isSame(as other: StyleChange) -> Bool {
        switch (self, other) {
        case (.data(let property, let datum), .data(let otherProperty, let otherDatum)):
            property == otherProperty && datum.datum.isSame(as: otherDatum.datum)
        case (.color(let color), .color(let other)): color == other
        case (.symbolSize(let size), .symbolSize(let other)): size == other
        case (.lineStyle(let stroke), .lineStyle(let other)): stroke == other
        case (.interpolation(let method), .interpolation(let other)): method == other
        case (.opacity(let opacity), .opacity(let other)): opacity == other
        case (.cornerRadius(let radius, let style), .cornerRadius(let otherRadius, let otherStyle)):
            radius == otherRadius && style == otherStyle
        case (.group(let group), .group(let other)):
            group.axis == other.axis && group.span == other.span && group.datum.datum.isSame(as: other.datum.datum)
        default: false
        }
    }
}

extension Datum {
    func isSame(as other: Datum) -> Bool { scalar == other.scalar && interval == other.interval && unit == other.unit }
}

extension _PlottableScalar {
    /// A number that equal values have in common.
    fileprivate var key: Int {
        switch self {
        // Zero and negative zero are equal.
        case .number(let value), .date(let value): Int(truncatingIfNeeded: (value + 0).bitPattern)
        case .category(let name): name.hashValue
        }
    }
}
