import SwiftUICore

/// The search scopes, as a segmented picker.
struct SearchScopes {
    var picker: AnyView
    var activation: SearchScopeActivation
}

/// When the search scopes are shown.
public struct SearchScopeActivation: Sendable {
    enum Kind: Sendable { case automatic, onTextEntry, onSearchPresentation }
    let kind: Kind

    /// The default of the platform, which shows the scopes while the user searches.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
    /// Shows the scopes while the search text is not empty.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
    /// Shows the scopes while the user searches.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

extension EnvironmentValues {
    /// The suggestions for the search inside this view, set by `searchSuggestions`.
    @Entry var searchSuggestions: AnyView?

    /// The scopes for the search inside this view, set by `searchScopes`.
    @Entry var searchScopes: SearchScopes?
}

/// A place where search suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    fileprivate enum Kind { case automatic, menu, content }
    fileprivate let kind: Kind

    /// A set of places.
    public struct Set: OptionSet, Hashable, Sendable {
        public typealias Element = SearchSuggestionsPlacement.Set
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A menu below the search field, as on macOS.
        public static let menu = Set(rawValue: 1)
        /// The content of the page, as on iOS.
        public static let content = Set(rawValue: 2)
    }

    /// The place of the platform.
    public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
    /// A menu below the search field.
    public static let menu = SearchSuggestionsPlacement(kind: .menu)
    /// The content of the page.
    public static let content = SearchSuggestionsPlacement(kind: .content)
}

extension EnvironmentValues {
    /// The places in which search suggestions are hidden.
    @Entry var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set = []

    /// The place where the platform shows search suggestions: a menu on macOS and the content of the page elsewhere.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { isMac ? .menu : .content }
}

extension View {
    /// Shows or hides the search suggestions in some places: on macOS they are in a menu, on iOS in the content of the page.
    nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        changingEnvironment(\.hiddenSearchSuggestions) { if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) } }
    }
}

/// The search suggestions as a list in front of the content.
struct SuggestionList: View {
    var suggestions: AnyView
    @Environment(\.surfaces) private var surfaces

    var body: some View {
        if surfaces.isMac {
            Group(subviews: suggestions) { suggestions in
                if !suggestions.isEmpty {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(suggestions) { $0.padding(.horizontal, 10).frame(maxWidth: .infinity, minHeight: 24, alignment: .leading) }
                    }
                    .padding(.vertical, 5)
                    .frame(width: 220)
                    .background { SuggestionBackground() }
                    .padding(8)
                }
            }
        } else {
            List { suggestions }.listStyle(.plain)
        }
    }
}

/// The background of a list of suggestions in front of other content.
struct SuggestionBackground: View {
    @Environment(\.surfaces) private var surfaces

    init() {}

    var body: some View {
        RoundedRectangle(cornerRadius: 6, style: .continuous).fill(surfaces.panel).panelShadow(color: .black.opacity(0.2), radius: 4, y: 3)
    }
}

/// Makes the content a suggestion that completes the search when it is chosen.
private struct CompletionModifier {
    var apply: @MainActor (SearchState) -> Void
    @Environment(\.searchState) private var search

    nonisolated init(apply: @escaping @MainActor (SearchState) -> Void) {
        self.apply = apply
    }
}

extension CompletionModifier: ViewModifier {
    func body(content: Content) -> some View {
        Button {
            if let search { apply(search) }
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

extension View {
    /// Sets the suggestions that are shown while the search of a `searchable` view inside this view is active.
    ///
    /// Give each suggestion a `searchCompletion`:
    ///
    /// ```swift
    /// .searchable(text: $text)
    /// .searchSuggestions {
    ///     ForEach(recentSearches, id: \.self) { Text($0).searchCompletion($0) }
    /// }
    /// ```
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Makes the view a suggestion that replaces the search text with `completion` when it is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(
            CompletionModifier {
                $0.text.wrappedValue = completion
                $0.isSubmitted.wrappedValue = true
            })
    }

    /// Makes the view a suggestion that adds a token to the search and clears the search text when it is chosen.
    ///
    /// The token is ignored if the tokens of the search have a different type.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        // The token is only passed on to the search, on the main actor.
        nonisolated(unsafe) let token = token
        return modifier(
            CompletionModifier { search in
                search.text.wrappedValue = ""
                search.tokens?.append(token)
            })
    }

    /// Lets the user narrow the search to a scope. Each view in `scopes` represents the scope in its `tag`.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets the user narrow the search to a scope. Each view in `scopes` represents the scope in its `tag`.
    ///
    /// - Parameters:
    ///   - scope: The selected scope.
    ///   - activation: When the scopes are shown.
    ///   - scopes: The labels of the scopes.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { Text("Scope") }.labelsHidden().pickerStyle(.segmented)
        return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
    }

    /// Adds a search field with suggestions to the enclosing bar.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions and a localized prompt to the enclosing bar.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions and a prompt that is not localized to the enclosing bar.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
