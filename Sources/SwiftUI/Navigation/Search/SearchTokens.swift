import SwiftUICore

/// Type-erased access to the tokens of a search, which are shown as chips before the text.
struct SearchTokens {
    var chips: AnyView
    var isEmpty: Bool
    var removeLast: () -> Void
    var append: (Any) -> Void

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, @ViewBuilder token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        self.init(tokens, chips: ForEach(tokens.wrappedValue) { SearchTokenChip(content: token($0)) })
    }

    /// Creates tokens whose views may change them.
    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        editable tokens: Binding<C>, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        func binding(_ element: C.Element) -> Binding<C.Element> {
            func index() -> C.Index? { tokens.wrappedValue.firstIndex { $0.id == element.id } }
            return Binding(
                get: { index().map { tokens.wrappedValue[$0] } ?? element }, set: { new in index().map { tokens.wrappedValue[$0] = new } })
        }
        self.init(tokens, chips: ForEach(tokens.wrappedValue) { SearchTokenChip(content: token(binding($0))) })
    }

    private init<C: RandomAccessCollection & RangeReplaceableCollection>(_ tokens: Binding<C>, chips: some View) {
        self.chips = AnyView(chips)
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

/// A token in a search field.
private struct SearchTokenChip<Content: View> {
    var content: Content
}

extension SearchTokenChip: View {
    var body: some View {
        content
            .labelStyle(TitleAndIconLabelStyle())
            .font(.subheadline)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.tint.opacity(0.2)))
    }
}

extension View {
    /// Adds a search field for a text and tokens to the enclosing bar. Deleting backwards in an empty text removes the last token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(text: text, prompt: prompt, isPresented: nil, placement: placement, tokens: { SearchTokens(tokens, token: token) }))
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The prompt is localized.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The prompt is not localized.
    @_disfavoredOverload
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. `isPresented` says whether the search is active.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, isPresented: isPresented, placement: placement, tokens: { SearchTokens(tokens, token: token) }))
    }

    /// Adds a search field for a text and tokens to the enclosing bar. `isPresented` says whether the search is active. The prompt is
    /// localized.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. `isPresented` says whether the search is active. The prompt is not
    /// localized.
    @_disfavoredOverload
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar, and suggests tokens while the user searches.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(text: text, prompt: prompt, isPresented: nil, placement: placement, tokens: { SearchTokens(tokens, token: token) })
        )
        .suggesting(suggestedTokens, while: text.wrappedValue.isEmpty, token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar, and suggests tokens while the user searches. The prompt is
    /// localized.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar, and suggests tokens while the user searches. The prompt is not
    /// localized.
    @_disfavoredOverload
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar, and suggests tokens while the user searches. `isPresented` says
    /// whether the search is active.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, isPresented: isPresented, placement: placement, tokens: { SearchTokens(tokens, token: token) })
        )
        .suggesting(suggestedTokens, while: text.wrappedValue.isEmpty, token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar, and suggests tokens while the user searches. `isPresented` says
    /// whether the search is active. The prompt is localized.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar, and suggests tokens while the user searches. `isPresented` says
    /// whether the search is active. The prompt is not localized.
    @_disfavoredOverload
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The view of a token may change it.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, isPresented: nil, placement: placement, tokens: { SearchTokens(editable: editableTokens, token: token) }))
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The view of a token may change it. The prompt is localized.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The view of a token may change it. The prompt is not localized.
    @_disfavoredOverload
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The view of a token may change it. `isPresented` says whether the
    /// search is active.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, isPresented: isPresented, placement: placement,
                tokens: { SearchTokens(editable: editableTokens, token: token) }))
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The view of a token may change it. `isPresented` says whether the
    /// search is active. The prompt is localized.
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for a text and tokens to the enclosing bar. The view of a token may change it. `isPresented` says whether the
    /// search is active. The prompt is not localized.
    @_disfavoredOverload
    nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
    }
}

extension View {
    /// Suggests tokens while there is no search text (iOS 17 release notes).
    nonisolated fileprivate func suggesting<C: RandomAccessCollection, T: View>(
        _ tokens: Binding<C>, while hasNoText: Bool, token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchSuggestions {
            if hasNoText { ForEach(tokens.wrappedValue) { element in token(element).searchCompletion(element) } }
        }
    }
}
