import Foundation
import SwiftUICore

extension AppStorage {
    /// Creates a property that stores the customization of a table under a key, at first one that changes nothing.
    public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil)
    where Value == TableColumnCustomization<RowValue> {
        self.init(encoding: wrappedValue, key, store: store)
    }
}

extension SceneStorage {
    /// Creates a property that stores the customization of a table for the window, at first one that changes nothing.
    public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
    where Value == TableColumnCustomization<RowValue> {
        self.init(encoding: wrappedValue, key)
    }
}
