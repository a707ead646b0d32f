import SwiftUICore

extension AnyView {
    /// Returns a control in the style at the top of a stack of styles. Controls of its kind that the style shows use the next outer style.
    @MainActor static func control<Style>(
        in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>, make: (Style) -> AnyView
    ) -> AnyView {
        let control = make(stack.current)
        return stack.isDefault ? control : AnyView(control.environment(keyPath, stack.outer))
    }

    /// Returns a part of a control for the configuration of its style. Controls in the part use the styles around the control, unless the style
    /// of the control sets another for the part.
    @MainActor static func part<Style, Content: View>(
        _ content: Content, in stack: StyleStack<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
    ) -> AnyView {
        stack.isDefault ? AnyView(content) : AnyView(content.modifier(StyleRestoration(stack: stack, keyPath: keyPath)))
    }
}

/// Restores the styles of which a style has been removed while it shows a control.
nonisolated private struct StyleRestoration<Style>: EnvironmentModifierValue {
    typealias Body = Never

    let stack: StyleStack<Style>
    let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>

    nonisolated func change(_ values: inout EnvironmentValues) {
        if values[keyPath: keyPath].count < stack.count { values[keyPath: keyPath] = stack }
    }
}
