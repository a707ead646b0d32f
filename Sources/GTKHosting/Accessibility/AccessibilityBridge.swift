#if GTK
import CGTKHost
import CoreGraphics
import Foundation
import SwiftUICore

/// Exposes the views of a window on the accessibility bus.
///
/// GTK only exposes widgets, so each element of the semantic tree is represented by a widget that draws nothing and lies in the place of
/// its view. Changes of the views are forwarded after a short delay, changes of the focus immediately.
@MainActor
final class AccessibilityBridge {
    private unowned let view: ViewWidget
    private var elements: [AccessibleElement] = []
    private lazy var pause = Timeout { [weak self] in self?.refresh() }
    private var isStale = false
    private lazy var announcement = SpokenAnnouncement(view)

    /// The delay after a change, in seconds, so that assistive programs are not notified of every frame of an animation.
    private static let delay = 0.1

    init(_ view: ViewWidget) {
        self.view = view
    }

    /// Whether assistive programs may be present; the accessibility bus is found through the session bus.
    static let isPossible: Bool = {
        let environment = ProcessInfo.processInfo.environment
        guard environment["GTK_A11Y"] != "none" else { return false }
        if environment["DBUS_SESSION_BUS_ADDRESS"] != nil || environment["AT_SPI_BUS_ADDRESS"] != nil { return true }
        return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
    }()

    private static let isPrepared: Void = apus_accessible_prepare()

    /// Schedules an update of the widgets after a possible change of the views.
    func viewsChanged() {
        guard Self.isPossible, !isStale else { return }
        isStale = true
        pause.start(after: Self.delay)
    }

    /// Updates the widgets and the focus after the focus has moved to another view.
    func focusChanged() {
        guard Self.isPossible else { return }
        refresh()
    }

    /// Speaks a text through the screen reader.
    func announce(_ text: String, _ priority: AccessibilitySpeechPriority) {
        guard Self.isPossible else { return }
        announcement.speak(text, priority)
    }

    /// Updates the widgets at once.
    func viewsChangedNow() {
        guard Self.isPossible else { return }
        view.tree.update()
        refresh()
    }

    func end() {
        pause.stop()
        announcement.end()
        for element in elements { element.end() }
        elements = []
    }

    private func refresh() {
        pause.stop()
        isStale = false
        Self.isPrepared
        AccessibleElement.update(&elements, to: view.tree.accessibilityElements(), in: view.widget, origin: .zero)
        AccessibleElement.link(elements)
        moveFocus()
    }

    /// Moves GTK's focus, which assistive programs follow, to the widget of the focused view.
    private func moveFocus() {
        guard view.keyInput.containsFocus else { return }
        let target = view.tree.focus.focused.flatMap { focused in
            elements.lazy.compactMap { $0.element(withFocusOn: focused) }.first
        }
        if let target {
            if !target.hasFocus { target.grabFocus() }
        } else if gtk_widget_has_focus(view.widget) == 0 {
            gtk_widget_grab_focus(view.widget)
        }
    }
}
#endif
