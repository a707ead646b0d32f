import CoreGraphics

extension EnvironmentValues {
    /// The styles of foreground content.
    @Entry package var foregroundStyles = ForegroundStyles.standard

    /// The style of interactive elements; nil for the accent colour.
    @Entry package var tintStyle: AnyShapeStyle?

    /// The accent colour; nil for the platform's.
    @Entry package var accentColor: Color?

    /// The style of backgrounds; nil for the platform's background colour.
    @Entry public var backgroundStyle: AnyShapeStyle?
}

extension ColorContext {
    package init(_ environment: EnvironmentValues) {
        self.init(
            scheme: environment.colorScheme, palette: environment.platformProfile.palette,
            accent: environment.accentColor)
        self.environment = environment
        isOnStrongBackground = environment.backgroundProminence == .increased
        // Light colours are the same on elevated surfaces.
        isElevated = scheme == .dark && environment.isElevated
    }
}

extension StyleContext {
    package init(_ environment: EnvironmentValues) {
        self.init(
            color: ColorContext(environment), foreground: environment.foregroundStyles, tint: environment.tintStyle,
            background: environment.backgroundStyle)
    }
}

extension Color {
    /// Returns the components of the colour in an environment.
    nonisolated public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        resolve(in: ColorContext(environment))
    }
}

/// Sets the styles of foreground content.
struct ForegroundStyleModifier: EnvironmentModifierValue {
    typealias Body = Never

    /// The styles by level; nil for the platform's.
    var styles: [AnyShapeStyle]?
    /// Whether the styles are the default styles that a container sets for its content, as opposed to set by the program.
    var isDefault = false

    nonisolated func change(_ values: inout EnvironmentValues) {
        values.foregroundStyles = styles.map { .styles($0, outer: values.foregroundStyles, isDefault: isDefault) } ?? .standard
    }
}

/// Sets the first level of the style of foreground content. Its name is that of SwiftUI, which programs see in the types of views.
struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifierValue {
    typealias Body = Never

    var style: Style

    nonisolated func change(_ values: inout EnvironmentValues) {
        ForegroundStyleModifier(styles: [AnyShapeStyle(style)]).change(&values)
    }
}

extension View {
    /// Sets the style of text, symbols and shapes in the view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(style: style))
    }

    /// Sets a container's default foreground style for its content, which does not override the styles of controls such as
    /// buttons.
    nonisolated package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)], isDefault: true))
    }

    /// Sets the first two levels of the foreground style in the view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the foreground style in the view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the foreground style in the view to a colour; nil for the platform's foreground styles.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] }))
    }

    /// Sets the style of interactive elements in the view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// Sets the colour of interactive elements in the view; nil for the accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour in the view; nil for the platform's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
    }

    /// Sets the background style in the view, as used by `background()` and ``BackgroundStyle``.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
