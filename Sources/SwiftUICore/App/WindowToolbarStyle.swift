/// The appearance of a window's toolbar, as determined by its style.
public struct _WindowToolbarAppearance: Sendable, Equatable {
    /// Whether the row of title and items has a reduced height.
    package var isCompact = false
    /// Whether the title is shown beside the items.
    package var showsTitle = true
}

/// The style of the toolbars of a scene's windows on macOS.
public protocol WindowToolbarStyle: Sendable {
    /// The appearance of the toolbar.
    var _appearance: _WindowToolbarAppearance { get }
}

/// The default style: the title and items in one row.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
    public var _appearance: _WindowToolbarAppearance { _WindowToolbarAppearance() }
}

/// A style with the title and items in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public let _appearance: _WindowToolbarAppearance

    /// Creates a style with the title.
    nonisolated public init() { self.init(showsTitle: true) }

    /// Creates a style with or without the title, which the window's title bar shows as well.
    nonisolated public init(showsTitle: Bool) { _appearance = _WindowToolbarAppearance(showsTitle: showsTitle) }
}

/// A style with the title and items in one row of reduced height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public let _appearance: _WindowToolbarAppearance

    /// Creates a style with the title.
    nonisolated public init() { self.init(showsTitle: true) }

    /// Creates a style with or without the title, which the window's title bar shows as well.
    nonisolated public init(showsTitle: Bool) { _appearance = _WindowToolbarAppearance(isCompact: true, showsTitle: showsTitle) }
}

/// A style with the items in a row below the window's title bar, which shows the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
    public var _appearance: _WindowToolbarAppearance { _WindowToolbarAppearance(showsTitle: false) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The title and items in one row.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title and items in one row.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// The items in one row with or without the title, which the window's title bar shows as well.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title and items in one row of reduced height.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// The items in one row of reduced height with or without the title, which the window's title bar shows as well.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The items in a row below the window's title bar, which shows the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension EnvironmentValues {
    /// The appearance of the window's toolbars.
    @Entry package var windowToolbarAppearance: _WindowToolbarAppearance = _WindowToolbarAppearance()
}

extension Scene {
    /// Sets the style of the toolbars of the scene's windows on macOS. Toolbars are part of the content, below the title bar.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        environment(\.windowToolbarAppearance, style._appearance)
    }
}
