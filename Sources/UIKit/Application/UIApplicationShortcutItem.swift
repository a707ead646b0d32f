import Foundation

/// A quick action of a program's icon. Desktops read the actions of an icon from its desktop entry and have none for programs that run: a delegate
/// never receives any.
public class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// The name of the action.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// A second line; nil for none.
    public let localizedSubtitle: String?
    /// The picture; nil for none.
    public let icon: UIApplicationShortcutIcon?
    /// Values for use by the program.
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates a quick action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    /// Creates a quick action with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture of a quick action: a symbol or an image of the program.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
    /// A picture of the system.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation,
            confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Equatable {
        case symbol(String), image(String), type(IconType)
    }

    private let source: Source

    /// Creates the picture of a symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }
    /// Creates the picture of an image of the program.
    public init(templateImageName: String) { source = .image(templateImageName) }
    /// Creates a picture of the system.
    public init(type: IconType) { source = .type(type) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }
}
