import SwiftUICore

/// The arrow of a row of an outline, which shows or hides the rows below it. Rows that have none leave its space empty.
struct OutlineArrow {
    var isOpen: Binding<Bool>?
    @Environment(\.platformProfile) private var profile
    @Environment(\.lengthScale) private var scale

    nonisolated init(isOpen: Binding<Bool>?) {
        self.isOpen = isOpen
    }
}

extension OutlineArrow: View {
    var body: some View {
        let metrics = profile.lists
        let isTurned = isOpen?.wrappedValue ?? false
        ActionTarget(action: { withAnimation(.easeInOut(duration: 0.25)) { isOpen?.wrappedValue.toggle() } }) {
            Image(systemName: "chevron.forward")
                .font(.system(size: metrics.outlineArrowFontSize, weight: .semibold, relativeTo: .body))
                .foregroundStyle(metrics.tintsArrows ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .pointingDown(isTurned)
                .frame(width: scale(metrics.outlineArrowSize.width), height: scale(metrics.outlineArrowSize.height))
        }
        .preference(
            key: RowExpansionKey.self,
            value: isOpen.map { isOpen in
                RowExpansion(isExpanded: isTurned) { isExpanded in withAnimation { isOpen.wrappedValue = isExpanded } }
            }
        )
        .opacity(isOpen == nil ? 0 : 1)
        .disabled(isOpen == nil)
        .accessibilityHidden(isOpen == nil)
        .accessibilityLabel(Text(isTurned ? "Collapse" : "Expand"))
    }
}

/// Whether the rows below a row of a tree are shown, and the function that shows or hides them.
struct RowExpansion: Equatable {
    var isExpanded: Bool
    var set: @MainActor (Bool) -> Void

    static func == (first: RowExpansion, second: RowExpansion) -> Bool { first.isExpanded == second.isExpanded }
}

struct RowExpansionKey: PreferenceKey {
    static var defaultValue: RowExpansion? { nil }

    static func reduce(value: inout RowExpansion?, nextValue: () -> RowExpansion?) {
        value = value ?? nextValue()
    }
}
