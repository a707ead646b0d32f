/// What a view is to somebody who does not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable, OptionSet {
    public let rawValue: UInt64

    /// The traits with the given bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading of a section.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// What is selected now.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A field in which one searches.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// Something that plays a sound when activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// A summary of the state of things, read when the program starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// Something that starts playing when activated.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Something that can be touched directly while it is read.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// Something after which the page is turned when it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// Something beside which nothing else can be reached.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}
