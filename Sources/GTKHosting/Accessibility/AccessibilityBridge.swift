#if GTK
import CGTKHost
import CoreGraphics
import Foundation
import SwiftUICore

/// A window's views as assistive programs find them on the accessibility bus.
///
/// GTK lets only widgets stand there, so each element of the semantic tree has a widget that draws nothing, in the place of its
/// view. They follow the views a moment after these have changed, and the focus at once.
@MainActor
final class AccessibilityBridge {
    private unowned let view: ViewWidget
    private var elements: [AccessibleElement] = []
    private lazy var pause = Timeout { [weak self] in self?.refresh() }
    private var isStale = false

    /// How long after a change assistive programs are told: while something moves, they need not hear of every frame.
    private static let delay = 0.1

    init(_ view: ViewWidget) {
        self.view = view
    }

    /// Whether assistive programs could be there: the bus is found through the session's.
    static let isPossible: Bool = {
        let environment = ProcessInfo.processInfo.environment
        guard environment["GTK_A11Y"] != "none" else { return false }
        if environment["DBUS_SESSION_BUS_ADDRESS"] != nil || environment["AT_SPI_BUS_ADDRESS"] != nil { return true }
        return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
    }()

    private static let isPrepared: Void = apus_accessible_prepare()

    /// The views may have changed.
    func viewsChanged() {
        guard Self.isPossible, !isStale else { return }
        isStale = true
        pause.start(after: Self.delay)
    }

    /// Another view has the focus.
    func focusChanged() {
        guard Self.isPossible else { return }
        refresh()
    }

    func end() {
        pause.stop()
        for element in elements { element.end() }
        elements = []
    }

    private func refresh() {
        pause.stop()
        isStale = false
        Self.isPrepared
        AccessibleElement.update(&elements, to: view.tree.accessibilityElements(), in: view.widget, origin: .zero)
        moveFocus()
    }

    /// Gives GTK's focus, which assistive programs follow, to the widget of the view that has the views' focus.
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
