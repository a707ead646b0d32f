import SwiftUICore

/// A row that reveals its swipe actions when it is dragged sideways.
struct SwipeableRow<Content: View>: View {
    var leading: SwipeActions?
    var trailing: SwipeActions?
    /// Deletes the row; used for the default action if the row has no actions of its own, and while the list is edited.
    var delete: (() -> Void)?
    /// Whether the list is edited, so that a control in the row reveals the deletion instead of a swipe.
    var isEdited: Bool
    var identity: AnyHashable?
    var openRow: Binding<AnyHashable?>
    var content: Content
    @State private var own = UUID()
    @State private var offset: CGFloat = 0
    @State private var start: CGFloat = 0
    @State private var leadingWidth: CGFloat = 0
    @State private var trailingWidth: CGFloat = 0
    @State private var width: CGFloat = 0
    @State private var trigger = SwipeTrigger()

    init(
        leading: SwipeActions?, trailing: SwipeActions?, delete: (() -> Void)?, isEdited: Bool, identity: AnyHashable?,
        openRow: Binding<AnyHashable?>, @ViewBuilder content: () -> Content
    ) {
        self.leading = isEdited ? nil : leading
        self.trailing = isEdited ? nil : trailing
        self.delete = isEdited || leading == nil ? delete : nil
        self.isEdited = isEdited
        self.identity = identity
        self.openRow = openRow
        self.content = content()
    }

    private var hasLeading: Bool { leading != nil }
    private var hasTrailing: Bool { trailing != nil || delete != nil }
    private var allowsFullTrailing: Bool { trailing?.allowsFullSwipe ?? true }

    var body: some View {
        content
            .environment(\.revealDeletion, isEdited && delete != nil ? RevealDeletionAction { reveal() } : nil)
            .overlay {
                // While actions are shown the next touch of a row only hides them.
                if openRow.wrappedValue != nil {
                    Color.clear.contentShape(Rectangle()).onTapGesture { openRow.wrappedValue = nil }.accessibilityHidden(true)
                }
            }
            .offset(x: offset)
            .background {
                if offset < 0, hasTrailing {
                    buttons(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
                } else if offset > 0, let leading {
                    row(.leading, leading.content).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
            .gesture(drag, including: !isEdited && (hasLeading || hasTrailing) ? .all : .subviews)
            .onChange(of: openRow.wrappedValue) { _, row in
                if row != AnyHashable(own), offset != 0 { close() }
            }
    }

    @ViewBuilder private func buttons(_ edge: HorizontalEdge) -> some View {
        if let trailing {
            row(.trailing, trailing.content)
        } else {
            row(.trailing, AnyView(Button("Delete", role: .destructive) { delete?() }))
        }
    }

    private func row(_ edge: HorizontalEdge, _ content: AnyView) -> some View {
        // The first button is the outermost.
        FlippedRow(isFlipped: edge == .trailing) { content }
            .buttonStyle(SwipeButtonStyle(done: close))
            .symbolVariant(.fill)
            .onPreferenceChange(FirstSwipeAction.self) { trigger.first = $0 }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                if edge == .trailing { trailingWidth = width } else { leadingWidth = width }
            }
            .frame(maxHeight: .infinity)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                if start == 0, offset == 0, abs(value.translation.height) > abs(value.translation.width) { return }
                var target = start + value.translation.width
                if !hasLeading { target = min(0, target) }
                if !hasTrailing { target = max(0, target) }
                offset = target
                openRow.wrappedValue = AnyHashable(own)
            }
            .onEnded { _ in
                let isFull = width > 0 && abs(offset) > width * 0.6
                withAnimation(.spring(duration: 0.3)) {
                    if offset < 0, isFull, allowsFullTrailing {
                        if let delete, trailing == nil { delete() } else { trigger.first?.perform() }
                        offset = 0
                    } else if offset > 0, isFull, leading?.allowsFullSwipe == true {
                        trigger.first?.perform()
                        offset = 0
                    } else if offset < -max(20, trailingWidth / 2) {
                        offset = -max(trailingWidth, SwipeButtonStyle.minWidth)
                    } else if offset > max(20, leadingWidth / 2) {
                        offset = max(leadingWidth, SwipeButtonStyle.minWidth)
                    } else {
                        offset = 0
                    }
                    start = offset
                    if offset == 0 { openRow.wrappedValue = nil }
                }
            }
    }

    private func reveal() {
        withAnimation(.spring(duration: 0.3)) {
            offset = -max(trailingWidth, SwipeButtonStyle.minWidth)
            start = offset
            openRow.wrappedValue = AnyHashable(own)
        }
    }

    private func close() {
        withAnimation(.spring(duration: 0.3)) {
            offset = 0
            start = 0
        }
        if openRow.wrappedValue == AnyHashable(own) { openRow.wrappedValue = nil }
    }
}

/// Reveals the button that deletes a row.
struct RevealDeletionAction {
    let perform: @MainActor () -> Void
}

extension EnvironmentValues {
    /// Reveals the button that deletes the row around a view; nil where there is none.
    @Entry var revealDeletion: RevealDeletionAction?
}

/// The control of a row of an edited list that reveals the button that deletes the row.
struct DeletionControl: View {
    @Environment(\.surfaces) private var surfaces
    @Environment(\.revealDeletion) private var reveal

