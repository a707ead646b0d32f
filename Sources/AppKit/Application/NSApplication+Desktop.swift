import SwiftUICore

/// The control that macOS gives programs over the desktop. On Linux the desktop decides.
extension NSApplication {
    /// How urgently a program asks for the user's attention.
    public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
    }

    /// How a program is activated on macOS.
    public struct ActivationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let activateAllWindows = ActivationOptions(rawValue: 1 << 0)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 1 << 1)
    }

    /// Parts of the desktop that a program hides on macOS.
    public struct PresentationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let autoHideDock = PresentationOptions(rawValue: 1 << 0)
        public static let hideDock = PresentationOptions(rawValue: 1 << 1)
        public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
        public static let hideMenuBar = PresentationOptions(rawValue: 1 << 3)
        public static let disableAppleMenu = PresentationOptions(rawValue: 1 << 4)
        public static let disableProcessSwitching = PresentationOptions(rawValue: 1 << 5)
        public static let disableForceQuit = PresentationOptions(rawValue: 1 << 6)
        public static let disableSessionTermination = PresentationOptions(rawValue: 1 << 7)
        public static let disableHideApplication = PresentationOptions(rawValue: 1 << 8)
        public static let disableMenuBarTransparency = PresentationOptions(rawValue: 1 << 9)
        public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
        public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
    }

    /// The parts of the desktop that the program hides. Kept only: desktops show their panels to every program.
    public var presentationOptions: PresentationOptions {
        get { chosenPresentation }
        set { chosenPresentation = newValue }
    }

    /// The menu that lists the windows. Kept only: the main menu is made of SwiftUI's commands, whose Window menu lists them.
    public var windowsMenu: NSMenu? {
        get { chosenWindowsMenu }
        set { chosenWindowsMenu = newValue }
    }

    /// The object whose methods other programs call by the Services menu of macOS. Kept only: Linux desktops have no services.
    public var servicesProvider: Any? {
        get { chosenServicesProvider }
        set { chosenServicesProvider = newValue }
    }

    /// Has no effect: GTK has no means to ask for attention. Returns 0. Show a notification instead.
    @discardableResult
    public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    /// Has no effect: no request is ever made.
    public func cancelUserAttentionRequest(_ request: Int) {}
    /// Has no effect: desktops do not let programs hide others.
    public func hideOtherApplications(_ sender: Any?) {}
    /// Has no effect: desktops do not let programs show others.
    public func unhideAllApplications(_ sender: Any?) {}
    /// Has no effect: desktops decide which window is in front.
    public func deactivate() {}
}
