import SwiftUI

/// Toggles as switches, boxes and buttons: on, off, and turned off.
struct ToggleSheet: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        Sheet(title: "Toggles") {
            Toggle("Airplane Mode", isOn: $isOn)
            Toggle("Wi-Fi", isOn: $isOff)
            Toggle("Tinted", isOn: $isOn).tint(.orange)
            Toggle("Disabled", isOn: $isOn).disabled(true)
            Divider()
            Group {
                Toggle("Switch", isOn: $isOn)
                Toggle("Switch", isOn: $isOff).disabled(true)
            }
            .toggleStyle(.switch)
            HStack(spacing: 12) {
                Toggle("Bold", systemImage: "bold", isOn: $isOn)
                Toggle("Italic", systemImage: "italic", isOn: $isOff)
                Toggle("Underline", systemImage: "underline", isOn: $isOn).disabled(true)
            }
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
        }
    }
}
