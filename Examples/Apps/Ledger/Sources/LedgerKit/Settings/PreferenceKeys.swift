/// The names under which preferences are stored.
public enum PreferenceKeys {
    static let currency = "currency"
    static let showsInspector = "showsInspector"
    static let alternatesRows = "alternatesRows"
    static let confirmsDeletion = "confirmsDeletion"
    static let separator = "csvSeparator"
    static let dayFormat = "csvDayFormat"
    static let amountFormat = "csvAmountFormat"
    /// Whether the menu bar has an item of the program.
    public static let showsMenuBarExtra = "showsMenuBarExtra"
}

/// The character between the fields of exported files.
enum CSVSeparator: String, CaseIterable {
    case comma, semicolon, tab

    var character: Character {
        switch self {
        case .comma: ","
        case .semicolon: ";"
        case .tab: "\t"
        }
    }
}
