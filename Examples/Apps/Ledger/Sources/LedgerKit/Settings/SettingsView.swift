import SwiftUI

/// The settings of the program.
public struct SettingsView: View {
    public init() {}

    public var body: some View {
        TabView {
            GeneralSettings()
                .tabItem { Label(kit: "General", systemImage: "gearshape") }
            FileSettings()
                .tabItem { Label(kit: "Files", systemImage: "doc.text") }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

#Preview("Settings", traits: .fixedLayout(width: 460, height: 340)) {
    SettingsView()
}

#Preview("File settings", traits: .fixedLayout(width: 460, height: 340)) {
    FileSettings()
}
