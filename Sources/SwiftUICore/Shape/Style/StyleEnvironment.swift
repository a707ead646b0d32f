import CoreGraphics

private enum ForegroundStylesKey: EnvironmentKey { static let defaultValue = ForegroundStyles.standard }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum AccentColorKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
    /// The styles of foreground content.
    package var foregroundStyles: ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The style that marks what can be used; nil for the accent colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The accent colour; nil for the platform's.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style of backgrounds; nil for the platform's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension ColorContext {
    package init(_ environment: EnvironmentValues) {
        self.init(
            scheme: environment.colorScheme, palette: environment.platformProfile.palette,
            accent: environment.accentColor)
    }
}

extension StyleContext {
    package init(_ environment: EnvironmentValues) {
        self.init(
            color: ColorContext(environment), foreground: environment.foregroundStyles, tint: environment.tintStyle,
            background: environment.backgroundStyle)
        self.environment = environment
    }
}

extension Color {
    /// The colour as it is drawn in an environment.
    nonisolated public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        resolve(in: ColorContext(environment))
    }
}

/// Sets the styles of foreground content.
struct ForegroundStyleModifier: EnvironmentModifierValue {
    typealias Body = Never

    /// The styles by level; nil for the platform's.
    var styles: [AnyShapeStyle]?
    /// Whether a place gives the styles to its content, and not the program.
    var isDefault = false

    nonisolated func change(_ values: inout EnvironmentValues) {
        values.foregroundStyles = styles.map { .styles($0, outer: values.foregroundStyles, isDefault: isDefault) } ?? .standard
    }
}

extension View {
    /// Fills foreground content of the view with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Fills foreground content with a style that belongs to the place: buttons in it keep the look of buttons.
    nonisolated package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)], isDefault: true))
    }

    /// Fills the two first levels of foreground content with styles.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Fills the three first levels of foreground content with styles.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Fills foreground content of the view with a colour; nil for the platform's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] }))
    }

    /// Marks what can be used in the view with a style; nil for the accent colour.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Marks what can be used in the view with a colour; nil for the accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour of the view; nil for the platform's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
    }

    /// Sets the style of backgrounds in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
