#if GTK
import CGTKHost
import SwiftUICore

/// A sentence that is spoken by the screen reader.
///
/// GTK 4.14 has a function for it. Before, a widget with the role of an alert appears for a moment, which screen readers read.
@MainActor
final class SpokenAnnouncement {
    private unowned let view: ViewWidget
    private var alert: Widget?
    private lazy var removal = Timeout { [weak self] in self?.end() }

    /// The time for which the alert exists, in seconds.
    private static let duration = 3.0

    init(_ view: ViewWidget) {
        self.view = view
    }

    func speak(_ text: String, _ priority: AccessibilitySpeechPriority) {
        let number: Int32 =
            switch priority {
            case .low: 0
            case .default: 1
            case .high: 2
            }
        guard apus_accessible_announce(view.widget, text, number) == 0 else { return }
        end()
        let alert = apus_accessible_widget_new(GTK_ACCESSIBLE_ROLE_ALERT, unisolated(AccessibleElement.perform))!
        apus_accessible_describe(alert, text, nil, nil)
        gtk_widget_insert_before(alert, view.widget, nil)
        self.alert = alert
        removal.start(after: Self.duration)
    }

    func end() {
        removal.stop()
        if let alert { gtk_widget_unparent(alert) }
        alert = nil
    }
}
#endif
