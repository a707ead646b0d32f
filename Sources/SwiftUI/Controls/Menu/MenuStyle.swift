import SwiftUICore

/// How menus look while they are closed.
@MainActor @preconcurrency public protocol MenuStyle {
    /// What a menu looks like.
    associatedtype Body: View

    /// A menu.
    typealias Configuration = MenuStyleConfiguration

    /// What a menu looks like; usually a `Menu` of the configuration with something around it.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A menu as a style sees it.
public struct MenuStyleConfiguration {
    /// The label of a menu.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What is in a menu.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any MenuStyle> { onMainActor { StyleStack(DefaultMenuStyle()) } }
}

private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MenuDismissBehaviorKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
    package var menuStyle: StyleStack<any MenuStyle> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// Whether menus show that they are menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    package var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissBehaviorKey.self] }
        set { self[MenuDismissBehaviorKey.self] = newValue }
    }
}

/// Whether a menu closes when something in it has been chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Storage: Equatable, Sendable { case automatic, enabled, disabled }

    private let storage: Storage

    /// As the platform does: it closes.
    public static let automatic = MenuActionDismissBehavior(storage: .automatic)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(storage: .enabled)
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(storage: .disabled)
}

extension View {
    /// Sets how the menus in the view look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        transformEnvironment(\.menuStyle) { $0.push(style) }
    }

    /// Says whether the menus in the view show that they are menus.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Says whether menus close when something in this view has been chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}

/// The platform's style: a button.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the button style around it.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The platform's style: a button.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
