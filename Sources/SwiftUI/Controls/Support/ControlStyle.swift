import SwiftUICore

extension AnyView {
    /// Returns a control in the style at the top of a stack of styles. Controls of its kind that the style shows use the next outer style, also those
    /// in the label and the content of the control: styles of programs set themselves for the content where nested controls are to have them.
    @MainActor static func control<Style>(
        in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>, make: (Style) -> AnyView
    ) -> AnyView {
        let control = make(stack.current)
        return stack.isDefault ? control : AnyView(control.environment(keyPath, stack.outer))
    }
}
