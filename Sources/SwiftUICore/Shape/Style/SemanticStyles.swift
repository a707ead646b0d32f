/// The style of the background behind content.
@frozen public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the current background style.
    public nonisolated init() {}

    /// Fills with the background style; the platform's background colour unless one is set.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        if let background = shape.context.background, !(background.base is BackgroundStyle) {
            background._apply(to: &shape)
        } else {
            Color(system: .background)._apply(to: &shape)
        }
    }
}

/// The style that marks what can be used.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the current tint.
    public nonisolated init() {}

    /// Fills with the tint; the accent colour unless one is set.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        if let tint = shape.context.tint, !(tint.base is TintShapeStyle) {
            tint._apply(to: &shape)
        } else {
            Color.accentColor._apply(to: &shape)
        }
    }
}

/// The style of lines between pieces of content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Fills with the platform's colour of separators.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .separator)._apply(to: &shape) }
}

/// The style of areas that fill a part of a control.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Fills with the platform's fill colour of the level.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let names: [SystemColor] = [.primaryFill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let name = names[min(shape.level, names.count - 1)]
        shape.answer.paint = .color(shape.context.color.palette.color(name, in: shape.context.color.scheme))
    }
}

/// The style of text that stands where nothing has been entered.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Fills with the platform's colour of placeholders.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .placeholder)._apply(to: &shape) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Fills with the platform's colour of links.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .link)._apply(to: &shape) }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Fills with the platform's colour of windows.
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
    /// The style of lines between pieces of content.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of areas that fill a part of a control.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of text that stands where nothing has been entered.
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
