/// The style of a scene's windows.
public protocol WindowStyle: Sendable {
    /// Whether the desktop draws a title bar and border.
    var _isDecorated: Bool { get }
}

/// The default style: a title bar.
public struct DefaultWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { true }
}

/// A style with a title bar above the content.
public struct TitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { true }
}

/// A style without a title bar: the content fills the whole window. Keys close it, and the desktop's shortcuts move it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { false }
}

/// A style without any decoration around the content.
public struct PlainWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// A title bar.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A title bar above the content.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// No title bar: the content fills the whole window.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No decoration around the content.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Sets the style of the scene's windows. A setting nearer to the scene takes precedence.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        configured { $0.isDecorated = style._isDecorated }
    }
}
