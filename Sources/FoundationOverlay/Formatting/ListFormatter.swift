import Foundation

/// Joins values to a list in the words of a locale: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale whose words are used.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats the items; nil to describe them.
    open var itemFormatter: Formatter?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Joins texts in the words of the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Joins items. An item that the item formatter cannot format is described.
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Joins the items of an array; nil for other values.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
