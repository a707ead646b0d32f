import SwiftUICore

/// Options for the default state of items in a toolbar that the user may customize.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item can be reached in another way while the toolbar does not show it.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1 << 0) }
}

/// What the user may do with items of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private enum Kind { case `default`, reorderable, disabled }
    private let kind: Kind

    /// The user may move, remove and add the items.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
    /// The user may move the items, but not remove them.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
    /// The user may neither move nor remove the items.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

extension CustomizableToolbarContent {
    /// Sets what the user may do with the items on Apple's systems. On Linux, where toolbars are not customized, all items behave like `disabled`
    /// ones.
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    /// Sets whether the toolbar shows the items before the user customizes it. On Linux, where toolbars are not customized, hidden items stay
    /// hidden; the options are for menus that show them nevertheless, and have no effect.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        hidden(defaultVisibility == .hidden)
    }
}
