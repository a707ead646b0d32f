import SwiftUI

/// The toolbar button that opens the settings where the program has no menu for them.
struct SettingsButton: ToolbarContent {
    let navigator: Navigator

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button {
                navigator.isShowingSettings = true
            } label: {
                Label(localized: "Settings", systemImage: "gearshape")
            }
        }
    }
}
