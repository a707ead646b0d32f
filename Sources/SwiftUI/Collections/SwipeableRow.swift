import SwiftUICore

/// A row that can be swiped to the side to show buttons beside it.
struct SwipeableRow<Content: View>: View {
    var leading: SwipeActions?
    var trailing: SwipeActions?
    /// Deletes the row, where the row has no actions of its own for that.
    var delete: (() -> Void)?
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
        leading: SwipeActions?, trailing: SwipeActions?, delete: (() -> Void)?, identity: AnyHashable?,
        openRow: Binding<AnyHashable?>, @ViewBuilder content: () -> Content
    ) {
        self.leading = leading
        self.trailing = trailing
        self.delete = delete
        self.identity = identity
        self.openRow = openRow
        self.content = content()
    }

    private var hasLeading: Bool { leading != nil }
    private var hasTrailing: Bool { trailing != nil || delete != nil }
    private var allowsFullTrailing: Bool { trailing?.allowsFullSwipe ?? true }

    var body: some View {
        content
            .offset(x: offset)
            .background {
                if offset < 0, hasTrailing {
                    buttons(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
                } else if offset > 0, let leading {
                    row(.leading, leading.content).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
            .gesture(drag, including: hasLeading || hasTrailing ? .all : .subviews)
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
        // The first button lies at the edge.
        FlippedRow(isFlipped: edge == .trailing) { content }
            .buttonStyle(SwipeButtonStyle(isFlipped: edge == .trailing, trigger: trigger, done: close))
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
                        if let delete, trailing == nil { delete() } else { trigger.first?() }
                        offset = 0
                    } else if offset > 0, isFull, leading?.allowsFullSwipe == true {
                        trigger.first?()
                        offset = 0
                    } else if offset < -max(20, trailingWidth / 2) {
                        offset = -max(trailingWidth, SwipeButtonStyle.minWidth)
                    } else if offset > max(20, leadingWidth / 2) {
                        offset = max(leadingWidth, SwipeButtonStyle.minWidth)
                    } else {
                        offset = 0
                    }
                    start = offset
                }
            }
    }

    private func close() {
        withAnimation(.spring(duration: 0.3)) {
            offset = 0
            start = 0
        }
    }
}

/// The action of the button that a long swipe presses: the first one.
final class SwipeTrigger {
    var first: (@MainActor () -> Void)?
}

/// A row that begins at the trailing edge.
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

/// A button beside a row: as high as the row, filled with its tint.
private struct SwipeButtonStyle {
    static let minWidth: CGFloat = 74
    var isFlipped: Bool
    var trigger: SwipeTrigger
    var done: () -> Void

    nonisolated init(isFlipped: Bool, trigger: SwipeTrigger, done: @escaping () -> Void) {
        self.isFlipped = isFlipped
        self.trigger = trigger
        self.done = done
    }
}

extension SwipeButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, trigger: trigger, done: done)
    }
}

private struct SwipeButton: View {
    var configuration: PrimitiveButtonStyleConfiguration
    var trigger: SwipeTrigger
    var done: () -> Void
    @Environment(\.tintStyle) private var tint
    @Environment(\.surfaces) private var surfaces

    private var fill: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(surfaces.destructive) }
        return tint ?? AnyShapeStyle(Color.gray)
    }

    var body: some View {
        if trigger.first == nil { trigger.first = { configuration.trigger() } }
        return configuration.label
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
    }
}

/// A label whose icon says enough.
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
