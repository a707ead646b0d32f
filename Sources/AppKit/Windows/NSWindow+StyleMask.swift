extension NSWindow {
    /// Parts and abilities of a window.
    public struct StyleMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Neither a title bar nor a border.
        public static let borderless: StyleMask = []
        /// A title bar.
        public static let titled = StyleMask(rawValue: 1 << 0)
        /// The user can close the window.
        public static let closable = StyleMask(rawValue: 1 << 1)
        /// The user can minimise the window with its menu. The desktop determines the buttons of the title bar.
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        /// The user can resize the window.
        public static let resizable = StyleMask(rawValue: 1 << 3)
        /// The style of panels, which looks like that of other windows on Linux.
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        /// The style of sheets, which look like other windows on Linux.
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        /// A panel that does not activate its program. Linux has no active program, only an active window.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// A title bar and toolbar of one height, which is the desktop's on Linux.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        /// A dark panel.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// The window covers the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// The content reaches below the title bar. On Linux a title bar that is transparent and shows no title is then left out.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// Whether a title bar shows the title.
    public enum TitleVisibility: Int, Sendable {
        case visible, hidden
    }

    /// Whether the title bar has no background of its own. On Linux a transparent title bar is left out if it shows no title and the style has
    /// `fullSizeContentView`, like that of a scene with the style `hiddenTitleBar`; else it changes nothing.
    public var titlebarAppearsTransparent: Bool {
        get { settings.isTitlebarTransparent }
        set {
            settings.isTitlebarTransparent = newValue
            styleChanged()
        }
    }

    /// Whether the title bar shows the title. A hidden title does not appear in the desktop's list of windows either.
    public var titleVisibility: TitleVisibility {
        get { attributes.hidesTitle ? .hidden : .visible }
        set {
            attributes.hidesTitle = newValue == .hidden
            styleChanged()
        }
    }

    /// Applies the style.
    func styleChanged() {
        guard let mask = settings.styleMask else { return }
        var new = attributes
        let isTitleBarEmpty = mask.contains(.fullSizeContentView) && settings.isTitlebarTransparent && new.hidesTitle
        new.isDecorated = mask.contains(.titled) && !isTitleBarEmpty
        new.interactions.isClosable = mask.contains(.closable)
        new.interactions.isMinimizable = mask.contains(.miniaturizable)
        new.interactions.isResizable = mask.contains(.resizable)
        attributes = new
    }
}
