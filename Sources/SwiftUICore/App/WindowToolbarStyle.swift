/// What a window's toolbar looks like, as a style says it.
public struct _WindowToolbarLook: Sendable, Equatable {
    /// Whether title and items share a row that is lower than usual.
    package var isCompact = false
    /// Whether the title stands beside the items.
    package var showsTitle = true
}

/// How the toolbars of a scene's windows look on macOS.
public protocol WindowToolbarStyle: Sendable {
    /// What the toolbar looks like.
    var _look: _WindowToolbarLook { get }
}

/// The style of windows that say nothing: title and items in one row.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
    public var _look: _WindowToolbarLook { _WindowToolbarLook() }
}

/// Title and items in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public let _look: _WindowToolbarLook

    /// A row with the title.
    nonisolated public init() { self.init(showsTitle: true) }

    /// A row, in which the title may be left to the window's title bar.
    nonisolated public init(showsTitle: Bool) { _look = _WindowToolbarLook(showsTitle: showsTitle) }
}

/// Title and items in one row that is lower than usual.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public let _look: _WindowToolbarLook

    /// A row with the title.
    nonisolated public init() { self.init(showsTitle: true) }

    /// A row, in which the title may be left to the window's title bar.
    nonisolated public init(showsTitle: Bool) { _look = _WindowToolbarLook(isCompact: true, showsTitle: showsTitle) }
}

/// Items in a row under the window's title bar, which has the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
    public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: false) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// Title and items in one row.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Title and items in one row.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Title and items in one row, in which the title may be left to the window's title bar.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Title and items in one row that is lower than usual.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Title and items in one row that is lower than usual, in which the title may be left to the window's title bar.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Items in a row under the window's title bar, which has the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

private enum WindowToolbarAppearanceKey: EnvironmentKey { static var defaultValue: _WindowToolbarLook { _WindowToolbarLook() } }

extension EnvironmentValues {
    /// What the toolbars of the window look like.
    package var windowToolbarAppearance: _WindowToolbarLook {
        get { self[WindowToolbarAppearanceKey.self] }
        set { self[WindowToolbarAppearanceKey.self] = newValue }
    }
}

extension Scene {
    /// Says how the toolbars of the scene's windows look on macOS. Toolbars are a part of the content here, under the title bar.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        environment(\.windowToolbarAppearance, style._look)
    }
}
