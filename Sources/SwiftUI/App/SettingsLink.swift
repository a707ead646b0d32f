import SwiftUICore

/// A button that opens the settings window of the program.
public struct SettingsLink<Label: View>: View {
    @Environment(\.openSettings) private var openSettings
    private let label: Label

    /// Creates a button with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == Text {
    /// Creates a button with the standard title.
    public init() {
        self.init { Text("Settings…") }
    }
}
