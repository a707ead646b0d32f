import SwiftUICore

/// What a user who customizes a toolbar may do with an item. Toolbars are not customized on Linux: it has nothing to affect.
public struct ToolbarCustomizationBehavior: Sendable {
    private enum Kind: Sendable { case `default`, reorderable, disabled }

    private let kind: Kind

    /// The item may be moved, added and removed.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
    /// The item may be moved and not removed.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
    /// The item stays where it is.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

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

extension CustomizableToolbarContent {
    /// Sets what a user who customizes the toolbar may do with the items. It has no effect on Linux, where toolbars are not customized.
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }

    /// Sets whether the toolbar shows the items before the user customizes it. On Linux, where toolbars are not customized, hidden items stay
    /// hidden; the options are for menus that show them nevertheless, and have no effect.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        hidden(defaultVisibility == .hidden)
    }
}
