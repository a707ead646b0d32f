/// The current background style, as set with `backgroundStyle(_:)`.
@frozen public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the current background style.
    public nonisolated init() {}

    /// Paints with the background style, or the platform's background colour if none is set, which has three levels.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        if let background = shape.context.background, !(background.base is BackgroundStyle) {
            background._apply(to: &shape)
            return
        }
        let color: SystemColor = shape.level <= 0 ? .background : shape.level == 1 ? .secondaryBackground : .tertiaryBackground
        if shape.context.color.palette.colorIfAny(color, in: shape.context.color.scheme) != nil {
            shape.level = 0
            Color(system: color)._apply(to: &shape)
        } else {
            Color(system: .background)._apply(to: &shape)
        }
    }
}

/// The current tint, the style of interactive elements.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the tint style.
    public nonisolated init() {}

    /// Paints with the tint, or the accent colour if none is set.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.applyTint(default: Color.accentColor)
    }
}

extension _ShapeStyle_Shape {
    /// Paints with the tint of the painted view's environment, or with another style if none is set.
    fileprivate mutating func applyTint(default defaultStyle: some ShapeStyle) {
        if let tint = context.tint, !(tint.base is TintShapeStyle) {
            tint._apply(to: &self)
        } else {
            defaultStyle._apply(to: &self)
        }
    }
}

/// The tint of the painted view's environment, or another style if none is set. With it a control's label takes a tint that is set inside the label.
package struct TintOrDefaultShapeStyle: ShapeStyle {
    private let defaultStyle: AnyShapeStyle

    package nonisolated init(default defaultStyle: AnyShapeStyle) {
        self.defaultStyle = defaultStyle
    }

    package nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.applyTint(default: defaultStyle)
    }
}

/// The style of separator lines.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Paints with the platform's separator colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .separator)._apply(to: &shape) }
}

/// The style of filled areas of controls, such as a track. Its levels are `.fill`, `.fill.secondary`, etc.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Paints with the platform's fill colour of the level. The fourth level is used for the fifth.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let names: [SystemColor] = [.primaryFill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let name = names[min(shape.level, names.count - 1)]
        shape.answer.paint = .color(shape.context.color.palette.color(name, in: shape.context.color.scheme))
    }
}

/// The style of placeholder text in an empty input field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Paints with the platform's placeholder colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .placeholder)._apply(to: &shape) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Paints with the platform's link colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .link)._apply(to: &shape) }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Paints with the platform's window background colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        Color(system: .windowBackground)._apply(to: &shape)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separator lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of filled areas of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text in an empty input field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of a window's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
