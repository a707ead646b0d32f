import SwiftUICore

/// The state of a search, from which bars create the search field.
struct SearchState {
    var text: Binding<String>
    var prompt: Text
    var isActive: Binding<Bool>
    var tokens: SearchTokens?
    var scopes: SearchScopes?
    var source = SubmitSource()
    /// Whether the text has been submitted, which hides the suggestions until it changes.
    var isSubmitted: Binding<Bool>
    var focus: SearchFocus?
    /// The selection in the field that the program reads and sets; nil if it does not.
    var selection: Binding<TextSelection?>?
    /// Whether the field is a button while the search is not active.
    var minimizes = false
    /// Where the program wants the field.
    var placement = SearchFieldPlacement.Kind.automatic
    /// Whether the titles and buttons of the bar stay visible during the search.
    var keepsBarContent = false

    /// Whether the field is currently a button.
    var isMinimized: Bool { minimizes && !isSearching }

    var isSearching: Bool { isActive.wrappedValue || !text.wrappedValue.isEmpty || tokens?.isEmpty == false }

    var showsScopes: Bool {
        guard let scopes else { return false }
        return scopes.activation.kind == .onTextEntry ? !text.wrappedValue.isEmpty : isSearching
    }
}

/// The preferred place of a search field.
///
/// A placement that does not exist where the field is shown counts as `automatic`: `sidebar` without a sidebar, `toolbar` and
/// `toolbarPrincipal` in a narrow bar on iOS, `navigationBarDrawer` on macOS.
public struct SearchFieldPlacement: Sendable {
    enum Kind: Equatable, Sendable { case automatic, toolbar, toolbarPrincipal, sidebar, navigationBarDrawer(always: Bool) }
    let kind: Kind

    /// When a search field below the navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool

        /// The default of the platform: the field disappears when the content is scrolled and no search is active.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Shows the field regardless of scrolling.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    /// The default of the platform: below the navigation bar on iOS, since iOS 26 in the bar at the bottom on phones without a tab bar, and at the
    /// end of the toolbar on macOS, that of the last column in a split view.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// At the end of the toolbar: on macOS that of the last column, on iOS that of the page, if it is wide.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the middle of the toolbar: on macOS that of the last column, on iOS that of the page, if it is wide.
    public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
    /// In the sidebar of the split view that contains the view or is in it.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// Below the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBarDrawer(always: false))
    /// Below the navigation bar, shown as `displayMode` specifies.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .navigationBarDrawer(always: displayMode.isAlways))
    }
}

extension EnvironmentValues {
    /// The selection in the search field of a `searchable` view inside this view, set by `searchSelection`.
    @Entry var searchSelection: Binding<TextSelection?>?
}

extension View {
    /// Binds the selection in the search field of a `searchable` view inside this view.
    ///
    /// ```swift
    /// .searchable(text: $text)
    /// .searchSelection($selection)
    /// ```
    ///
    /// The selection is nil until the field has the focus. A selection that the program sets is shown while the field has it.
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        environment(\.searchSelection, selection)
    }
}

/// An action, obtained from the environment, that ends the search. Call it as a function; outside of a search it has no effect.
public struct DismissSearchAction {
    let state: Binding<Bool>?
    let text: Binding<String>?

    /// Ends the search and clears the search text.
    @MainActor @preconcurrency public func callAsFunction() {
        state?.wrappedValue = false
        text?.wrappedValue = ""
    }
}

// It is used on the main actor only.
extension DismissSearchAction: @unchecked Sendable {}

private enum SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
}

extension EnvironmentValues {
    /// Whether the user is searching with the nearest enclosing `searchable` modifier: the field is active, or has text or tokens.
    @Entry public internal(set) var isSearching = false

    /// Ends the search of the nearest enclosing `searchable` modifier.
    public var dismissSearch: DismissSearchAction {
        DismissSearchAction(state: self[SearchStateKey.self]?.isActive, text: self[SearchStateKey.self]?.text)
    }

    var searchState: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }
}

