import SwiftUICore

extension AnyView {
    /// Returns a control in the style at the top of a stack of styles.
    ///
    /// A control that a style received and shows again (`isConfigured`) uses the next outer style. Its parts keep the current stack.
    @MainActor static func control<Style>(
        in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>, isConfigured: Bool,
        make: (Style) -> AnyView
    ) -> AnyView {
        guard isConfigured else { return make(stack.current) }
        return AnyView(make(stack.outer.current).environment(keyPath, stack.outer))
    }

    /// Returns a part of a control. The parts of a control that a style shows again keep the current stack of styles.
    @MainActor static func part<Style, Content: View>(
        _ content: Content, in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>,
        isConfigured: Bool
    ) -> AnyView {
        isConfigured ? AnyView(content.environment(keyPath, stack)) : AnyView(content)
    }
}
