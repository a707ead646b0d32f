import CoreGraphics
import SwiftUICore

extension EnvironmentValues {
    /// The space between the icon and the title of labels, in points; nil for the default of their style.
    @Entry public internal(set) var labelIconToTitleSpacing: CGFloat?

    /// The width reserved for the icons of labels, in points; nil for the default of their style.
    @Entry public internal(set) var labelReservedIconWidth: CGFloat?
}

extension View {
    /// Sets the space between the icon and the title of the labels in the view, in points. Values that are not finite restore the default.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing.isFinite ? spacing : nil)
    }

    /// Sets the width reserved for the icons of the labels in the view, in points, so that the titles of labels in a column line up.
    ///
    /// Narrower icons are centered in it, and wider ones take more. Values that are negative or not finite restore the default.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value.isFinite && value >= 0 ? value : nil)
    }
}