struct SearchableModifier {
    var text: Binding<String>
    var prompt: Text
    var isPresented: Binding<Bool>?
    var placement: SearchFieldPlacement
    var tokens: (() -> SearchTokens)?
    @State private var isActive = false
    /// The text that was submitted or chosen among the suggestions, for which none are shown.
    @State private var submittedText: String?
    @State private var source = SubmitSource()
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hiddenSearchSuggestions) private var hiddenSuggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var focus
    @Environment(\.searchSelection) private var selection
    @Environment(\.searchToolbarBehavior) private var toolbarBehavior
    @Environment(\.searchPresentationToolbarBehavior) private var presentationBehavior
    @Environment(\.isSearchTabSelected) private var isSearchTabSelected
    @Environment(\.isMac) private var isMac

    nonisolated init(
        text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, tokens: (() -> SearchTokens)? = nil
    ) {
        self.text = text
        self.prompt = prompt ?? Text("Search")
        self.isPresented = isPresented
        self.placement = placement
        self.tokens = tokens
    }
}

extension SearchableModifier: ViewModifier {
    func body(content: Content) -> some View {
        let active = isPresented ?? $isActive
        let isSubmitted = Binding { [$submittedText, text] in
            $submittedText.wrappedValue == text.wrappedValue
        } set: { [$submittedText, text] in
            $submittedText.wrappedValue = $0 ? text.wrappedValue : nil
        }
        let state = SearchState(
            text: text, prompt: prompt, isActive: active, tokens: tokens?(), scopes: scopes, source: source, isSubmitted: isSubmitted, focus: focus,
            selection: selection, minimizes: toolbarBehavior == .minimize, placement: placement.kind,
            keepsBarContent: presentationBehavior == .avoidHidingContent)
        let showsSuggestions = active.wrappedValue && !isSubmitted.wrappedValue && !hiddenSuggestions.contains(isMac ? .menu : .content)
        let suggestions = showsSuggestions ? suggestions : nil
        // The list covers the page, also where the content is smaller.
        let length: CGFloat? = suggestions == nil ? nil : .infinity
        return
            content
            .frame(maxWidth: length, maxHeight: length)
            .overlay(alignment: isMac ? .topTrailing : .center) {
                if let suggestions { SuggestionList(suggestions: suggestions) }
            }
            .environment(\.isSearching, state.isSearching)
            .environment(\.searchState, state)
            .environment(\.searchSuggestions, nil)
            .environment(\.searchScopes, nil)
            .environment(\.searchFocus, nil)
            .environment(\.searchSelection, nil)
            .environment(\.offeredSearch, state)
            .navigationBar { if $0.search == nil, !$0.takesSearch { $0.search = state } }
            .transformPreference(PlacedSearchKey.self) { $0 = $0 ?? PlacedSearch(state) }
            .onChange(of: isSearchTabSelected, initial: true) { _, isSelected in
                if isSelected { active.wrappedValue = true }
            }
            .onChange(of: text.wrappedValue) { if submittedText != $1 { submittedText = nil } }
            .onChange(of: active.wrappedValue) { submittedText = nil }
            .submitSource(source)
    }
}

extension View {
    /// Adds a search field to the bar of the enclosing navigation container.
    ///
    /// The program filters its content by `text`. The default prompt is "Search". A search field of a navigation container itself, such as
    /// `NavigationStack { ... }.searchable(text: $text)`, is in the bar of its first page.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }
    ///     .searchable(text: $text)
    /// ```
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt, isPresented: nil, placement: placement))
    }

    /// Adds a search field with a localized prompt to the bar of the enclosing navigation container.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that is not localized to the bar of the enclosing navigation container.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field whose activity is controlled by `isPresented` to the bar of the enclosing navigation container.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented, placement: placement))
    }

    /// Adds a search field with a localized prompt, whose activity is controlled by `isPresented`.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement))
    }

    /// Adds a search field with a prompt that is not localized, whose activity is controlled by `isPresented`.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement))
    }
}

/// The row of a bar that contains the search field, followed by the scopes.
struct SearchBar: View {
    var search: SearchState
    @Environment(\.platformProfile) private var profile
    @Environment(\.lengthScale) private var scale

    init(search: SearchState) {
        self.search = search
    }

    var body: some View {
        SearchField(search: search)
            .padding(.horizontal, profile.bars.margin)
            .padding(.top, 1)
            .padding(.bottom, 15)
            .frame(height: profile.bars.searchHeight(scale))
        SearchScopeRow(search: search)
    }
}

