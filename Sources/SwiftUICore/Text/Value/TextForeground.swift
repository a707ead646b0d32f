/// The fill of a text's glyphs.
package enum TextForeground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    init(_ color: Color) {
        self = .color(color)
    }

    init<S: ShapeStyle>(_ style: S) {
        if let color = style as? Color {
            self = .color(color)
        } else {
            self = .style(AnyShapeStyle(style))
        }
    }

    package var style: any ShapeStyle {
        switch self {
        case .color(let color): color
        case .style(let style): style
        }
    }

    var erased: AnyShapeStyle {
        switch self {
        case .color(let color): AnyShapeStyle(color)
        case .style(let style): style
        }
    }
}
