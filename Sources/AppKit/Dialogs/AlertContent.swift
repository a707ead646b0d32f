import SwiftUI
import SwiftUICore

/// The view that shows an `NSAlert`, with the look of macOS.
struct AlertContent: View {
    let alert: NSAlert
    let buttons: [NSAlert.Button]
    /// Called with the index of the pressed button.
    let answer: @MainActor (Int) -> Void
    @State private var isSuppressed = false
    @Environment(\.platformProfile) private var profile

    init(alert: NSAlert, buttons: [NSAlert.Button], answer: @escaping @MainActor (Int) -> Void) {
        self.alert = alert
        self.buttons = buttons
        self.answer = answer
        _isSuppressed = State(initialValue: alert.suppressionButton?.state == .on)
    }

    var body: some View {
        Group {
            if alert.showsSuppressionButton, let toggle = alert.suppressionButton {
                panel.dialogSuppressionToggle(Text(verbatim: toggle.title), isSuppressed: suppression(by: toggle))
            } else {
                panel
            }
        }
        .dialogIcon(icon)
        .environment(\.platformProfile, profile.isMac ? profile : .macOS)
    }

    private var panel: some View {
        AlertPanel(
            title: Text(verbatim: alert.messageText), message: message,
            actions: ForEach(Array(buttons.enumerated()), id: \.offset) { index, button in
                Button(button.title, role: role(of: button, at: index)) { answer(index) }.keyboardShortcut(button.shortcut)
            }, end: DialogEnd(dismiss: {}))
    }

    /// The space between the text and the view below it, in points.
    private static let accessorySpacing: CGFloat = 12

    @ViewBuilder private var message: some View {
        let accessory = alert.accessoryView?.embedded
        if !alert.informativeText.isEmpty {
            if let accessory {
                VStack(spacing: Self.accessorySpacing) {
                    Text(verbatim: alert.informativeText)
                    accessory
                }
            } else {
                Text(verbatim: alert.informativeText)
            }
        } else {
            accessory
        }
    }

    /// Only the first button is the default one.
    private func role(of button: NSAlert.Button, at index: Int) -> ButtonRole? {
        button.hasDestructiveAction ? .destructive : button.isCancel ? .cancel : index > 0 ? .close : nil
    }

    private func suppression(by toggle: NSAlert.Button) -> Binding<Bool> {
        Binding {
            isSuppressed
        } set: { isOn in
            isSuppressed = isOn
            toggle.state = isOn ? .on : .off
        }
    }

    private var icon: Image? {
        if let icon = alert.icon { return Image(nsImage: icon) }
        guard alert.alertStyle == .critical else { return nil }
        var environment = UIImage.plainEnvironment
        environment.font = .system(size: 44)
        let sign = UIImage(
            content: Image(systemName: "exclamationmark.triangle.fill"), scale: 2, environment: environment, tint: .systemYellow)
        return sign.cgImage.map { Image(decorative: $0, scale: 2) }
    }
}
