/// How the windows of a scene look around their content.
public protocol WindowStyle: Sendable {
    /// Whether the desktop draws a title bar and a border.
    var _isDecorated: Bool { get }
}

/// The style of windows that say nothing: a title bar.
public struct DefaultWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { true }
}

/// A title bar over the content.
public struct TitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { true }
}

/// No title bar: the content is the whole window. Keys close it, and the desktop's own keys move it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { false }
}

/// The content and nothing else.
public struct PlainWindowStyle: WindowStyle {
    nonisolated public init() {}
    public var _isDecorated: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// A title bar.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A title bar over the content.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// No title bar: the content is the whole window.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// The content and nothing else.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Says how the scene's windows look around their content. What the scene says itself counts.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        configured { $0.isDecorated = style._isDecorated }
    }
}
