import KitNumbers

extension NSWindow {
    /// A level among windows: higher ones are above.
    public struct Level: _KitNumericRawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a level from its number.
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let submenu = Level(rawValue: 3)
        public static let tornOffMenu = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }
}
