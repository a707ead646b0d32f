import SwiftUICore

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// The room that is left.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The distance between groups of items.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Space between the items of a toolbar.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .bottomBar) { Button("Archive", action: archive) }
///     ToolbarSpacer(placement: .bottomBar)
///     ToolbarItem(placement: .bottomBar) { Button("Reply", action: reply) }
/// }
/// ```
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space with the placement of the items on its sides.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    /// The distance between groups of items, in points. An estimate; no reference value is known.
    private static let distance: CGFloat = 16

    public func _appendItems(to items: inout _ToolbarItems) {
        var entry =
            sizing == .flexible
            ? ToolbarEntry(placement: placement, content: Spacer())
            : ToolbarEntry(placement: placement, content: Color.clear.frame(width: Self.distance, height: 1).accessibilityHidden(true))
        entry.isFlexibleSpace = sizing == .flexible
        entry.isFixedSpace = sizing == .fixed
        items.entries.append(entry)
    }
}
