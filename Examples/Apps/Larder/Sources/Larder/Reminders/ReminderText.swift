import Foundation
import SwiftUI

/// The words of reminders.
enum ReminderText {
    /// The number of items that a reminder names.
    private static let limit = 3

    /// Returns a sentence that names a few items and counts the others.
    static func body(for names: [String], locale: Locale) -> String {
        let named = names.prefix(limit)
        let others = names.count - named.count
        if others > 0 {
            return String(localized: "\(named.joined(separator: ", ")) and \(others) more items expire soon.", bundle: .module, locale: locale)
        }
        let list = Array(named).formatted(.list(type: .and).locale(locale))
        return String(localized: "Expiring soon: \(list).", bundle: .module, locale: locale)
    }
}
