import SwiftUICore

/// What a menu bar extra shows of its content.
public protocol MenuBarExtraStyle: Sendable {
    /// Whether the content is a list of menu items.
    var _isMenu: Bool { get }
}

/// The style of extras that say nothing: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    nonisolated public init() {}
    public var _isMenu: Bool { true }
}

/// The content as items of a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    nonisolated public init() {}
    public var _isMenu: Bool { true }
}

/// The content as it is.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    nonisolated public init() {}
    public var _isMenu: Bool { false }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// The content as items of a menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// The content as it is.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

private enum IsMenuBarExtraMenuKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the content of a menu bar extra is a list of menu items.
    var isMenuBarExtraMenu: Bool {
        get { self[IsMenuBarExtraMenuKey.self] }
        set { self[IsMenuBarExtraMenuKey.self] = newValue }
    }
}

extension Scene {
    /// Says what the scene's menu bar extras show of their content.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        environment(\.isMenuBarExtraMenu, style._isMenu)
    }
}
