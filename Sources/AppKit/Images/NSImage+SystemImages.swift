import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// Images of the system, for `NSImage(named:)`. Icons are those of the desktop's theme, in a size of 32 points; templates are symbols.
extension NSImage {
    /// The icon of the program.
    public static let applicationIconName: Name = "NSApplicationIcon"
    /// A folder.
    public static let folderName: Name = "NSFolder"
    /// The empty trash.
    public static let trashEmptyName: Name = "NSTrashEmpty"
    /// The trash with files in it.
    public static let trashFullName: Name = "NSTrashFull"
    /// The computer.
    public static let computerName: Name = "NSComputer"
    /// The network.
    public static let networkName: Name = "NSNetwork"
    /// A warning.
    public static let cautionName: Name = "NSCaution"
    /// Information.
    public static let infoName: Name = "NSInfo"
    /// The settings.
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    /// Accounts of users.
    public static let userAccountsName: Name = "NSUserAccounts"
    /// A user.
    public static let userName: Name = "NSUser"
    /// A green disc: available.
    public static let statusAvailableName: Name = "NSStatusAvailable"
    /// A yellow disc: partially available.
    public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
    /// A red disc: not available.
    public static let statusUnavailableName: Name = "NSStatusUnavailable"
    /// A grey disc: no status.
    public static let statusNoneName: Name = "NSStatusNone"
    /// A house.
    public static let homeTemplateName: Name = "NSHomeTemplate"
    /// A plus sign.
    public static let addTemplateName: Name = "NSAddTemplate"
    /// A minus sign.
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    /// A round arrow.
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    /// A cross.
    public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
    /// A box with an arrow upwards.
    public static let shareTemplateName: Name = "NSShareTemplate"
    /// A gear.
    public static let actionTemplateName: Name = "NSActionTemplate"
    /// An arrow to the left.
    public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
    /// An arrow to the right.
    public static let goRightTemplateName: Name = "NSGoRightTemplate"
    /// A closed lock.
    public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
    /// An open lock.
    public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
    /// A list.
    public static let listViewTemplateName: Name = "NSListViewTemplate"
    /// A grid.
    public static let iconViewTemplateName: Name = "NSIconViewTemplate"
    /// An eye.
    public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
    /// A book.
    public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
    /// Arrows to the corners.
    public static let enterFullScreenTemplateName: Name = "NSEnterFullScreenTemplate"
    /// Arrows from the corners.
    public static let exitFullScreenTemplateName: Name = "NSExitFullScreenTemplate"
}

/// The images behind the names of the system's images.
enum SystemImages {
    /// The names of icons in the Icon Naming Specification of freedesktop.org, each with the symbol for themes that lack it.
    static let icons: [NSImage.Name: (icon: String, symbol: String)] = [
        NSImage.folderName: ("folder", "folder.fill"),
        NSImage.trashEmptyName: ("user-trash", "trash"),
        NSImage.trashFullName: ("user-trash-full", "trash.fill"),
        NSImage.computerName: ("computer", "desktopcomputer"),
        NSImage.networkName: ("network-workgroup", "network"),
        NSImage.cautionName: ("dialog-warning", "exclamationmark.triangle.fill"),
        NSImage.infoName: ("dialog-information", "info.circle.fill"),
        NSImage.preferencesGeneralName: ("preferences-system", "gearshape.fill"),
        NSImage.userAccountsName: ("system-users", "person.2.fill"),
        NSImage.userName: ("avatar-default", "person.fill"),
    ]

    /// The colours of the discs that show a status.
    static let statuses: [NSImage.Name: NSColor] = [
        NSImage.statusAvailableName: .systemGreen,
        NSImage.statusPartiallyAvailableName: .systemYellow,
        NSImage.statusUnavailableName: .systemRed,
        NSImage.statusNoneName: .systemGray,
    ]

    /// The size of a status in points; the disc is smaller.
    private static let statusSize: CGFloat = 16

    private static func disc(_ color: NSColor) -> NSImage {
        NSImage(size: CGSize(width: statusSize, height: statusSize), flipped: true) { rect in
            color.setFill()
            NSBezierPath(ovalIn: rect.insetBy(dx: 3, dy: 3)).fill()
            return true
        }
    }

    /// The symbols of templates.
    static let templates: [NSImage.Name: String] = [
        NSImage.homeTemplateName: "house",
        NSImage.addTemplateName: "plus",
        NSImage.removeTemplateName: "minus",
        NSImage.refreshTemplateName: "arrow.clockwise",
        NSImage.stopProgressTemplateName: "xmark",
        NSImage.shareTemplateName: "square.and.arrow.up",
        NSImage.actionTemplateName: "gearshape",
        NSImage.goLeftTemplateName: "chevron.left",
        NSImage.goRightTemplateName: "chevron.right",
        NSImage.lockLockedTemplateName: "lock.fill",
        NSImage.lockUnlockedTemplateName: "lock.open.fill",
        NSImage.listViewTemplateName: "list.bullet",
        NSImage.iconViewTemplateName: "square.grid.2x2",
        NSImage.quickLookTemplateName: "eye",
        NSImage.bookmarksTemplateName: "book",
        NSImage.enterFullScreenTemplateName: "arrow.up.left.and.arrow.down.right",
        NSImage.exitFullScreenTemplateName: "arrow.down.right.and.arrow.up.left",
    ]

    /// Returns an image of the system; nil for other names.
    static func image(named name: NSImage.Name, in theme: IconTheme = .current) -> NSImage? {
        if name == NSImage.applicationIconName { return applicationIcon(in: theme) }
        if let (icon, symbol) = icons[name] { return FileIcons.icon(named: [icon], in: theme) ?? FileIcons.symbol(symbol) }
        if let color = statuses[name] { return disc(color) }
        guard let symbol = templates[name], let image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil) else { return nil }
        image.isTemplate = true
        return image
    }

    /// The icon of the program: that of its asset catalogue, or of its desktop entry in the theme, or else one of programs in general.
    static func applicationIcon(in theme: IconTheme = .current, size: CGFloat = FileIcons.size) -> NSImage {
        if let file = ResourceLookup.applicationIcon, let image = NSImage(contentsOfFile: file.path) {
            image.size = CGSize(width: applicationIconSize, height: applicationIconSize)
            return image
        }
        let names = [Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName, "application-x-executable"].compactMap { $0 }
        return FileIcons.icon(named: names.filter { !$0.contains("/") }, in: theme, size: size) ?? FileIcons.symbol("app.fill", size: size)
    }

    /// The size of the icon in points on macOS.
    static let applicationIconSize: CGFloat = 128
}

extension NSApplication {
    /// The icon of the program: the one that it has set, or that of its asset catalogue, or of its desktop entry in the icon theme; nil restores
    /// the latter. An icon that is set appears where the program shows it itself, such as in the about panel: docks show that of the desktop entry.
    public var applicationIconImage: NSImage! {
        get { chosenIcon ?? SystemImages.applicationIcon(size: SystemImages.applicationIconSize) }
        set { chosenIcon = newValue }
    }
}
