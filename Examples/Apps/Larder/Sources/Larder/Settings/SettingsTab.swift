import LarderKit
import LarderModel
import SwiftUI

/// The settings of the program.
struct SettingsTab: View {
    var body: some View {
        NavigationStack {
            Form {
                AppearanceSection()
                ReminderSection()
                DataSection()
                AboutSection()
            }
            .navigationTitle(AppTab.settings.title)
        }
    }
}

#Preview("Settings") {
    SettingsTab()
        .larderEnvironment(.preview())
        .tint(LarderColor.brand)
}
