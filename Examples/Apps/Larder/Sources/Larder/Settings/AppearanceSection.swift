import SwiftUI

/// The choice of the colour scheme.
struct AppearanceSection: View {
    @AppStorage(Setting.appearance) private var appearance = Appearance.system

    var body: some View {
        Section {
            Picker(selection: $appearance) {
                ForEach(Appearance.allCases) { $0.name.tag($0) }
            } label: {
                Text("Appearance", bundle: .module)
            }
            .pickerStyle(.segmented)
        } header: {
            Text("Appearance", bundle: .module)
        }
    }
}
