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

extension CustomizableToolbarContent {
    /// Sets whether the toolbar shows the items before the user customizes it. On Linux, where toolbars are not customized, hidden items stay
    /// hidden; the options are for menus that show them nevertheless, and have no effect.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        hidden(defaultVisibility == .hidden)
    }
}
