import SwiftUI

/// The identifiers of the program's windows.
public enum LedgerWindows {
    public static let book = "book"
    public static let months = "months"

    /// The title of the window with the months.
    @MainActor public static var monthsTitle: Text { Text(kit: "Months") }
}
