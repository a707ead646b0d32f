/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As `pageSheet`, the default of the system.
    case automatic = -2
    /// As `automatic`; from `adaptivePresentationStyle(for:)`, the style that the controller has.
    case none = -1
    /// Covers the window.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet = 1
    /// As a sheet, in windows that are wide enough in the size of a form.
    case formSheet = 2
    /// Covers the window, since a controller is always that of a whole window.
    case currentContext = 3
    /// As `automatic`.
    case custom = 4
    /// Covers the window, whose views are seen where the controller's background is clear.
    case overFullScreen = 5
    /// Covers the window, whose views are seen where the controller's background is clear.
    case overCurrentContext = 6
    /// As a popover, with the settings of `popoverPresentationController`; as a sheet in windows of compact width.
    case popover = 7

    /// Whether the controller covers the window.
    var coversAll: Bool {
        switch self {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
        case .automatic, .none, .pageSheet, .formSheet, .custom, .popover: false
        }
    }

    /// Whether views below are seen through the controller.
    var isTranslucent: Bool { self == .overFullScreen || self == .overCurrentContext }
    /// Whether the settings of sheets apply.
    var isSheet: Bool { !coversAll && self != .popover }
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
