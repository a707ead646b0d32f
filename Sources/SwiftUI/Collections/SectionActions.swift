import SwiftUICore

struct SectionActionsTraitKey: _TraitKey { typealias Value = AnyView }

/// Gives actions to a section, at the place where its platform shows them.
private struct SectionActionsModifier<Actions: View> {
    let actions: Actions
    @Environment(\.surfaces) private var surfaces

    init(actions: Actions) {
        self.actions = actions
    }
}

extension SectionActionsModifier: ViewModifier {
    func body(content: Content) -> some View {
        let showsInHeader = surfaces.profile.lists.showsSectionActionsInHeaders
        content
            .modifier(_TraitWritingModifier<SectionActionsTraitKey>(value: AnyView(actions)))
            .environment(\.sectionActions, showsInHeader ? nil : AnyView(actions))
    }
}

extension View {
    /// Adds actions to a section of a list.
    ///
    /// On iOS they are rows after the section's content. On macOS they are at the trailing edge of the section's header while the pointer
    /// is over it.
    ///
    ///     Section("Bookmarks") {
    ///         ForEach(bookmarks) { BookmarkRow($0) }
    ///     }
    ///     .sectionActions { Button("Add", systemImage: "plus") { add() } }
    ///
    /// Follows https://developer.apple.com/documentation/swiftui/view/sectionactions(content:)
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(SectionActionsModifier(actions: content()))
    }
}