/// The row of a bar that contains the scopes, if they are shown.
struct SearchScopeRow: View {
    var search: SearchState
    @Environment(\.platformProfile) private var profile

    init(search: SearchState) {
        self.search = search
    }

    var body: some View {
        if search.showsScopes, let scopes = search.scopes {
            scopes.picker.padding(.horizontal, profile.bars.margin).padding(.bottom, 12)
        }
    }
}

/// A search field, followed on iOS by a Cancel button while the search is active.
struct SearchField: View {
    var search: SearchState
    /// Whether the field and the button are on surfaces of glass, the button with a symbol.
    var isOnGlass = false
    @FocusState private var isFocused: Bool
    @Environment(\.surfaces) private var surfaces
    @Environment(\.lengthScale) private var scale

    init(search: SearchState, isOnGlass: Bool = false) {
        self.search = search
        self.isOnGlass = isOnGlass
    }

    private var field: some View {
        // On glass the text begins 47.33 points from the edge, as measured on iOS 26.4.
        HStack(spacing: isOnGlass ? 9.33 : 6) {
            Image(systemName: "magnifyingglass").imageScale(isOnGlass ? .medium : .small).foregroundStyle(Color.secondary)
                .frame(width: isOnGlass ? 22 : nil)
                .accessibilityHidden(true)
            if let tokens = search.tokens, !tokens.isEmpty { HStack(spacing: 4) { tokens.chips }.fixedSize() }
            TextField(source: TextFieldSource(search.text), selection: search.selection, prompt: search.prompt, label: search.prompt)
                .onControlKeyPress(.delete) {
                    guard let tokens = search.tokens, !tokens.isEmpty, search.text.wrappedValue.isEmpty else { return .ignored }
                    tokens.removeLast()
                    return .handled
                }
                .onControlKeyPress(.escape) {
                    guard search.isActive.wrappedValue else { return .ignored }
                    if surfaces.isMac, !search.text.wrappedValue.isEmpty { search.text.wrappedValue = "" } else { cancel() }
                    return .handled
                }
                .onSubmit {
                    search.isSubmitted.wrappedValue = true
                    search.source.submit(.search)
                }
                .submitScope()
                .textFieldStyle(.plain)
                .focused($isFocused)
                .modifier(SearchFocusModifier(focus: search.focus))
                .accessibilityAddTraits(.isSearchField)
                .foregroundStyle(Color.primary)
            if !search.text.wrappedValue.isEmpty {
                ClearTextButton { search.text.wrappedValue = "" }
            }
        }
        .font(surfaces.profile.bars.searchFont)
        .padding(.horizontal, isOnGlass ? 16 : 8)
        .frame(height: height)
        .background {
            if !isOnGlass { RoundedRectangle(cornerRadius: surfaces.profile.bars.searchFieldRadius, style: .continuous).fill(surfaces.field) }
        }
        .modifier(GlassBarSurface(isBare: !isOnGlass))
        .accessibilityAddTraits(.isSearchField)
    }

    private var height: CGFloat {
        let bars = surfaces.profile.bars
        return isOnGlass ? bars.glass?.bottomItemHeight ?? bars.searchFieldHeight : scale(bars.searchFieldHeight)
    }

    private func cancel() {
        withAnimation(surfaces.isMac ? nil : Self.motion) {
            search.text.wrappedValue = ""
            search.isActive.wrappedValue = false
        }
        isFocused = false
    }

    private static let motion = Animation.easeInOut(duration: 0.25)

    var body: some View {
        HStack(spacing: 12) {
            field
            if search.isActive.wrappedValue, !surfaces.isMac {
                if isOnGlass {
                    ActionTarget(action: cancel) { Image(systemName: "xmark").modifier(BarButtonFrame(height: height)) }
                        .accessibilityLabel(Text("Cancel"))
                } else {
                    ActionTarget(action: cancel) { Text("Cancel").foregroundStyle(.tint) }
                }
            }
        }
        .onChange(of: isFocused) { _, isFocused in
            guard isFocused, !search.isActive.wrappedValue else { return }
            // The bar gives way to the field.
            withAnimation(surfaces.isMac ? nil : Self.motion) { search.isActive.wrappedValue = true }
        }
        .onChange(of: search.isActive.wrappedValue, initial: true) { _, isActive in
            if isActive != isFocused { isFocused = isActive }
        }
    }
}
