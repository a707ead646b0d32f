import SwiftUICore

extension EnvironmentValues {
    /// The tint of the icons of labels in lists; nil for that of the views around them.
    @Entry var listItemTint: ListItemTint?
}

/// The tint of a row of a list.
public struct ListItemTint: Sendable {
    let color: Color

    /// A colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A colour that the platform may replace by one that the user has chosen. Linux desktops have no such choice for rows.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// Gray.
    public static var monochrome: ListItemTint { ListItemTint(color: .secondary) }
}
