import SwiftUICore

/// The focus states that a program binds to a search field.
struct SearchFocus {
    /// Returns the field bound to the focus states.
    var bind: (AnyView) -> AnyView
}

extension EnvironmentValues {
    @Entry var searchFocus: SearchFocus?
}

extension View {
    /// Binds the focus of the search field that a `searchable` modifier in this view adds: the state is true while the field has the
    /// focus, and writing it moves the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(SearchFocus { AnyView($0.focused(binding)) })
    }

    /// Binds the focus of the search field that a `searchable` modifier in this view adds to a value of a focus state.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        searchFocused(SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }

    nonisolated private func searchFocused(_ focus: SearchFocus) -> some View {
        environment(\.searchFocus, focus)
    }
}

/// Binds a search field to the focus states of the program.
struct SearchFocusModifier: ViewModifier {
    var focus: SearchFocus?

    func body(content: Content) -> some View {
        if let focus {
            focus.bind(AnyView(content))
        } else {
            content
        }
    }
}
