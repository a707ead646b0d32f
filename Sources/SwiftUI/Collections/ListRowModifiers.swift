import SwiftUICore

struct RowInsetsTraitKey: _TraitKey { typealias Value = EdgeInsets? }
struct RowBackgroundTraitKey: _TraitKey { typealias Value = AnyView? }
struct RowSeparatorTraitKey: _TraitKey { typealias Value = [VerticalEdge: Visibility] }
struct RowSeparatorTintTraitKey: _TraitKey { typealias Value = [VerticalEdge: Color] }
struct SectionMarginsTraitKey: _TraitKey { typealias Value = SectionMargins }
struct SectionSeparatorTraitKey: _TraitKey { typealias Value = [VerticalEdge: Visibility] }
struct OnDeleteTraitKey: _TraitKey { typealias Value = (IndexSet) -> Void }
struct OnMoveTraitKey: _TraitKey { typealias Value = (IndexSet, Int) -> Void }
struct DeleteDisabledTraitKey: _TraitKey { typealias Value = Bool }
struct MoveDisabledTraitKey: _TraitKey { typealias Value = Bool }
struct SelectionDisabledTraitKey: _TraitKey { typealias Value = Bool }
struct BadgeTraitKey: _TraitKey { typealias Value = Text? }
struct LeadingSwipeTraitKey: _TraitKey { typealias Value = SwipeActions }
struct TrailingSwipeTraitKey: _TraitKey { typealias Value = SwipeActions }

/// The buttons that swiping a row reveals.
struct SwipeActions {
    var allowsFullSwipe: Bool
    var content: AnyView
}

extension VerticalEdge.Set {
    fileprivate func dictionary<Value>(_ value: Value) -> [VerticalEdge: Value] {
        var result: [VerticalEdge: Value] = [:]
        if contains(.top) { result[.top] = value }
        if contains(.bottom) { result[.bottom] = value }
        return result
    }
}

extension ContainerValues {
    /// Whether the user cannot select the row.
    @Entry var isSelectionDisabled = false

    /// Whether the user cannot delete the row.
    @Entry var isDeleteDisabled = false
}

extension View {
    nonisolated private func rowTrait<Key: _TraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        modifier(_TraitWritingModifier<Key>(value: value))
    }

    /// Sets the insets of the content in its list row, in points; nil for those of the list style.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTrait(RowInsetsTraitKey.self, insets)
    }

    /// Sets the insets of the content in its list row at some edges, in points; nil for those of the list style. Lengths that are not
    /// finite count as 0.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTrait(RowEdgeInsetsTraitKey.self, RowEdgeInsets(edges, length))
    }

    /// Sets the background of a list row; nil for that of the list style.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        rowTrait(RowBackgroundTraitKey.self, view.map { AnyView($0) })
    }

    /// Sets the visibility of the separators above and below a list row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowSeparatorTraitKey.self, edges.dictionary(visibility))
    }

    /// Sets the colour of the separators above and below a list row; nil for the default colour.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowSeparatorTintTraitKey.self, color.map { edges.dictionary($0) } ?? [:])
    }

    /// Sets the visibility of the separators of the rows in a list section.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(SectionSeparatorTraitKey.self, edges.dictionary(visibility))
    }

    /// Sets the colour of the separators of the rows in a list section; nil for the default colour.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowSeparatorTintTraitKey.self, color.map { edges.dictionary($0) } ?? [:])
    }

    /// Sets the space around the sections of the lists in the view, or around the section that is this view, at some edges, in points;
    /// nil for the default. Negative and non-finite lengths count as 0.
    ///
    /// At the leading and trailing edges it is the space between the edges of the list and the rows; above and below it is added to the
    /// spacing of the sections.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        let length = length.map { $0.isFinite ? max(0, $0) : 0 }
        let margins = SectionMargins(edges, length)
        return rowTrait(SectionMarginsTraitKey.self, margins).changingEnvironment(\.listSettings.sectionMargins) { $0.merge(margins) }
    }

    /// Sets the tint of the icons of labels in a list; nil for that of the views around it. Controls keep their own.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { .fixed($0) })
    }

    /// Sets the tint of the icons of labels in a list; nil for that of the views around it. Controls keep their own.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets whether the user cannot delete a list row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(DeleteDisabledTraitKey.self, isDisabled).containerValue(\.isDeleteDisabled, isDisabled)
    }

    /// Sets whether the user cannot move a list row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(MoveDisabledTraitKey.self, isDisabled)
    }

    /// Sets whether the user cannot select a list row.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(SelectionDisabledTraitKey.self, isDisabled).containerValue(\.isSelectionDisabled, isDisabled)
    }

    /// Shows a number as the badge of a list row or tab; 0 removes the badge.
    nonisolated public func badge(_ count: Int) -> some View {
        rowTrait(BadgeTraitKey.self, count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text as the badge of a list row or tab; nil removes the badge.
    nonisolated public func badge(_ label: Text?) -> some View {
        rowTrait(BadgeTraitKey.self, label)
    }

    /// Shows a localized text as the badge of a list row or tab; nil removes the badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        rowTrait(BadgeTraitKey.self, key.map { Text($0) })
    }

    /// Shows a text as the badge of a list row or tab, without localization; nil removes the badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        rowTrait(BadgeTraitKey.self, label.map { Text($0) })
    }

    /// Sets the visual emphasis of the badges of the list rows in the view.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// Adds buttons that the user reveals by swiping a list row sideways. Several modifiers add their buttons to one another, the innermost first.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the buttons are revealed.
    ///   - allowsFullSwipe: Whether a long swipe performs the action of the first button.
    ///   - content: The buttons, starting with the outermost.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(SwipeActionsModifier(edge: edge, actions: actions))
    }
}

