import SwiftUI

/// The settings for new books and for windows.
struct GeneralSettings: View {
    @AppStorage(PreferenceKeys.currency) private var currency = "EUR"
    @AppStorage(PreferenceKeys.alternatesRows) private var alternatesRows = true
    @AppStorage(PreferenceKeys.confirmsDeletion) private var confirmsDeletion = true
    @AppStorage(PreferenceKeys.showsMenuBarExtra) private var showsMenuBarExtra = false

    var body: some View {
        Form {
            Section {
                CurrencyPicker(selection: $currency)
            } footer: {
                Text(kit: "The currency of new books.")
            }
            Section {
                Toggle(isOn: $alternatesRows) { Text(kit: "Alternate the colors of rows") }
                Toggle(isOn: $confirmsDeletion) { Text(kit: "Ask before deleting transactions") }
                Toggle(isOn: $showsMenuBarExtra) { Text(kit: "Show net assets in the menu bar") }
            }
        }
        .formStyle(.grouped)
        .frame(width: 460)
    }
}
