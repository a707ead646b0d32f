import SwiftUI

/// A form of settings: toggles, choices, a slider and a button that asks before it acts.
struct SettingsForm: View {
    @State private var name = "Ada"
    @State private var isPublic = true
    @State private var theme = Theme.system
    @State private var textSize = 0.4
    @State private var reminders = true
    @State private var hour = 8
    @State private var asksToReset = false

    enum Theme: String, CaseIterable, Identifiable {
        case system = "System"
        case light = "Light"
        case dark = "Dark"
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Profile") {
                    TextField("Name", text: $name)
                    Toggle("Show my profile", isOn: $isPublic)
                }
                Section {
                    Picker("Appearance", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    HStack(spacing: 12) {
                        Text("A").font(.footnote)
                        Slider(value: $textSize)
                        Text("A").font(.title2)
                    }
                } header: {
                    Text("Display")
                } footer: {
                    Text("Text follows the size everywhere in the app.")
                }
                Section("Reminders") {
                    Toggle("Remind me daily", isOn: $reminders.animation())
                    if reminders {
                        Stepper("At \(hour):00", value: $hour, in: 5...22)
                    }
                }
                Section {
                    Button("Reset all settings", role: .destructive) { asksToReset = true }
                }
            }
            .navigationTitle("Settings")
            .alert("Reset all settings?", isPresented: $asksToReset) {
                Button("Reset", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Your name stays.")
            }
        }
    }

    private func reset() {
        isPublic = true
        theme = .system
        textSize = 0.4
        reminders = true
        hour = 8
    }
}
