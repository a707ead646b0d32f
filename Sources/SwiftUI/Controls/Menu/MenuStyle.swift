import SwiftUICore

/// A type that defines the appearance of the control that opens a menu.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The type of the view that represents a menu.
    associatedtype Body: View

    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Returns the view that represents a menu, usually a modified `Menu(configuration)`.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a menu that are passed to its style.
public struct MenuStyleConfiguration {
    /// The type-erased label of a menu.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased items of a menu.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension EnvironmentValues {
    @Entry package var menuStyle: StyleStack<any MenuStyle> = onMainActor { StyleStack(DefaultMenuStyle()) }

    /// Whether menus show an arrow next to their label.
    @Entry public var menuIndicatorVisibility: Visibility = .automatic

    @Entry package var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic
}

/// Whether a menu closes after one of its items has been chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Storage: Equatable, Sendable { case automatic, enabled, disabled }

    private let storage: Storage

    /// The default of the platform, which closes the menu.
    public static let automatic = MenuActionDismissBehavior(storage: .automatic)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(storage: .enabled)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(storage: .disabled)
}

extension View {
    /// Sets the style of the menus inside this view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        changingEnvironment(\.menuStyle) { $0.push(style) }
    }

    /// Sets whether the menus inside this view show an arrow next to their label.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether a menu closes after an item inside this view has been chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}

/// The default style of the platform, which shows a button.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A style that shows a button in the enclosing button style.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A style that shows a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Whether an arrow is shown next to the label; nil if the environment says.
    private let indicator: Visibility?

    nonisolated public init() { indicator = nil }

    /// Creates the style with or without an arrow next to the label.
    nonisolated public init(showsMenuIndicator: Bool) { indicator = showsMenuIndicator ? .visible : .hidden }

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
            .changingEnvironment(\.menuIndicatorVisibility) { $0 = indicator ?? $0 }
    }
}

/// A style that shows a button with a border, whatever the enclosing button style is.
public struct BorderedButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration).buttonStyle(.bordered) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style of the platform: a button.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the enclosing button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
