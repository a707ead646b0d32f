/// The namespace of the state of controls and menu items. Controls of AppKit do not exist.
public enum NSControl {
    /// Whether something is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a state from its number.
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let mixed = StateValue(rawValue: -1)
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
    }
}

extension NSControl {
    /// The place of the picture of a button.
    public typealias ImagePosition = NSStatusBarButton.ImagePosition
}
