import SwiftUICore

/// The toggle of an alert with which the user turns off further alerts of its kind.
struct DialogSuppression {
    var title: Text
    var isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
    /// The picture in the alerts of a view.
    @Entry var dialogIcon: Image?

    @Entry var dialogSuppression: DialogSuppression?
}

extension View {
    /// Shows a picture above the titles of the alerts in this view, on macOS. Nil shows none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        environment(\.dialogIcon, icon)
    }

    /// Adds a toggle to the alerts in this view, on macOS, with which the user asks not to see them again.
    ///
    /// The program decides by the binding whether it presents the alert the next time.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a title to the alerts in this view, on macOS, with which the user asks not to see them again.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle with a localized title to the alerts in this view, on macOS, with which the user asks not to see them again.
    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a title that is not localized to the alerts in this view, on macOS, with which the user asks not to see them
    /// again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }
}

/// The picture above the title of an alert.
struct DialogIcon: View {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.isMac) private var isMac

    init() {}

    var body: some View {
        if isMac, let icon {
            icon.resizable().scaledToFit().frame(width: 56, height: 56).padding(.bottom, 8)
        }
    }
}

/// The toggle below the message of an alert.
struct DialogSuppressionToggle: View {
    @Environment(\.dialogSuppression) private var suppression
    @Environment(\.isMac) private var isMac

    init() {}

    var body: some View {
        if isMac, let suppression {
            Toggle(isOn: suppression.isSuppressed) { suppression.title }.padding(.top, 8)
        }
    }
}