extension EnvironmentValues {
    /// The swipe actions that modifiers further out add to the row.
    @Entry fileprivate var outerSwipeActions: [HorizontalEdge: SwipeActions] = [:]
}

private struct SwipeActionsModifier {
    var edge: HorizontalEdge
    var actions: SwipeActions
    @Environment(\.outerSwipeActions) private var outer

    nonisolated init(edge: HorizontalEdge, actions: SwipeActions) {
        self.edge = edge
        self.actions = actions
    }

    /// The actions of this modifier and of those around it. The trait of the innermost modifier counts.
    private var all: [HorizontalEdge: SwipeActions] {
        outer.merging([edge: actions]) { outer, own in
            SwipeActions(
                allowsFullSwipe: own.allowsFullSwipe,
                content: AnyView(
                    Group {
                        own.content
                        outer.content
                    }))
        }
    }
}

extension SwipeActionsModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        content
            .environment(\.outerSwipeActions, all)
            .modifier(OptionalTrait<LeadingSwipeTraitKey>(value: edge == .leading ? all[edge] : nil))
            .modifier(OptionalTrait<TrailingSwipeTraitKey>(value: edge == .trailing ? all[edge] : nil))
    }
}

/// Writes a trait if its value is not nil.
private struct OptionalTrait<Key: _TraitKey> {
    var value: Key.Value?
}

extension OptionalTrait: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if let value {
            content.modifier(_TraitWritingModifier<Key>(value: value))
        } else {
            content
        }
    }
}

extension DynamicViewContent {
    /// Lets the user delete elements. The action receives their offsets; nil disables deleting.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OptionalActionTraitKey<OnDeleteTraitKey>>(value: action))
    }

    /// Lets the user move elements; nil disables moving.
    ///
    /// The action receives the offsets of the elements and the offset before which to insert them, as in `move(fromOffsets:toOffset:)`.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OptionalActionTraitKey<OnMoveTraitKey>>(value: action))
    }
}

/// A trait with an action that is nil where the elements do not support it.
struct OptionalActionTraitKey<Key: _TraitKey>: _TraitKey {
    typealias Value = Key.Value?
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
