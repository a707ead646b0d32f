import Foundation

/// The direction in which text and layout run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// How much room a window has along an axis.
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
private enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }

extension EnvironmentValues {
    /// The direction in which layout runs.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels per point. Values that are not positive count as 1.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
    }

    /// How much larger the desktop wants text; 1 in pictures and tests.
    package var textScale: CGFloat {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
    }

    /// A pixel's length in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that colours should have.
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    /// The locale for formats and localised text.
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

    /// Whether controls react.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// How much room there is horizontally.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is vertically.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension View {
    /// Turns the reaction of controls in the view off, or leaves it as it is.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Shows the view in light or dark colours; nil leaves it as it is.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
