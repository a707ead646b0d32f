/// The size and place of a widget.
///
/// Follows https://developer.apple.com/documentation/widgetkit/widgetfamily.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// A square.
    case systemSmall
    /// A small one's height, and two in width.
    case systemMedium
    /// A medium one's width, and two in height.
    case systemLarge
    /// Twice the width of a large one, on iPad and Mac.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// Several lines on the lock screen.
    case accessoryRectangular
    /// A line of text above the clock of the lock screen.
    case accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }

    /// Whether the widget is on the lock screen.
    var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }

    init?(name: String) {
        guard let family = Self.allCases.first(where: { $0.description == name }) else { return nil }
        self = family
    }

    /// The names of those families that the device has.
    static func names(of families: [WidgetFamily]) -> [String] { families.filter(\.isShown).map(\.description) }

    /// Whether the platform shows widgets of the family.
    var isShown: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge: true
        case .systemExtraLarge: WidgetSizes.ofScreen.extraLarge != nil
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: !WidgetSizes.isMac
        }
    }
}
