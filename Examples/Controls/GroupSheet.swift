import SwiftUI

/// What holds labels and other views together.
struct GroupSheet: View {
    @State private var isExpanded = true
    @State private var isOn = true

    var body: some View {
        Sheet(title: "Groups") {
            LabeledContent("Version", value: "1.2.3")
            Label("Favourites", systemImage: "star")
            if let page = URL(string: "https://swift.org") {
                Link("swift.org", destination: page)
            }
            GroupBox("Sound") {
                Toggle("Play at start", isOn: $isOn)
            }
            DisclosureGroup("Details", isExpanded: $isExpanded) {
                Text("Shown while the group is open.").foregroundStyle(.secondary)
            }
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail will appear here."))
                .frame(height: 190)
        }
    }
}
