import Foundation
import SwiftUICore

/// A menu of the program. Only its identifiers exist: the menus of a program are made of SwiftUI's commands.
@preconcurrency @MainActor public final class UIMenu: NSObject {
    private override init() {}

    /// The name of a menu or a group of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name of a menu.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIMenu.Identifier {
    /// The menu of the program: its settings, its end, and information about it, which are in the menus File, Edit and Help.
    public static let application = Self("com.apple.menu.application")
    /// The menu File, without ending the program.
    public static let file = Self("com.apple.menu.file")
    /// The menu Edit, without the settings.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu Format.
    public static let format = Self("com.apple.menu.format")
    /// The menu View.
    public static let view = Self("com.apple.menu.view")
    /// The menu Window.
    public static let window = Self("com.apple.menu.window")
    /// The menu Help, without information about the program.
    public static let help = Self("com.apple.menu.help")
    /// All menus but those that the program adds.
    public static let root = Self("com.apple.menu.root")

    /// Information about the program.
    public static let about = Self("com.apple.menu.about")
    /// The settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The services of other programs.
    public static let services = Self("com.apple.menu.services")
    /// Hiding and showing programs.
    public static let hide = Self("com.apple.menu.hide")
    /// Ending the program.
    public static let quit = Self("com.apple.menu.quit")
    /// New windows and documents.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// Closing windows and saving documents.
    public static let close = Self("com.apple.menu.close")
    /// Printing.
    public static let print = Self("com.apple.menu.print")
    /// Renaming, moving and sending the document. The menus have no such group.
    public static let document = Self("com.apple.menu.document")
    /// Documents that were opened before. They belong to the group of `newScene` and cannot be removed by themselves.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Undoing and redoing.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The clipboard and the selection.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Finding text.
    public static let find = Self("com.apple.menu.find")
    /// The toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// Minimising and enlarging the window.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The list of the windows.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")

    private typealias Group = CommandGroupPlacement.Group

    /// The groups of a whole menu; nil for groups.
    fileprivate var menu: Set<CommandGroupPlacement.Group>? {
        switch self {
        case .application: [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]
        case .file: [.newItem, .saveItem, .importExport, .printItem]
        case .edit: [.undoRedo, .pasteboard, .textEditing]
        case .format: [.textFormatting]
        case .view: [.toolbar, .sidebar]
        case .window: [.windowSize, .windowList, .singleWindowList, .windowArrangement]
        case .help: [.help]
        case .root: Set(Group.allCases)
        default: nil
        }
    }

    /// The group; nil for whole menus, and names without a group.
    fileprivate var group: CommandGroupPlacement.Group? {
        switch self {
        case .about: .appInfo
        case .preferences: .appSettings
        case .services: .systemServices
        case .hide: .appVisibility
        case .quit: .appTermination
        case .newScene: .newItem
        case .close: .saveItem
        case .print: .printItem
        case .undoRedo: .undoRedo
        case .standardEdit: .pasteboard
        case .find: .textEditing
        case .toolbar: .toolbar
        case .sidebar: .sidebar
        case .minimizeAndZoom: .windowSize
        case .bringAllToFront: .singleWindowList
        default: nil
        }
    }
}

/// Changes the menu bar of the program.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// The menus that are built: always `main`.
    var system: UIMenuSystem { get }
    /// Removes a menu with all that is in it, or the standard commands of a group, to which those that the program adds there do not belong. Names
    /// without a menu or group have no effect.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a program.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
    /// The menu bar, which windows have if the program has commands.
    public static let main = UIMenuSystem()
    /// The menus of views, which are not built by builders.
    public static let context = UIMenuSystem()

    private override init() {}

    /// Lets the program's delegate change the menus anew. Without effect for `context`.
    public func setNeedsRebuild() { if self === Self.main { UIApplication.shared.buildMenus() } }
}

/// Collects what the program removes.
@MainActor private final class MenuBarBuilder: UIMenuBuilder {
    private(set) var groups: Set<CommandGroupPlacement.Group> = []
    private(set) var standardItems: Set<CommandGroupPlacement.Group> = []

    var system: UIMenuSystem { .main }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        if let menu = removedIdentifier.menu { groups.formUnion(menu) }
        if let group = removedIdentifier.group { standardItems.insert(group) }
    }
}

extension UIApplication {
    /// Lets the program and its delegate change the menu bar.
    func buildMenus() {
        let builder = MenuBarBuilder()
        buildMenu(with: builder)
        (delegate as? UIResponder)?.buildMenu(with: builder)
        RemovedCommands.ofProgram.groups = builder.groups
        RemovedCommands.ofProgram.standardItems = builder.standardItems
    }
}
