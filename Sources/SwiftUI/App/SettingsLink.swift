import SwiftUICore

/// A button that opens the window of the program's settings.
public struct SettingsLink<Label: View>: View {
    @Environment(\.openSettings) private var openSettings
    private let label: Label

    /// A button with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        Button { openSettings() } label: { label }
    }
}

extension SettingsLink where Label == Text {
    /// A button that says what it opens.
    public init() {
        self.init { Text("Settings…") }
    }
}
