extension NSEvent {
    /// The kind of an event. Only the kinds that occur on Linux exist.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        /// The mouse moves without a pressed button.
        case mouseMoved = 5
        case leftMouseDragged = 6
        case keyDown = 10
        case keyUp = 11
        /// The modifier keys that are held have changed.
        case flagsChanged = 12
        case scrollWheel = 22
    }

    /// A set of kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Creates the set of one kind.
        public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        public static let keyDown = EventTypeMask(type: .keyDown)
        public static let keyUp = EventTypeMask(type: .keyUp)
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// The phase of a movement on a touchpad.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let began = Phase(rawValue: 1 << 0)
        public static let changed = Phase(rawValue: 1 << 2)
        public static let ended = Phase(rawValue: 1 << 3)
        public static let cancelled = Phase(rawValue: 1 << 4)
    }

    /// A key that types no text.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = SpecialKey(rawValue: 0xF700)
        public static let downArrow = SpecialKey(rawValue: 0xF701)
        public static let leftArrow = SpecialKey(rawValue: 0xF702)
        public static let rightArrow = SpecialKey(rawValue: 0xF703)
        public static let deleteForward = SpecialKey(rawValue: 0xF728)
        public static let home = SpecialKey(rawValue: 0xF729)
        public static let end = SpecialKey(rawValue: 0xF72B)
        public static let pageUp = SpecialKey(rawValue: 0xF72C)
        public static let pageDown = SpecialKey(rawValue: 0xF72D)
        public static let carriageReturn = SpecialKey(rawValue: 0x0D)
        public static let tab = SpecialKey(rawValue: 0x09)
        public static let backTab = SpecialKey(rawValue: 0x19)
        public static let delete = SpecialKey(rawValue: 0x7F)

        private static let control: Set<Int> = [0x0D, 0x09, 0x19, 0x7F]

        /// Returns the special key of a character; nil for characters that are text.
        init?(_ character: Unicode.Scalar) {
            let value = Int(character.value)
            guard (0xF700...0xF74F).contains(value) || Self.control.contains(value) else { return nil }
            self.init(rawValue: value)
        }
    }

    /// The key, if it is one that types no text; otherwise nil.
    public var specialKey: SpecialKey? { charactersIgnoringModifiers?.unicodeScalars.first.flatMap(SpecialKey.init) }
}
