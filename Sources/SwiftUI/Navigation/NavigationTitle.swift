import SwiftUICore

/// What a bar is made of.
public struct NavigationBarItem: Sendable {
    /// How a bar shows its title.
    public enum TitleDisplayMode: Sendable {
        /// As the page before; large at the beginning.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Large, under the bar, until the content is scrolled.
        case large
    }
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As the platform does.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large, until the content is scrolled.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large, in the bar itself.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// In the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
    /// Gives the page a title.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        navigationBar { $0.title = title }.preference(key: WindowTitleKey.self, value: title)
    }

    /// Gives the page a title.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Gives the page a title.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Gives the page a title that may be edited elsewhere.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
    }

    /// Gives the page a second title, under or after the first.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBar { $0.subtitle = subtitle }
    }

    /// Gives the page a second title, under or after the first.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Gives the page a second title, under or after the first.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Says how the bar shows the page's title.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar { $0.displayMode = displayMode }
    }

    /// Says how the bar shows the page's title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBar { $0.displayMode = mode.mode }
    }

    /// Gives the page a title.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationBar { $0.title = title }
    }

    /// Gives the page a title.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBar { $0.title = Text(titleKey) }
    }

    /// Gives the page a title.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationBar { $0.title = Text(title) }
    }

    /// Gives the page a title and says how the bar shows it.
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar {
            $0.title = title
            $0.displayMode = displayMode
        }
    }

    /// Gives the page a title and says how the bar shows it.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Gives the page a title and says how the bar shows it.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Hides the bar of the page.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBar { $0.isBarHidden = hidden }
    }

    /// Hides the button that goes back from the page.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBar { $0.isBackButtonHidden = hidesBackButton }
    }

    /// Puts views into the bar: one before the title, one after it.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(ToolbarModifier(entries: [
            ToolbarEntry(placement: .navigationBarLeading, content: leading),
            ToolbarEntry(placement: .navigationBarTrailing, content: trailing),
        ]))
    }

    /// Puts a view into the bar before the title.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(entries: [ToolbarEntry(placement: .navigationBarLeading, content: leading)]))
    }

    /// Puts a view into the bar after the title.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(entries: [ToolbarEntry(placement: .navigationBarTrailing, content: trailing)]))
    }
}
