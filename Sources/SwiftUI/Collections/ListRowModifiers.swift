import SwiftUICore

struct RowInsetsTraitKey: _ViewTraitKey { typealias Value = EdgeInsets? }
struct RowBackgroundTraitKey: _ViewTraitKey { typealias Value = AnyView? }
struct RowSeparatorTraitKey: _ViewTraitKey { typealias Value = [VerticalEdge: Visibility] }
struct RowSeparatorTintTraitKey: _ViewTraitKey { typealias Value = [VerticalEdge: Color] }
struct SectionSeparatorTraitKey: _ViewTraitKey { typealias Value = [VerticalEdge: Visibility] }
struct OnDeleteTraitKey: _ViewTraitKey { typealias Value = (IndexSet) -> Void }
struct OnMoveTraitKey: _ViewTraitKey { typealias Value = (IndexSet, Int) -> Void }
struct DeleteDisabledTraitKey: _ViewTraitKey { typealias Value = Bool }
struct MoveDisabledTraitKey: _ViewTraitKey { typealias Value = Bool }
struct SelectionDisabledTraitKey: _ViewTraitKey { typealias Value = Bool }
struct BadgeTraitKey: _ViewTraitKey { typealias Value = Text? }
struct LeadingSwipeTraitKey: _ViewTraitKey { typealias Value = SwipeActions }
struct TrailingSwipeTraitKey: _ViewTraitKey { typealias Value = SwipeActions }

/// What a row shows beside it when it is swiped to the side.
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

extension View {
    nonisolated private func rowTrait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        modifier(_TraitWritingModifier<Key>(value: value))
    }

    /// Sets the room between a row of a list and its content, in points; nil for the style's.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTrait(RowInsetsTraitKey.self, insets)
    }

    /// Puts a view behind a row of a list; nil for the style's background.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        rowTrait(RowBackgroundTraitKey.self, view.map { AnyView($0) })
    }

    /// Shows or hides the lines over and under a row of a list.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowSeparatorTraitKey.self, edges.dictionary(visibility))
    }

    /// Colours the lines over and under a row of a list.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowSeparatorTintTraitKey.self, color.map { edges.dictionary($0) } ?? [:])
    }

    /// Shows or hides the lines over and under a section of a list.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(SectionSeparatorTraitKey.self, edges.dictionary(visibility))
    }

    /// Colours the lines over and under a section of a list.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowSeparatorTintTraitKey.self, color.map { edges.dictionary($0) } ?? [:])
    }

    /// Colours what stands out in a row of a list, such as its icon.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        self.tint(tint)
    }

    /// Says whether a row of a list must stay.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(DeleteDisabledTraitKey.self, isDisabled)
    }

    /// Says whether a row of a list must stay where it is.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(MoveDisabledTraitKey.self, isDisabled)
    }

    /// Says whether a row of a list cannot be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(SelectionDisabledTraitKey.self, isDisabled)
    }

    /// Shows a number beside a row of a list or on a tab; none for zero.
    nonisolated public func badge(_ count: Int) -> some View {
        rowTrait(BadgeTraitKey.self, count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text beside a row of a list or on a tab.
    nonisolated public func badge(_ label: Text?) -> some View {
        rowTrait(BadgeTraitKey.self, label)
    }

    /// Shows a text beside a row of a list or on a tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        rowTrait(BadgeTraitKey.self, key.map { Text($0) })
    }

    /// Shows a text beside a row of a list or on a tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        rowTrait(BadgeTraitKey.self, label.map { Text($0) })
    }

    /// Shows buttons beside a row of a list when it is swiped to the side.
    ///
    /// - Parameters:
    ///   - edge: The side where the buttons are shown.
    ///   - allowsFullSwipe: Whether a long swipe does what the first button does.
    ///   - content: The buttons, the first one at the edge.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(SwipeActionsModifier(edge: edge, actions: actions))
    }
}

private struct SwipeActionsModifier {
    var edge: HorizontalEdge
    var actions: SwipeActions
}

extension SwipeActionsModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        content
            .modifier(OptionalTrait<LeadingSwipeTraitKey>(value: edge == .leading ? actions : nil))
            .modifier(OptionalTrait<TrailingSwipeTraitKey>(value: edge == .trailing ? actions : nil))
    }
}

/// A trait that may be left unset.
private struct OptionalTrait<Key: _ViewTraitKey> {
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
    /// Lets the elements be deleted: the function is called with their offsets.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OptionalActionTraitKey<OnDeleteTraitKey>>(value: action))
    }

    /// Lets the elements be moved: the function is called with their offsets and the offset before which they come to lie.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OptionalActionTraitKey<OnMoveTraitKey>>(value: action))
    }
}

/// An action that may be missing: then the elements cannot do what it stands for.
struct OptionalActionTraitKey<Key: _ViewTraitKey>: _ViewTraitKey {
    typealias Value = Key.Value?
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }

    /// Where the line under a row of a list begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the line under a row of a list ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
