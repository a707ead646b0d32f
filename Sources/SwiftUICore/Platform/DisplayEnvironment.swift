import Foundation

/// The direction of text and layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// The room available to a window along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TextScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum HorizontalSizeClassKey: EnvironmentKey {
    /// Compact for programs that were compiled as for a phone.
    static let defaultValue: UserInterfaceSizeClass? =
        CompiledPlatform.current.map { PlatformProfile($0).idiom } == .phone ? .compact : .regular
}

extension EnvironmentValues {
    /// The layout direction. Defaults to left-to-right.
    @Entry public var layoutDirection = LayoutDirection.leftToRight

    /// Whether the view is on a sheet or another presentation in front of the window's content, where dark backgrounds are lighter.
    @Entry package var isElevated = false

    /// The number of pixels per point. Values that are not positive and finite count as 1.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
    }

    /// The text scale factor of the desktop; 1 in rendered images and tests. Values that are not positive and finite count as 1.
    package var textScale: CGFloat {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The colour scheme, light or dark.
    @Entry public var colorScheme = ColorScheme.light

    /// The contrast of colours.
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    /// Sets the contrast of colours, which the user chooses and programs only read.
    package mutating func setColorSchemeContrast(_ contrast: ColorSchemeContrast) {
        self[ContrastKey.self] = contrast
    }

    /// The locale for formatting and localized text: by default that of the session (`LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE`), American
    /// English if it has none.
    @Entry public var locale = Locale.ofSession

    /// The calendar for dates.
    @Entry public var calendar = Calendar.current

    /// The time zone for dates.
    @Entry public var timeZone = TimeZone.current

    /// Whether controls accept input.
    @Entry public var isEnabled = true

    /// The horizontal size class of the window.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class of the window.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}

extension View {
    /// Disables the controls in the view. A descendant cannot enable them again by passing false.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the colour scheme of the view and its descendants.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
