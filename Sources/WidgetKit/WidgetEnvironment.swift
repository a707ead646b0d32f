import SwiftUI

/// How a system draws a widget.
///
/// Follows https://developer.apple.com/documentation/widgetkit/widgetrenderingmode.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// With its own colours, as on the home screen.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours: that of its accented views, and that of the rest.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Without colours, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// The size and place of the widget that contains the view.
    @Entry public var widgetFamily: WidgetFamily = .systemMedium
    /// How the widget is drawn: in full colour, and on the lock screen without colours.
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    /// Whether the background of the widget is drawn: everywhere but on the lock screen.
    @Entry public var showsWidgetContainerBackground: Bool = true
    /// The margins of the widget. They are kept by the widget itself, unless its description disables them.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
}

/// The address that a widget opens.
struct WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the address that the widget opens when it is tapped.
    nonisolated public func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }
}

/// The translucent background of a widget on the lock screen.
///
/// Follows https://developer.apple.com/documentation/widgetkit/accessorywidgetbackground.
public struct AccessoryWidgetBackground: View {
    public init() {}

    public var body: some View { ContainerRelativeShape().fill(.white.opacity(0.2)) }
}
