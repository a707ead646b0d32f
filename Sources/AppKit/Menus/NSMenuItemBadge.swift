import Foundation

/// The number or the word at the end of a menu item.
///
///     item.badge = NSMenuItemBadge(count: 3)
public final class NSMenuItemBadge: NSObject, Sendable {
    /// The text that is shown; nil for none, as for the number 0.
    public let stringValue: String?
    /// The number; 0 for words.
    public let itemCount: Int

    /// Creates a badge with a word.
    public init(string: String) {
        stringValue = string.isEmpty ? nil : string
        itemCount = 0
        super.init()
    }

    /// Creates a badge with a number; 0 and less show none.
    public init(count itemCount: Int) {
        stringValue = itemCount > 0 ? itemCount.formatted() : nil
        self.itemCount = itemCount
        super.init()
    }
}
