import SwiftUICore

/// A namespace for the configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// The presentation of the title in a navigation bar.
    public enum TitleDisplayMode: Sendable {
        /// Inherits the mode of the previous page; a root page has a large title.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Large, below the bar, until the content is scrolled.
        case large
    }
}

/// The presentation of the title in a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
    enum Kind: Sendable { case automatic, large, inlineLarge, inline }
    let kind: Kind

    /// The default of the platform.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
    /// Large, below the bar, until the content is scrolled.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
    /// Large, at the leading edge inside the bar, beside its items. In the low bar of a phone in landscape orientation the title is that of
    /// `inline`.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
    /// In the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
}

extension NavigationBarItem.TitleDisplayMode {
    fileprivate var kind: ToolbarTitleDisplayMode.Kind {
        switch self {
        case .automatic: .automatic
        case .inline: .inline
        case .large: .large
        }
    }
}

extension View {
    /// Sets the title of the page and of the window that shows it. Titles that views inside set take precedence; of views beside each other the first one.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        self.title(title, edited: nil)
    }

    /// Sets the title of the page and of the window that shows it, localized.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page and of the window that shows it, without localization.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page and of the window to the value of a binding, which the user can change.
    ///
    /// On iOS a title in the row of the bar has a menu with a button that renames it. A menu of `toolbarTitleMenu(content:)` replaces that menu;
    /// a `RenameButton` in it does the same. On macOS the title cannot be changed.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        self.title(Text(title.wrappedValue), edited: title)
    }

    /// Sets the title, unless the content sets one (measured on macOS 27).
    nonisolated private func title(_ title: Text, edited: Binding<String>?) -> some View {
        environment(\.outerTitle, title)
            .navigationBar { if $0.title == nil { ($0.title, $0.editedTitle) = (title, edited) } }
            .transformPreference(WindowTitleKey.self) { $0 = $0 ?? WindowTitle(text: title) }
    }

    /// Sets the subtitle of the page, which appears below the title.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        environment(\.outerSubtitle, subtitle).navigationBar { $0.subtitle = $0.subtitle ?? subtitle }
    }

    /// Sets the localized subtitle of the page, which appears below the title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the subtitle of the page without localization. The subtitle appears below the title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets how the navigation bar shows the title of the page. Has no effect on macOS.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar { $0.displayMode = displayMode.kind }
    }

    /// Sets how the toolbar shows the title of the page. Has no effect on macOS.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBar { $0.displayMode = mode.kind }
    }

    /// Sets the title of the page, but not that of the window.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationBar { $0.title = title }
    }

    /// Sets the localized title of the page, but not that of the window.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBar { $0.title = Text(titleKey) }
    }

    /// Sets the title of the page, but not that of the window, without localization.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationBar { $0.title = Text(title) }
    }

    /// Sets the title of the page and how the navigation bar shows it.
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar {
            $0.title = title
            $0.displayMode = displayMode.kind
        }
    }

    /// Sets the localized title of the page and how the navigation bar shows it.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Sets the title of the page, without localization, and how the navigation bar shows it.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Sets whether the navigation bar of the page is hidden.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBar { $0.isBarHidden = hidden }
    }

    /// Sets whether the back button of the page is hidden. Hiding it also disables the swipe back on iOS.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBar { $0.isBackButtonHidden = hidesBackButton }
    }

    /// Adds a leading and a trailing view to the navigation bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(
            ToolbarModifier(entries: [
                ToolbarEntry(placement: .navigationBarLeading, content: leading),
                ToolbarEntry(placement: .navigationBarTrailing, content: trailing),
            ]))
    }

    /// Adds a view to the leading side of the navigation bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(entries: [ToolbarEntry(placement: .navigationBarLeading, content: leading)]))
    }

    /// Adds a view to the trailing side of the navigation bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(entries: [ToolbarEntry(placement: .navigationBarTrailing, content: trailing)]))
    }
}
