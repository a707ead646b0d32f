import AlmanacModel
import SwiftUI

/// The settings of the program.
public struct SettingsForm: View {
    @Environment(Guide.self) private var guide
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @AppStorage("watcher") private var watcher = ""
    @State private var isConfirmingReset = false

    public init() {}

    public var body: some View {
        Form {
            Section {
                TextField(text: $watcher, prompt: Text("Your name on the year card", bundle: .module)) {
                    Text("Name", bundle: .module)
                }
                .accessibilityIdentifier("watcher")
            } header: {
                Text("Birdwatcher", bundle: .module)
            }
            Section {
                LabeledContent {
                    Text("\(guide.species.count) species", bundle: .module)
                } label: {
                    Text("In the Guide", bundle: .module)
                }
                if let date = guide.fetchedAt {
                    LabeledContent {
                        Text(date, format: .dateTime.day().month().hour().minute())
                    } label: {
                        Text("Updated", bundle: .module)
                    }
                }
                Button(localized: "Download Again…") { isConfirmingReset = true }
            } header: {
                Text("Guide", bundle: .module)
            } footer: {
                Text("The guide is kept on this device for days without a network.", bundle: .module)
            }
        }
        .formStyle(.grouped)
        .navigationTitle(Text("Settings", bundle: .module))
        .toolbar {
            if isPresented {
                ToolbarItem(placement: .confirmationAction) {
                    Button(localized: "Done") { dismiss() }
                }
            }
        }
        .confirmationDialog(Text("Download the guide again?", bundle: .module), isPresented: $isConfirmingReset, titleVisibility: .visible) {
            Button(localized: "Download") { Task { await guide.reset() } }
            Button(localized: "Cancel", role: .cancel) {}
        } message: {
            Text("Pictures and species on this device are removed first. Your sightings stay.", bundle: .module)
        }
    }
}

#Preview("Settings") {
    NavigationStack { SettingsForm() }
        .loadedSample()
}
