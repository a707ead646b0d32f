import SwiftUICore

/// The toggle of an alert with which the user turns off further alerts of its kind.
struct DialogSuppression {
    var title: Text
    var isSuppressed: Binding<Bool>
}

/// How severe the situation is that an alert or a confirmation dialog is about.
public struct DialogSeverity: Hashable, Sendable {
    private enum Kind { case automatic, critical, standard }
    private let kind: Kind

    /// The default: `standard`.
    public static let automatic = DialogSeverity(kind: .automatic)
    /// The dialog warns of serious consequences.
    public static let critical = DialogSeverity(kind: .critical)
    /// The dialog informs.
    public static let standard = DialogSeverity(kind: .standard)
}

extension EnvironmentValues {
    /// The picture in the alerts of a view.
    @Entry var dialogIcon: Image?

    @Entry var dialogSeverity = DialogSeverity.automatic

    @Entry var dialogSuppression: DialogSuppression?
}

extension View {
    /// Shows a picture above the titles of the alerts in this view, on macOS. Nil shows none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        environment(\.dialogIcon, icon)
    }

    /// Sets how severe the situation is that the alerts in this view are about. On macOS critical ones show a warning sign, in a corner
    /// of which is the icon of `dialogIcon(_:)`; on iOS all look the same.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
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
    @Environment(\.dialogSeverity) private var severity
    @Environment(\.isMac) private var isMac

    init() {}

    var body: some View {
        if isMac, severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill")
                .resizable()
                .scaledToFit()
                .foregroundStyle(Color.yellow)
                .frame(width: 56, height: 56)
                .overlay(alignment: .bottomTrailing) { icon?.resizable().scaledToFit().frame(width: 26, height: 26) }
                .padding(.bottom, 8)
                .accessibilityLabel(Text("Warning"))
        } else if isMac, let icon {
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
