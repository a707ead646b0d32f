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

private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TextScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
private enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum HorizontalSizeClassKey: EnvironmentKey {
    /// Compact for programs that were compiled as for a phone.
    static let defaultValue: UserInterfaceSizeClass? =
        CompiledPlatform.current.map { PlatformProfile($0).idiom } == .phone ? .compact : .regular
}
private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }

extension EnvironmentValues {
    /// The layout direction. Defaults to left-to-right.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

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
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast of colours.
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    /// Sets the contrast of colours, which the user chooses and programs only read.
    package mutating func setColorSchemeContrast(_ contrast: ColorSchemeContrast) {
        self[ContrastKey.self] = contrast
    }

    /// The locale for formatting and localized text.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether controls accept input.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The horizontal size class of the window.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class of the window.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls in the view. A descendant cannot enable them again by passing false.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the colour scheme of the view and its descendants.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
