import SwiftUICore

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

/// Between which parts of what is searched one may choose.
struct SearchScopes {
    var picker: AnyView
    var activation: SearchScopeActivation
}

/// When the choice between scopes is shown.
public struct SearchScopeActivation: Sendable {
    enum Kind: Sendable { case automatic, onTextEntry, onSearchPresentation }
    let kind: Kind

    /// As the platform does.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
    /// When something is typed.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
    /// When the search begins.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

extension EnvironmentValues {
    /// What a search proposes, as a modifier around it says.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The scopes of a search, as a modifier around it says.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

/// What a search proposes, below each other in front of the content.
struct SuggestionList: View {
    var suggestions: AnyView
    @Environment(\.surfaces) private var surfaces

    var body: some View {
        if surfaces.isMac {
            VStack(alignment: .leading, spacing: 0) {
                suggestions.padding(.horizontal, 10).frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
            }
            .padding(.vertical, 5)
            .frame(width: 220)
            .background(RoundedRectangle(cornerRadius: 6, style: .continuous).fill(surfaces.panel).shadow(color: .black.opacity(0.2), radius: 8, y: 3))
            .padding(8)
        } else {
            List { suggestions }.listStyle(.plain)
        }
    }
}

/// A suggestion that completes the text of the search.
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
    /// Proposes what to search for while the user searches.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Makes the view a suggestion: chosen, it takes the place of the search's text.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier { $0.text.wrappedValue = completion })
    }

    /// Makes the view a suggestion: chosen, it becomes one of the search's tokens and the text is emptied.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        // Only passed on to the search that it was made for.
        nonisolated(unsafe) let token = token
        return modifier(CompletionModifier { search in
            search.text.wrappedValue = ""
            search.tokens?.append(token)
        })
    }

    /// Lets the user choose between parts of what is searched, each shown by a view with its tag.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets the user choose between parts of what is searched, each shown by a view with its tag.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { Text("Scope") }.labelsHidden().pickerStyle(.segmented)
        return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
    }
}

// MARK: Tokens

/// What is searched for besides a text, as pieces that stand before it.
struct SearchTokens {
    var chips: AnyView
    var isEmpty: Bool
    var removeLast: () -> Void
    var append: (Any) -> Void

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, @ViewBuilder token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        chips = AnyView(ForEach(tokens.wrappedValue) { element in
            token(element)
                .labelStyle(TitleAndIconLabelStyle())
                .font(.subheadline)
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.tint.opacity(0.2)))
        })
        isEmpty = tokens.wrappedValue.isEmpty
        removeLast = {
            guard !tokens.wrappedValue.isEmpty else { return }
            tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
        }
        append = { value in
            if let element = value as? C.Element { tokens.wrappedValue.append(element) }
        }
    }
}

extension View {
    /// Offers a search for a text and tokens.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: prompt, isPresented: nil, tokens: { SearchTokens(tokens, token: token) }))
    }

    /// Offers a search for a text and tokens.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Offers a search for a text and tokens, some of which are proposed.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
            .searchSuggestions {
                ForEach(suggestedTokens.wrappedValue) { element in token(element).searchCompletion(element) }
            }
    }

    /// Offers a search that proposes what to search for.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Offers a search that proposes what to search for.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Offers a search that proposes what to search for.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
