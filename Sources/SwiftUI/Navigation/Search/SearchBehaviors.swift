import SwiftUICore

/// Whether a bar shows a search field as a button while the search is not active.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private enum Kind { case automatic, minimize }
    private let kind: Kind

    /// The default: the bar shows the field.
    public static let automatic = SearchToolbarBehavior(kind: .automatic)
    /// The bar shows a button, which opens the field.
    public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

/// Whether the content of a bar is hidden while a search is presented.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private enum Kind { case automatic, avoidHidingContent }
    private let kind: Kind

    /// The default of the platform: on iOS the content is hidden where the search field is below it; on macOS it stays visible.
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(kind: .automatic) }
    /// The content stays visible.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(kind: .avoidHidingContent) }
}

/// Whether a search field offers dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
    /// The action of the user that starts dictation.
    public struct Activation: Hashable, Sendable {
        private enum Kind { case onSelect, onLook }
        private let kind: Kind

        /// A press of a button.
        public static let onSelect = Activation(kind: .onSelect)
        /// Looking at the field.
        public static let onLook = Activation(kind: .onLook)
    }

    private let activation: Activation?

    /// The default of the platform: no dictation.
    public static let automatic = TextInputDictationBehavior(activation: nil)
    /// Dictation into the field.
    public static func inline(activation: Activation) -> TextInputDictationBehavior { TextInputDictationBehavior(activation: activation) }
}

extension EnvironmentValues {
    @Entry var searchToolbarBehavior: SearchToolbarBehavior = .automatic

    @Entry var searchPresentationToolbarBehavior: SearchPresentationToolbarBehavior = .automatic

    @Entry var searchDictationBehavior: TextInputDictationBehavior = .automatic
}

extension View {
    /// Sets whether the bar shows the search field of this view as a button while the search is not active.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }

    /// Sets whether the content of the bar is hidden while a search of this view is presented.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        environment(\.searchPresentationToolbarBehavior, behavior)
    }

    /// Sets whether the search fields in this view offer dictation. The value is stored in the environment, but no button is shown: Linux
    /// has no dictation.
    nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
        environment(\.searchDictationBehavior, behavior)
    }
}

/// The button that opens a search field.
struct SearchButton: View {
    var search: SearchState

    var body: some View {
        ActionTarget(action: { withAnimation(.easeInOut(duration: 0.2)) { search.isActive.wrappedValue = true } }) {
            Image(systemName: "magnifyingglass").frame(minWidth: 28).modifier(BarButtonFrame(height: 28))
        }
        .accessibilityLabel(search.prompt)
    }
}
