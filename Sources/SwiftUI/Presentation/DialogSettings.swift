import SwiftUICore

/// The toggle of an alert with which the user turns off further alerts of its kind.
struct DialogSuppression {
    var title: Text
    var isSuppressed: Binding<Bool>
}

/// The severity of the situation that an alert or a confirmation dialog describes.
public struct DialogSeverity: Hashable, Sendable {
    private enum Kind { case automatic, critical, standard }
    private let kind: Kind

    /// The default: `standard`.
    public static let automatic = DialogSeverity(kind: .automatic)
    /// The dialog warns of serious consequences.
    public static let critical = DialogSeverity(kind: .critical)
    /// The dialog presents information.
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

    /// Sets the severity of the alerts in this view. On macOS critical alerts show a warning sign, with the icon of `dialogIcon(_:)` in its
    /// corner. On iOS the severity changes nothing.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
    }

    /// Adds a "Do not ask again" toggle to the alerts in this view. Has no effect on iOS.
    ///
    /// The binding stores the state of the toggle. The program reads it to decide whether to present the alert the next time.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
    }

    /// Adds a toggle that suppresses the alert to the alerts in this view, with a title. Has no effect on iOS.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle that suppresses the alert to the alerts in this view, with a localized title. Has no effect on iOS.
    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle that suppresses the alert to the alerts in this view, with a title that is not localized. Has no effect on iOS.
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
