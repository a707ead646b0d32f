/// The number of a layer of windows: windows with a higher one are in front of those with a lower one.
public typealias CGWindowLevel = Int32

/// The layers that a system has names for.
///
/// Source: the documentation of Core Graphics; the numbers are those of macOS.
public enum CGWindowLevelKey: Int32, Sendable {
    case baseWindow = 0
    case minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow, dockWindow, mainMenuWindow, statusWindow
    case modalPanelWindow, popUpMenuWindow, draggingWindow, screenSaverWindow, maximumWindow, overlayWindow, helpWindow, utilityWindow
    case desktopIconWindow, cursorWindow, assistiveTechHighWindow
}

/// Returns the number of a layer.
///
///     extension NSWindow.Level {
///         static let desktop = Self(rawValue: Int(CGWindowLevelForKey(.desktopWindow)))
///     }
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
    switch key {
    case .baseWindow: .min
    case .minimumWindow: .min + 5
    case .desktopWindow: .min + 25
    case .desktopIconWindow: .min + 45
    case .backstopMenu: -20
    case .normalWindow: 0
    case .floatingWindow, .tornOffMenuWindow: 3
    case .modalPanelWindow: 8
    case .utilityWindow: 19
    case .dockWindow: 20
    case .mainMenuWindow: 24
    case .statusWindow: 25
    case .popUpMenuWindow: 101
    case .overlayWindow: 102
    case .helpWindow: 200
    case .draggingWindow: 500
    case .screenSaverWindow: 1_000
    case .assistiveTechHighWindow: 1_500
    case .cursorWindow: .max - 17
    case .maximumWindow: .max - 16
    }
}
