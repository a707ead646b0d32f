import SwiftUICore

extension AnyView {
    /// A control in a style of a kind.
    ///
    /// A control that a style was given and shows again (`isConfigured`) is in the style around that one; its parts are not.
    @MainActor static func control<Style>(
        in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>, isConfigured: Bool,
        make: (Style) -> AnyView
    ) -> AnyView {
        guard isConfigured else { return make(stack.current) }
        return AnyView(make(stack.outer.current).environment(keyPath, stack.outer))
    }

    /// A part of a control that a style was given and shows again.
    @MainActor static func part<Style, Content: View>(
        _ content: Content, in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>,
        isConfigured: Bool
    ) -> AnyView {
        isConfigured ? AnyView(content.environment(keyPath, stack)) : AnyView(content)
    }
}
