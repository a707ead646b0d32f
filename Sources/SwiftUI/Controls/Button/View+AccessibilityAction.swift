import SwiftUICore

extension View {
    /// Adds a custom accessibility action, which is named by the accessibility label of a view.
    nonisolated public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
        // The action is only passed on to the button, on the main actor.
        nonisolated(unsafe) let action = action
        let label = label()
        return accessibilityActions { Button(action: { action() }, label: { label }) }
    }
}
