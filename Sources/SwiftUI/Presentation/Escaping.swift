import SwiftUICore

extension View {
    /// Lets the Escape key, and what assistive programs have for it, end what the view presents; nil for not.
    ///
    /// A view that has the focus and a use of its own for the key comes first, and so does a button with the shortcut.
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
