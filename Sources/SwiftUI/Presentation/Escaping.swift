import SwiftUICore

extension View {
    /// Performs an action for the Escape key and the escape action of assistive technologies; nil disables both.
    ///
    /// A focused view that handles the key itself takes precedence, as does a button with the same keyboard shortcut.
    func escaping(_ perform: (@MainActor () -> Void)?) -> some View {
        overlay {
            Color.clear
                .frame(width: 0, height: 0)
                .primaryAction(isFocusable: false, perform: perform.map { perform in { perform() } })
                .keyboardShortcut(.cancelAction)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        .accessibility {
            if let perform { $0.actions = [AccessibilityActionEntry(.escape) { perform() }] }
        }
    }
}
