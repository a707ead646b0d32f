import SwiftUICore

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind

    /// The default: `priority` for menus on iOS outside of scroll views, else `fixed`.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first item is nearest to the button: the lowest if the menu lies above it.
    public static let priority = MenuOrder(kind: .priority)
    /// The first item is at the top.
    public static let fixed = MenuOrder(kind: .fixed)

    /// Whether the first item is nearest to the button.
    func startsAtButton(automatically isPriority: Bool) -> Bool { kind == .priority || (kind == .automatic && isPriority) }
}

extension EnvironmentValues {
    /// The order of the items of the menus that the view opens.
    @Entry public var menuOrder: MenuOrder = .automatic
}

extension View {
    /// Sets the order of the items of the menus and context menus in the view.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }
}
