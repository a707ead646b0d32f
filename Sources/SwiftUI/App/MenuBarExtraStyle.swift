import SwiftUICore

/// A type that determines how menu bar extras show their content.
public protocol MenuBarExtraStyle: Sendable {
    /// Whether the content is shown as menu items.
    var _isMenu: Bool { get }
}

/// The default style, which shows the content as menu items.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    nonisolated public init() {}
    public var _isMenu: Bool { true }
}

/// A style that shows the content as menu items.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    nonisolated public init() {}
    public var _isMenu: Bool { true }
}

/// A style that shows the content unchanged.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    nonisolated public init() {}
    public var _isMenu: Bool { false }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The default style: the content as menu items.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// The content as menu items.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// The content unchanged.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension EnvironmentValues {
    /// Whether the content of menu bar extras is shown as menu items.
    @Entry var isMenuBarExtraMenu = true
}

extension Scene {
    /// Sets how the menu bar extras of this scene show their content.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        environment(\.isMenuBarExtraMenu, style._isMenu)
    }
}