    init() {}

    var body: some View {
        ActionTarget(action: { reveal?.perform() }) {
            Image(systemName: "minus.circle.fill").font(.system(size: 22, relativeTo: .body)).foregroundStyle(surfaces.destructive)
        }
        .accessibilityLabel(Text("Delete"))
    }
}

/// Holds the action of the first swipe button, which a full swipe performs.
final class SwipeTrigger {
    var first: SwipeAction?
}

/// The action of a swipe button. It is the same object for the lifetime of the button, so that evaluating the button's body again does not
/// change the preference.
final class SwipeAction: Equatable {
    private(set) var perform: @MainActor () -> Void = {}

    /// Replaces the action.
    func performing(_ action: @escaping @MainActor () -> Void) -> SwipeAction {
        perform = action
        return self
    }

    static func == (first: SwipeAction, second: SwipeAction) -> Bool { first === second }
}

/// The action of the first swipe button.
private struct FirstSwipeAction: PreferenceKey {
    static var defaultValue: SwipeAction? { nil }

    static func reduce(value: inout SwipeAction?, nextValue: () -> SwipeAction?) {
        value = value ?? nextValue()
    }
}

/// A horizontal stack with the opposite layout direction if flipped, which starts at the trailing edge.
private struct FlippedRow<Content: View>: View {
    var isFlipped: Bool
    var content: Content
    @Environment(\.layoutDirection) private var direction

    init(isFlipped: Bool, @ViewBuilder content: () -> Content) {
        self.isFlipped = isFlipped
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 0) { content }
            .environment(\.layoutDirection, isFlipped == (direction == .leftToRight) ? .rightToLeft : .leftToRight)
    }
}

/// A style for swipe actions: as high as the row, with a background in the tint.
private struct SwipeButtonStyle {
    static let minWidth: CGFloat = 74
    var done: () -> Void

    nonisolated init(done: @escaping () -> Void) {
        self.done = done
    }
}

extension SwipeButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, done: done)
    }
}

private struct SwipeButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var done: () -> Void
    @Environment(\.tintStyle) private var tint
    @Environment(\.surfaces) private var surfaces
    @State private var action = SwipeAction()

    private var fill: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(surfaces.destructive) }
        return tint ?? AnyShapeStyle(Color.gray)
    }

    var body: some View {
        configuration.label
            .labelStyle(.swipe)
            .lineLimit(1)
            .foregroundStyle(Color.white)
            .font(.system(size: surfaces.profile.lists.swipeFontSize))
            .environment(\.layoutDirection, .leftToRight)
            .padding(.horizontal, 12)
            .frame(minWidth: SwipeButtonStyle.minWidth, maxHeight: .infinity)
            .background(Rectangle().fill(fill))
            .contentShape(Rectangle())
            .onTapGesture {
                configuration.trigger()
                done()
            }
            .preference(key: FirstSwipeAction.self, value: action.performing { [configuration] in configuration.trigger() })
    }
}

/// A label style that shows only the icon.
private struct SwipeLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        configuration.icon.font(.system(size: 20)).symbolVariant(.fill)
            .accessibilityHidden(true)
            .accessibilityRepresentation { configuration.title }
    }
}

extension LabelStyle where Self == SwipeLabelStyle {
    fileprivate static var swipe: SwipeLabelStyle { SwipeLabelStyle() }
}
